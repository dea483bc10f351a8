// Dwarves, gold, what lies on the goals, some marks: one file of its own.

export { roleCard } from './cards/roles';
export { find } from './cards/goals';
export { goldCard } from './cards/gold';
export { peekMark, removeMark, whyNot } from './marks/feedback';

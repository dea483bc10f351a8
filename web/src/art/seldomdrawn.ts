// Dwarves, gold, what lies on the goals, some marks: one file of its own.

export { roleCard } from './dwarves';
export { find } from './finds';
export { goldCard } from './goldcard';
export { peekMark, removeMark, whyNot } from './latemarks';

// Dwarves, gold and what lies on the goals: one file of its own.

export { roleCard } from './dwarves';
export { find } from './finds';
export { goldCard } from './goldcard';

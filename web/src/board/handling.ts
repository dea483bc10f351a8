// What comes after the board itself: one file of its own.

export { cellKeys } from './cellkeys.ts';
export { describeCell, describeRow } from './describe.ts';
export { Hands } from './hands.ts';
export { changes } from './motion.ts';
export { default as Over } from './Over.svelte';

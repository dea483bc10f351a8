// What comes after the board itself: one file of its own.

export { cellKeys } from './cell-keys.ts';
export { describeCell, describeRow } from '../a11y/describe.ts';
export { Hands } from './input.ts';
export { changes } from '../animation.ts';
export { default as Over } from '../camera/CameraControls.svelte';

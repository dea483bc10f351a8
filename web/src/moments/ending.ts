// What is needed only when a round ends: one file of its own.

export { default as Ending } from './Ending.svelte';
export { storyOf } from './story.ts';

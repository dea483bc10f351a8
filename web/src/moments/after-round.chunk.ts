// What is needed only when a round ends: one file of its own.

export { default as Ending } from './AfterRound.svelte';
export { storyOf } from '../play/round-end/story.ts';

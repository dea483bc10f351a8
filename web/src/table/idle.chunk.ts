// What somebody opens, what seldom lies on the table, and the log: one file of its own.

export { default as Applicants } from './seats/Applicants.svelte';
export { default as Around } from './layout/TableOverlays.svelte';
export { default as AskForSeat } from './seats/AskForSeat.svelte';
export { default as Ballot } from './seats/Ballot.svelte';
export { default as ClockBar } from './clock/ClockBar.svelte';
export { default as Deal } from './seats/RoleDeck.svelte';
export { default as Drawer } from './drawer/Drawer.svelte';
export { dropAt } from './hand/drop-target.ts';
export { explain } from './actions/refusal-text.ts';
export { default as MenuSheet } from './menu/MenuSheet.svelte';
export { default as PlayerSheet } from './seats/PlayerSheet.svelte';
export { default as ReplayLink } from './menu/ReplayLink.svelte';
export { default as SinceLast } from './drawer/Recap.svelte';
export { default as Stalled } from './seats/AbsentPlayer.svelte';
export { default as StandIn } from './seats/StandIn.svelte';
export { default as Talk } from './drawer/Chat.svelte';
export { sayGhost } from './actions/preview-text.ts';
export { default as WelcomeBack } from './seats/WelcomeBack.svelte';

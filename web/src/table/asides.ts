// What somebody opens, what seldom lies on the table, and the log: one file of its own.

export { default as Applicants } from './Applicants.svelte';
export { default as Around } from './Around.svelte';
export { default as AskForSeat } from './AskForSeat.svelte';
export { default as Ballot } from './Ballot.svelte';
export { default as ClockBar } from './ClockBar.svelte';
export { default as Deal } from './Deal.svelte';
export { default as Drawer } from './Drawer.svelte';
export { dropAt } from './dropping.ts';
export { explain } from './explain.ts';
export { default as MenuSheet } from './MenuSheet.svelte';
export { default as PlayerSheet } from './PlayerSheet.svelte';
export { default as ReplayLink } from './ReplayLink.svelte';
export { default as SinceLast } from './SinceLast.svelte';
export { default as Stalled } from './Stalled.svelte';
export { default as StandIn } from './StandIn.svelte';
export { default as Talk } from './Talk.svelte';
export { sayGhost } from './saying.ts';
export { default as WelcomeBack } from './WelcomeBack.svelte';

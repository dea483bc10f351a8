// What phones have no room for: the name of the game, seats as a rail, what lies beside the hand.

export { default as EndTurn } from './actions/EndTurn.svelte';
export { default as GameName } from './layout/GameName.svelte';
export { toolNews } from './seats/tool-changes.ts';
export { default as RulesLink } from './menu/RulesLink.svelte';
export { default as SeatRow } from './seats/SeatRow.svelte';
export { default as Stocks } from './hand/DrawPiles.svelte';

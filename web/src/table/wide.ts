// What phones have no room for: the name of the game, seats as a rail, what lies beside the hand.

export { default as EndTurn } from './EndTurn.svelte';
export { default as GameName } from './GameName.svelte';
export { toolNews } from './news.ts';
export { default as RulesLink } from './RulesLink.svelte';
export { default as SeatRow } from './SeatRow.svelte';
export { default as Stocks } from './Stocks.svelte';

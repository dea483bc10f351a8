/** The table as it was when a round ended, although the next one may be dealt already. */

import {
  type Board,
  cellKey,
  type GameEvent,
  isRoundEnd,
  type Spot,
  type View,
} from '../../base/protocol/view.ts';

/** Events that take a card off the board. */
const REMOVALS: ReadonlySet<string> = new Set(['fell', 'stormed', 'collapsed']);
/** Every way of a card is lit. */
const ALL_WAYS = -1;

/** The events of the round itself: what follows its end belongs to the next one. */
function ofRound(events: readonly GameEvent[]): readonly GameEvent[] {
  const end = events.findIndex(isRoundEnd);
  return end < 0 ? events : events.slice(0, end);
}

/** The board as it was when the round ended. */
export function boardAtEnd(before: Board, events: readonly GameEvent[]): Board {
  const tiles = { ...before.tiles };
  const lit = { ...before.lit };
  for (const { did, at, tile } of ofRound(events)) {
    if (!at) continue;
    const cell = cellKey(at);
    if (REMOVALS.has(did)) Reflect.deleteProperty(tiles, cell);
    if (!tile) continue;
    tiles[cell] = tile[0] + (tile[1] === 0 ? '' : '~');
    lit[cell] = ALL_WAYS;
  }
  return { tiles, covered: before.covered.filter((cell) => !(cell in tiles)), lit };
}

/** Where each figure stood when the round ended. */
function pawnsAtEnd(
  before: readonly (Spot | null)[],
  events: readonly GameEvent[],
): (Spot | null)[] {
  const pawns = [...before];
  for (const { did, seat, to } of ofRound(events)) {
    if (did === 'stepped' && seat !== undefined && Array.isArray(to)) pawns[seat] = to;
  }
  return pawns;
}

/** What was to be seen when the round ended: the last view, unless it shows the next round. */
export function viewAtEnd<GameView extends View>(
  before: GameView,
  after: GameView,
  events: readonly GameEvent[],
): GameView {
  if (after.table.round === before.table.round) return after;
  const { board, pawn } = before.table;
  const moved = pawn && { pawn: pawnsAtEnd(pawn, events) };
  return { ...before, table: { ...before.table, board: boardAtEnd(board, events), ...moved } };
}

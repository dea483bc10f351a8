// Derives the targets on board and seats from the actions of a picked card.

import type { CellTarget, Ghost } from '../../board/a11y/describe.ts';
import type { Cards, GameModule } from '../../games/contract.ts';
import type { Choices } from '../../play/choices.ts';
import type { LogLine, TableModel } from '../../play/table.ts';
import type { Target } from '../../play/turn.svelte.ts';
import {
  type Action,
  actor,
  cellKey,
  isCell,
  goalOf,
  isLaid,
  lookedAt,
  type View,
} from '../../base/protocol/view.ts';
import { turnNumbers } from '../../play/log-turns.ts';

/** Actions whose kind of target differs from their verb. */
const KINDS: Readonly<Record<string, string>> = {
  step: 'walk',
  rockfall: 'remove',
  storm: 'remove',
  collapse: 'remove',
};

/** Cells of the board that are targets, goals among them. */
export function cellTargets(choices: Choices, view: View, isHint = false): Map<string, CellTarget> {
  const found = new Map<string, CellTarget>();
  for (const [cell, actions] of choices.cells) {
    const does = actions[0]?.do ?? '';
    const walk = does === 'step' ? view.routes?.[cell] : undefined;
    found.set(cell, { kind: KINDS[does] ?? does, turns: actions.length, walk, isHint });
  }
  for (const goal of choices.goals.keys()) {
    const cell = view.facts.goals[goal];
    if (cell !== undefined) found.set(cell, { kind: 'peek', turns: 1, isHint });
  }
  return found;
}

/** The target of a tap on a cell. */
export function targetAt(cell: string, choices: Choices, view: View): Target {
  const goal = view.facts.goals.indexOf(cell);
  return goal >= 0 && choices.goals.has(goal) ? { goal } : { cell };
}

/** Where the ghost of an action shows on the board. */
export function ghostOf(action: Action | null, view: View): Ghost | null {
  if (!action) return null;
  const goal = goalOf(action);
  if (goal !== undefined) {
    const cell = view.facts.goals[goal];
    return cell === undefined ? null : { cell };
  }
  const at = action.at ?? action.to;
  if (!at) return null;
  const cell = cellKey(at);
  if (!action.tile) return { cell };
  const [card, turn] = action.tile;
  return { cell, lay: turn === 0 ? card : `${card}~` };
}

/** Slots of a seat that the picked card can be played on; '' is the seat itself. */
export function toolTargets(
  choices: Choices,
  seat: number,
  game: GameModule,
  cards: Cards,
): Map<string, Action> {
  const found = new Map<string, Action>();
  for (const action of choices.seats.get(seat) ?? []) {
    found.set(game.toolOf(action, cards) ?? '', action);
  }
  return found;
}

/** The card that was laid last and its seat, unless it was removed since. */
export function lastLaid(
  log: readonly LogLine[],
  view: View,
): { cell: string; seat: number } | null {
  for (const { event } of [...log].reverse()) {
    if (event.did === 'roundbegan') return null;
    if (!isLaid(event) || !event.at) continue;
    const cell = cellKey(event.at);
    if (cell in view.table.board.tiles) return { cell, seat: event.seat ?? 0 };
  }
  return null;
}

/** By goal, the turn of this round in which the viewer looked at it. */
export function myPeeks(log: readonly LogLine[], me: number): Map<number, number> {
  const turns = turnNumbers(log);
  const found = new Map<number, number>();
  for (const { event, seq } of log) {
    if (event.did === 'roundbegan') found.clear();
    const goal = lookedAt(event);
    if (goal !== undefined && event.seat === me) found.set(goal, turns.get(seq) ?? seq);
  }
  return found;
}

/** Cells with cards of mine that wait for the end of my turn. */
export const stagedCells = (staged: readonly Action[], view: View): string[] =>
  staged
    .flatMap(({ at }) => (at && isCell(at) ? [cellKey(at)] : []))
    .filter((cell) => cell in view.table.board.tiles);

/** The seat that decides; with staged actions it is still the viewer's turn, although the view is past it. */
export const onTurn = (view: View, staged: readonly Action[], me: number): number =>
  staged.length > 0 ? me : actor(view);

/** It changes when another seat's turn begins. */
export const turnKey = ({ state: { view, staged, you, number } }: TableModel): string =>
  view ? `${number} ${view.table.round ?? 0} ${onTurn(view, staged, you)}` : '';

// Text for screen readers: descriptions of a cell, and of the effect of a card there.

import { rowName } from '../../base/place-names.ts';
import { layOf, type Route, type View } from '../../base/protocol/view.ts';
import { BESIDE, cellKey, readCell } from '../camera/camera.ts';
import type { Cards } from '../../art/cards/card.ts';
import { islandsOf } from '../islands.ts';

export interface CellTarget {
  /** `board-target-…` says it. */
  readonly kind: string;
  readonly turns: number;
  /** A hint shows it: the camera does not move for it. */
  readonly isHint?: boolean;
  /** How my pawn gets there. */
  readonly walk?: Route | undefined;
}

/** A card that would lie at a cell; without `lay` only the cell is meant (a rockfall, a look). */
export interface Ghost {
  readonly cell: string;
  readonly lay?: string;
  /** It is only proposed: the other targets step back. */
  readonly isHint?: boolean;
}

/** The few things of the catalogue that are needed here. */
export interface Teller {
  t(key: string, args?: Record<string, string | number>): string;
  lay(tile: string): string;
  card(id: string): string;
  place(cell: string): string;
  readonly game: string;
}

/** The marks that are drawn on top of the view. */
export interface Scene {
  readonly view: View;
  readonly cards: Cards;
  readonly targets?: ReadonlyMap<string, CellTarget> | undefined;
  readonly ghost?: Ghost | null | undefined;
  readonly staged?: readonly string[] | undefined;
  /** The newest card, and as a part of a sentence who laid it. */
  readonly last?: { cell: string; by: Record<string, string | number> } | null | undefined;
  readonly known?: ReadonlyMap<string, string> | undefined;
  /** The goal whose face is held open. */
  readonly held?: string | null | undefined;
  readonly goalKey: (goal: number) => string;
  /** In which turn I looked at a goal, by cell. */
  readonly looked?: ReadonlyMap<string, number | undefined> | undefined;
  /** Whom the floor is lit for; without it for everybody. */
  readonly light?: string | undefined;
  /** Further facts about a cell. */
  readonly told?: ((cell: string) => string[]) | undefined;
  /** Seen with the start below. */
  readonly turned?: boolean | undefined;
}

export const describeRow = (y: number, words: Teller): string =>
  words.t('board-row', { row: rowName(y, words.game) });

export function describeCell(key: string, scene: Scene, words: Teller): string {
  const marks = [
    ...describeContent(key, scene, words),
    ...(scene.told?.(key) ?? []),
    ...describeTarget(scene.targets?.get(key), words),
    ...(scene.ghost?.cell === key ? [describeGhost(scene.ghost, words)] : []),
    ...(scene.staged?.includes(key) ? [words.t('board-staged')] : []),
    ...(scene.last?.cell === key ? [words.t('board-last', scene.last.by)] : []),
  ];
  return words.t('board-cell', { place: words.place(key), what: marks.join(', ') });
}

function describeContent(key: string, scene: Scene, words: Teller): string[] {
  const { board } = scene.view.table;
  const lay = board.tiles[key];
  if (lay !== undefined) return [words.lay(lay), describeLight(key, lay, scene, words)];
  const goal = scene.view.facts.goals.indexOf(key);
  if (goal < 0 || !board.covered.includes(key)) return [words.t('board-empty')];
  const name = words.t('board-covered', { goal: words.t(scene.goalKey(goal)) });
  const face = scene.known?.get(key);
  if (face === undefined) return [name];
  if (scene.held === key) return [name, words.card(face)];
  const turn = scene.looked?.get(key);
  return [
    name,
    turn === undefined ? words.t('board-known') : words.t('board-known-turn', { turn }),
  ];
}

function describeLight(key: string, lay: string, scene: Scene, words: Teller): string {
  const { view, cards, light } = scene;
  if (cards.get(layOf(lay).card)?.kind === 'start') return words.t('board-start');
  const all = (1 << islandsOf(lay, cards).length) - 1;
  const lit = all & (view.table.board.lit[key] ?? 0);
  const how = lit === 0 ? 'board-cut' : lit === all ? 'board-joined' : 'board-half-joined';
  return words.t(light === undefined ? how : `${how}-${light}`);
}

function describeTarget(target: CellTarget | undefined, words: Teller): string[] {
  if (!target) return [];
  const { kind, walk } = target;
  const cost = walk && { ...walk, steps: walk.steps.length };
  const text = words.t(`board-target-${kind}`, cost);
  return target.turns > 1 ? [text, words.t('board-both-turns')] : [text];
}

const describeGhost = (ghost: Ghost, words: Teller): string =>
  ghost.lay === undefined
    ? words.t('board-aimed')
    : words.t('board-ghost', { card: words.lay(ghost.lay) });

// -- what a card would do -------------------------------------------------------------------------

/** What can be seen when a path card is held over a cell: ways that stay open, goals it points at. */
export interface Prospect {
  readonly open: number;
  readonly deadEnd: boolean;
  readonly goals: readonly number[];
  readonly joins: readonly string[];
}

/** Compares the drawings only; the server decides the real effect. */
export function prospect(lay: string, key: string, view: View, cards: Cards): Prospect {
  const at = readCell(key);
  const islands = islandsOf(lay, cards);
  const { tiles, covered } = view.table.board;
  const through = islands.filter((ports) => ports.length > 1);
  const beside = (port: string): string => {
    const step = BESIDE[port] ?? { x: 0, y: 0 };
    return cellKey({ x: at.x + step.x, y: at.y + step.y });
  };
  const ahead = through.flat().map(beside);
  return {
    open: ahead.filter((cell) => !(cell in tiles) && !covered.includes(cell)).length,
    deadEnd: through.length === 0,
    goals: ahead
      .filter((cell) => covered.includes(cell))
      .map((cell) => view.facts.goals.indexOf(cell))
      .filter((goal) => goal >= 0),
    joins: islands
      .flat()
      .map(beside)
      .filter((cell) => cell in tiles),
  };
}

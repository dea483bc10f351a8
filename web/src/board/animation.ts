// The differences between two states of the board, for animation. Animations never block input.

import { type Cell, readCell } from './camera/camera.ts';

export interface BoardNow {
  readonly tiles: Readonly<Record<string, string>>;
  readonly covered: readonly string[];
  readonly lit: Readonly<Record<string, number>>;
}

export type ChangeKind = 'laid' | 'opened' | 'removed' | 'lit' | 'cold';

export interface Change {
  readonly cell: string;
  readonly kind: ChangeKind;
  /** Milliseconds before it shows: light runs from card to card. */
  readonly wait: number;
  /** What lay there, to fade away on top of what lies there now; a goal's back is `?goal`. */
  readonly before: string | null;
  readonly litBefore: number;
}

/** Light runs this fast, and never takes longer than the longest. */
const PER_CARD = 60;
const LONGEST = 600;

/** More changes than this are another position, not a move. */
const TOO_MANY = 30;

export function changes(before: BoardNow, after: BoardNow): Change[] {
  const found = [...Object.keys(after.tiles), ...Object.keys(before.tiles)]
    .filter((cell, index, all) => all.indexOf(cell) === index)
    .flatMap((cell) => changeAt(cell, before, after));
  if (found.length > TOO_MANY) return [];
  return inOrder(found);
}

function changeAt(cell: string, before: BoardNow, after: BoardNow): Change[] {
  const [was, is] = [before.tiles[cell], after.tiles[cell]];
  const [litBefore, lit] = [before.lit[cell] ?? 0, after.lit[cell] ?? 0];
  const change = (kind: ChangeKind, gone: string | null): Change[] => [
    { cell, kind, wait: 0, before: gone, litBefore },
  ];
  if (was === undefined) {
    return before.covered.includes(cell) ? change('opened', '?goal') : change('laid', null);
  }
  if (is === undefined) return change('removed', was);
  if (was !== is) return change('laid', was);
  if (litBefore === lit) return [];
  return change((lit & ~litBefore) !== 0 ? 'lit' : 'cold', was);
}

/** Floors change one after the other, the nearest to the card that was played first. */
function inOrder(found: readonly Change[]): Change[] {
  const played = found.find(({ kind }) => kind === 'laid' || kind === 'removed');
  if (!played) return [...found];
  const origin = readCell(played.cell);
  return found.map((change) =>
    change.kind === 'lit'
      ? { ...change, wait: Math.min(LONGEST, PER_CARD * away(origin, readCell(change.cell))) }
      : change,
  );
}

const away = (a: Cell, b: Cell): number => Math.abs(a.x - b.x) + Math.abs(a.y - b.y);

// Where help lies at a desk: in the dock beside the hand, or above the dock; never over targets, goals, my figure or
// the newest card.

import type { LogLine } from '../../play/log.ts';
import type { View } from '../../base/protocol/view.ts';
import { lastLaid } from '../actions/targets.ts';
import type { Subject } from './table-help.svelte.ts';

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** What stays in sight on the board: cells with cards, and what nothing may cover, as selectors. */
export interface Sights {
  readonly laid: readonly string[];
  readonly kept: readonly string[];
}

export interface Surroundings {
  /** The cards of the hand, and the one that is explained. */
  readonly hand: Box;
  readonly card: Box;
  readonly dock: Box;
  /** Everything else in the dock. */
  readonly others: readonly Box[];
  /** What must stay in sight: lit targets, goals, my figure, the newest card, and what is explained. */
  readonly avoid: readonly Box[];
  /** What should stay in sight: cards on the board. */
  readonly laid: readonly Box[];
  /** The stage, above the dock. */
  readonly stage: Box;
  /** From here on the dock has room beside the hand. */
  readonly wide: boolean;
}

export interface PanelPlace {
  readonly left: number;
  /** From the lower edge of the screen. */
  readonly bottom: number;
  readonly width: number;
  /** Something that must stay in sight lies below the panel wherever it is put. */
  readonly covers: boolean;
}

const GAP = 12;
/** So near the panel comes to the lower edge of the screen. */
const EDGE = 4;
/** Whatever can be aimed at, on the board and beside it. */
const ON_BOARD = '[role="gridcell"].lit, [data-cell][role="button"]';
const BESIDE = '[data-drop], [data-treasure].aim';
/** Below this width the words of the panel become a column. */
const NARROWEST = 256;
/** A pixel away from the card counts as much as so many covered pixels of cards. */
const FAR = 40;

/** `widest`: the panel is so wide where there is room; `area`: so many pixels its words need. */
export function panelPlace(widest: number, area: number, around: Surroundings): PanelPlace {
  return (around.wide ? inDock(widest, area, around) : null) ?? aboveDock(widest, area, around);
}

/** Beside the hand, as wide as there is room. */
function inDock(
  widest: number,
  area: number,
  { hand, dock, others, avoid }: Surroundings,
): PanelPlace | null {
  const left = others.filter((box) => box.left < hand.left).map((box) => box.right);
  const right = others.filter((box) => box.left >= hand.right).map((box) => box.left);
  const from = Math.max(dock.left, ...left) + GAP;
  const to = Math.min(dock.right, ...right) - GAP;
  const [before, after] = [hand.left - GAP - from, to - hand.right - GAP];
  const width = Math.min(widest, Math.max(before, after));
  if (width < NARROWEST) return null;
  const at = before >= after ? hand.left - GAP - width : hand.right + GAP;
  // What is higher than the dock reaches up into the stage.
  const height = area / width;
  const foot = Math.min(window.innerHeight - EDGE, (dock.top + dock.bottom + height) / 2);
  const panel = { left: at, top: foot - height, right: at + width, bottom: foot };
  if (covered(panel, avoid) > 0) return null;
  return { left: at, bottom: window.innerHeight - foot, width, covers: false };
}

/** Of some places above the dock, the one that covers least; over a rail there are no targets of the board. */
function aboveDock(
  widest: number,
  area: number,
  { card, dock, avoid, laid, stage }: Surroundings,
): PanelPlace {
  const middle = (card.left + card.right - widest) / 2;
  const rail = window.innerWidth - stage.right;
  const narrow = Math.min(widest, Math.max(NARROWEST, rail - 2 * GAP));
  const places = [
    { left: Math.max(GAP, middle), width: widest },
    { left: stage.left + GAP, width: widest },
    { left: stage.right - widest - GAP, width: widest },
    { left: GAP, width: widest },
    { left: window.innerWidth - narrow - GAP, width: narrow },
  ];
  const tried = places.map(({ left, width }) => {
    // The narrower, the higher.
    const height = area / width;
    const bottom = dock.top - GAP;
    const panel = { left, top: bottom - height, right: left + width, bottom };
    const kept = covered(panel, avoid);
    return { left, width, kept, cost: covered(panel, laid) + FAR * Math.abs(left - middle) };
  });
  const { left, width, kept } = tried.reduce((one, other) =>
    other.kept < one.kept || (other.kept === one.kept && other.cost < one.cost) ? other : one,
  );
  return { left, width, bottom: window.innerHeight - dock.top + GAP, covers: kept > 0 };
}

const covered = (panel: Box, boxes: readonly Box[]): number =>
  boxes.reduce((sum, box) => sum + overlap(panel, box), 0);

const overlap = (one: Box, other: Box): number =>
  Math.max(0, Math.min(one.right, other.right) - Math.max(one.left, other.left)) *
  Math.max(0, Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top));

/** The part of a box that is in sight, if any. */
const within = (box: Box, frame: Box): Box[] => {
  const seen = {
    left: Math.max(box.left, frame.left),
    top: Math.max(box.top, frame.top),
    right: Math.min(box.right, frame.right),
    bottom: Math.min(box.bottom, frame.bottom),
  };
  return seen.left < seen.right && seen.top < seen.bottom ? [seen] : [];
};

const hull = (boxes: readonly Box[]): Box => ({
  left: Math.min(...boxes.map(({ left }) => left)),
  top: Math.min(...boxes.map(({ top }) => top)),
  right: Math.max(...boxes.map(({ right }) => right)),
  bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
});

const boxesOf = (selector: string): Box[] =>
  [...document.querySelectorAll(selector)].map((element) => element.getBoundingClientRect());

const cellAt = (cell: string): string => `[role="gridcell"][data-cell="${cell}"]`;

/** What is kept in sight: goals, the newest card, my figure, and a card or piece on the board that is explained. */
export function sightsIn(
  view: View,
  log: readonly LogLine[],
  subject: Subject | null = null,
): Sights {
  const { tiles, covered: hidden } = view.table.board;
  const newest = lastLaid(log, view)?.cell;
  const cells = [...view.facts.goals, newest, subject?.cell].filter((cell) => cell !== undefined);
  return {
    laid: [...Object.keys(tiles), ...hidden],
    kept: [
      ...cells.map(cellAt),
      `.stage [data-pawn="${view.seat}"]`,
      ...(subject?.piece === undefined ? [] : [`.stage [data-piece="${subject.piece}"]`]),
    ],
  };
}

/** As the table lies on the screen; null without a dock. */
export function surroundings({ laid, kept }: Sights): Surroundings | null {
  const dock = document.querySelector('.dock');
  const cards = boxesOf('.hand [data-card]');
  if (!dock || cards.length === 0) return null;
  const held = document.querySelector('.hand')?.closest('.dock > *');
  const stage = (document.querySelector('.stage') ?? dock).getBoundingClientRect();
  return {
    hand: hull(cards),
    card: boxesOf('.hand [data-helped]')[0] ?? hull(cards),
    dock: dock.getBoundingClientRect(),
    others: [...dock.children]
      .filter((child) => child !== held)
      .map((child) => child.getBoundingClientRect()),
    avoid: [
      ...boxesOf(BESIDE),
      ...[ON_BOARD, ...kept].flatMap(boxesOf).flatMap((box) => within(box, stage)),
    ],
    laid: laid.map(cellAt).flatMap(boxesOf),
    stage,
    wide: window.innerWidth >= 1600,
  };
}

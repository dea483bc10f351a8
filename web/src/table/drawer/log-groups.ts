/** The log in groups: one for each decision, the newest first. */

import type { Notice } from '../../base/protocol/protocol.gen.ts';
import type { LogLine } from '../../play/table.ts';
import {
  type Border,
  cellKey,
  EAST,
  type GameEvent,
  goalOf,
  isUnknown,
  type Lay,
} from '../../base/protocol/view.ts';
import { turnNumbers } from '../../play/log-turns.ts';
import { goesOn } from '../../play/walk-events.ts';

export interface LogEntry {
  event: GameEvent;
  /** Where on the board it happened, if anywhere. */
  cell: string | null;
}

export interface LogGroup {
  key: string;
  /** The entry of the record that led to it. */
  seq: number;
  kind: 'round' | 'turn' | 'news';
  round: number;
  /** The number of the turn within its round, or 0. */
  turn: number;
  /** Who did it, or -1. */
  seat: number;
  how: LogLine['how'];
  /** The newest first, as everywhere. */
  entries: LogEntry[];
  /** Gold cards that were laid out. */
  offered: number;
}

/** The cells that the sentence of an event names: of a border both. */
export function namedCells({ at, to }: GameEvent): string[] {
  const place = at ?? (typeof to === 'string' ? undefined : to);
  if (!place) return [];
  if (!Array.isArray(place)) return bothCells(place);
  return [cellKey(place).replace(/\/.*/, '')];
}

const bothCells = ({ cell: [x, y], side }: Border): string[] => [
  `${x},${y}`,
  side === EAST ? `${x + 1},${y}` : `${x},${y + 1}`,
];

/** The card that a line shows as a picture, and how it lies; secrets show nothing. */
export function pictured({ did, tile, cards = [] }: GameEvent): Lay | null {
  if (tile) return tile;
  const [card] = cards;
  if (card === undefined || isUnknown(card) || !PICTURED.has(did)) return null;
  return [card, 0];
}

/** Events whose first card is what the line is about. */
const PICTURED: ReadonlySet<string> = new Set([
  'appraised',
  'bridged',
  'broke',
  'collapsed',
  'cornerfound',
  'discarded',
  'drivenoff',
  'equipped',
  'fell',
  'freed',
  'goalopened',
  'goalspied',
  'handsswapped',
  'hatswapped',
  'lured',
  'mended',
  'mineopened',
  'peeked',
  'scouted',
  'stormed',
  'takenover',
  'theftended',
  'theftlaid',
  'trapped',
  'webcut',
  'webspun',
]);

/** The cell of an event: where a card was laid, or the goal it is about. */
export function eventCell(event: GameEvent, goals: readonly string[]): string | null {
  const { at, to } = event;
  const place = at ?? (typeof to === 'string' ? undefined : to);
  if (place) return cellKey(place).replace(/\/.*/, '');
  return goals[goalOf(event) ?? -1] ?? null;
}

/** What is dealt is told only to whom it tells something: a card that I draw myself. */
function isTold({ did, cards = [], target }: GameEvent): boolean {
  if (did !== 'dealt') return true;
  return typeof target === 'string' && target.startsWith('hand') && !cards.every(isUnknown);
}

const isOffer = ({ did, target }: GameEvent): boolean => did === 'dealt' && target === 'offer';

/** A goal that is opened is laid as well; once is enough. */
const isEcho = ({ did }: GameEvent): boolean => did === 'goallaid' || did === 'minelaid';

class Grouping {
  readonly groups: LogGroup[] = [];
  #round = 0;
  #isDealing = false;
  #turns: Map<number, number>;
  #goals: readonly string[];

  constructor(log: readonly LogLine[], goals: readonly string[]) {
    this.#turns = turnNumbers(log);
    this.#goals = goals;
  }

  add({ seq, how, event }: LogLine): void {
    if (event.did === 'roundbegan') this.#beginRound(seq, event);
    else if (event.did !== 'dealt') this.#isDealing = false;
    if (event.did === 'roundbegan' || isEcho(event) || (this.#isDealing && !isOffer(event))) return;
    if (isOffer(event)) {
      this.#offers(seq).offered += 1;
      return;
    }
    const past = this.groups.at(-1)?.entries;
    if (goesOn(past?.at(-1)?.event, event)) past?.pop();
    const group = this.#groupOf(seq, how);
    if (isTold(event)) {
      if (group.seat < 0) group.seat = event.seat ?? -1;
      group.entries.push({ event, cell: eventCell(event, this.#goals) });
    }
  }

  #beginRound(seq: number, { round = 0 }: GameEvent): void {
    this.#round = round;
    this.#isDealing = true;
    this.groups.push({ ...this.#empty(seq, ''), key: `round-${round}`, kind: 'round' });
  }

  #groupOf(seq: number, how: LogLine['how']): LogGroup {
    const last = this.groups.at(-1);
    if (last && last.kind !== 'round' && last.key === `${seq}`) return last;
    const made = this.#empty(seq, how);
    this.groups.push(made);
    return made;
  }

  /** Gold cards are laid out one by one; that is told once. */
  #offers(seq: number): LogGroup {
    const last = this.groups.at(-1);
    return last && last.offered > 0 && last.entries.length === 0 ? last : this.#groupOf(seq, '');
  }

  #empty(seq: number, how: LogLine['how']): LogGroup {
    const turn = this.#turns.get(seq) ?? 0;
    return {
      key: `${seq}`,
      seq,
      kind: turn > 0 ? 'turn' : 'news',
      round: this.#round,
      turn,
      seat: -1,
      how,
      entries: [],
      offered: 0,
    };
  }
}

/** The log as it is read: newest first, without what tells nobody anything. */
export function logGroups(log: readonly LogLine[], goals: readonly string[]): LogGroup[] {
  const grouping = new Grouping(log, goals);
  for (const line of log) grouping.add(line);
  for (const { entries } of grouping.groups) entries.reverse();
  return grouping.groups
    .filter(({ kind, entries, offered }) => kind === 'round' || entries.length > 0 || offered > 0)
    .reverse();
}

/** Notices between the groups: each above what had happened when it was given, the newest first. */
export function withNotices(
  groups: readonly LogGroup[],
  notices: readonly Notice[],
): (LogGroup | Notice)[] {
  const left = [...notices];
  const rows = groups.flatMap((group) => {
    const at = left.findIndex(({ seq }) => seq >= group.seq);
    const above = at < 0 ? [] : left.splice(at).reverse();
    return [...above, group];
  });
  return [...rows, ...left.reverse()];
}

/** A part of a sentence: plain, the name it begins with, or the name of a place. */
export interface SentencePart {
  readonly text: string;
  readonly kind: 'text' | 'name' | 'place';
}

/** A sentence in parts, so that the name it begins with and the places in it stand out. */
export function sentenceParts(
  text: string,
  name: string,
  places: readonly string[],
): SentencePart[] {
  const [head, rest] = leadingName(text, name);
  const pieces = places.length === 0 ? [rest] : rest.split(anyOf(places));
  const parts = pieces.map((piece, index): SentencePart => {
    return { text: piece, kind: index % 2 === 1 ? 'place' : 'text' };
  });
  const first: SentencePart[] = head === '' ? [] : [{ text: head, kind: 'name' }];
  return [...first, ...parts.filter((part) => part.text !== '')];
}

/** Places are letters and digits only, so they need no escape. */
const anyOf = (places: readonly string[]): RegExp => new RegExp(`\\b(${places.join('|')})\\b`);

/** A sentence with the name it begins with set apart, so that it can stand out. */
export function leadingName(text: string, name: string): [name: string, rest: string] {
  return name !== '' && text.startsWith(name) ? [name, text.slice(name.length)] : ['', text];
}

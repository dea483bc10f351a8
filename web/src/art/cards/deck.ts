// Every card of a game, drawn from its card list: a card that is corrected there needs no new drawing.

import { actionCard, type Kind } from './action-card';
import { cardBack, goalBack } from './backs';
import type { Ground } from '../colours';
import { type Glyph, type GlyphName, isGlyph } from '../icons/icon';
import { pathCard, type Thing } from './path-card';
import { lateDrawings } from '../lazy';
import { parseFace } from './path-outline';

/** An entry of the card list, as far as the drawing looks at it. */
export interface CardFace {
  readonly id: string;
  readonly kind: string;
  readonly face?: string | null;
  /** Of ways with more than one space: the spaces, and pairs of them that are joined. */
  readonly spaces?: readonly string[];
  readonly links?: readonly (readonly [number, number])[];
  readonly steps?: number;
  readonly plays?: readonly string[];
  readonly tools?: readonly string[];
  readonly back?: string;
  readonly value?: number;
  readonly treasure?: number;
}

/** How a card lies: what changes its picture beside what it is. */
export interface CardLook {
  readonly turned?: boolean;
  readonly lit?: (island: number) => boolean;
  readonly seed?: string;
  readonly up?: number;
  /** Of a dwarf: whose beard it has. */
  readonly seat?: number;
  /** Of a goal that lies face down: which one it is, from 1. */
  readonly number?: number;
}

/** A card as it lies, in units of 64 × 100; unknown cards are named by their back: `?mine`, `?goal`. */
export type CardArt = (card: CardFace | string, look?: CardLook) => string;

/** What one game draws in its own way. */
export interface Deck {
  readonly ground: Ground;
  /** What is drawn for the traits of a way, beside the ladder. */
  readonly things?: Readonly<Record<string, Thing>>;
  /** What a card is for, and its sign where it names no tools. */
  readonly plays: Readonly<Record<string, { kind: Kind; sign: GlyphName | Glyph }>>;
  readonly unknownPlay: { kind: Kind; sign: GlyphName | Glyph };
  readonly backs: Readonly<Record<string, GlyphName | Glyph>>;
  /** The picture of a role, and that of gold; null while it is on its way. */
  readonly dwarf: (role: string, seat?: number) => string | null;
  readonly gold: (card: CardFace) => string | null;
  /** Cards and backs that no other game has; null: drawn as everywhere. */
  readonly own?: (card: CardFace, look: CardLook) => string | null;
}

function tile(deck: Deck, card: CardFace, face: string, look: CardLook): string | null {
  const { ground, things } = deck;
  const code = `${face}${look.turned ? '~' : ''}`;
  const extra =
    card.kind === 'goal' ? lateDrawings.now?.goals.find(!!card.treasure, code, look.up) : '';
  return extra === undefined
    ? null
    : pathCard(code, { seed: card.id, ...look, ground, things, extra });
}

/** The signs of its tools, or of what it may be played for. */
function action(deck: Deck, { plays = [''], tools = [] }: CardFace, up?: number): string {
  const looks = plays.map((play) => deck.plays[play] ?? deck.unknownPlay);
  const signs = tools.filter(isGlyph);
  const { kind } = looks[0] ?? deck.unknownPlay;
  return actionCard(
    kind,
    signs.length ? signs : looks.map(({ sign }) => sign),
    plays.join('') + signs.join(''),
    up,
  );
}

function unknown({ ground, backs }: Deck, back: string, { up = 0, number }: CardLook): string {
  return back === 'goal'
    ? goalBack(ground, up, number)
    : cardBack(ground, backs[back] ?? 'lamp', up);
}

const draw = (deck: Deck, card: CardFace, look: CardLook): string | null =>
  deck.own?.(card, look) ?? common(deck, card, look);

function common(deck: Deck, card: CardFace, look: CardLook): string | null {
  if (card.id.startsWith('?')) return unknown(deck, card.id.slice(1), look);
  if (card.face) return tile(deck, card, card.face, look);
  if (card.kind === 'gold') return deck.gold(card);
  return card.kind === 'role' ? deck.dwarf(card.id, look.seat) : action(deck, card, look.up);
}

/** All that the picture of a card depends on. */
function signature(card: CardFace, look: CardLook): string {
  if (!card.face) return [card.id, look.up ?? 0, look.seat ?? '', look.number ?? 0].join('|');
  const lights = parseFace(card.face).map((_, island) => (look.lit?.(island) === false ? 0 : 1));
  const { turned = false, seed = '', up = 0 } = look;
  return [card.id, card.face, turned, lights.join(''), seed, up].join('|');
}

const ROOM = 600;

/** The artist of a game; what was drawn once is kept. Until it can be drawn, a card shows its back. */
export function deckArt(deck: Deck): CardArt {
  const drawn = new Map<string, string>();
  return (card, look = {}) => {
    const face = typeof card === 'string' ? { id: card, kind: 'back' } : card;
    const key = signature(face, look);
    const kept = drawn.get(key);
    if (kept !== undefined) return kept;
    const markup = draw(deck, face, look);
    if (markup === null) return unknown(deck, face.back ?? '', look);
    if (drawn.size >= ROOM) drawn.clear();
    drawn.set(key, markup);
    return markup;
  };
}

// Every card of Saboteur, drawn from the card list: a card that is corrected there needs no new drawing.

import { actionCard, type ActionKind } from './actioncard';
import { cardBack, goalBack } from './backs';
import { dwarf, isRole } from './dwarves';
import { type GlyphName, isGlyph } from './glyphs';
import { goldCard } from './goldcard';
import { pathCard } from './pathcard';
import { coldStones } from './props';
import type { Point } from './svg';
import { parseFace, portsOf } from './ways';

export { cardSvg } from './frame';

/** An entry of the card list, as far as the drawing looks at it. */
export interface CardFace {
  readonly id: string;
  readonly kind: string;
  readonly face?: string | null;
  readonly plays?: readonly string[];
  readonly tools?: readonly string[];
  readonly value?: number;
  readonly treasure?: number;
}

/** How a card lies: what changes its picture beside what it is. */
export interface CardLook {
  readonly turned?: boolean;
  readonly lit?: (island: number) => boolean;
  readonly seed?: string;
  readonly up?: number;
}

const CORNERS: readonly { sides: string; at: Point }[] = [
  { sides: 'SW', at: [15, 83] },
  { sides: 'SE', at: [46, 83] },
  { sides: 'NE', at: [46, 16] },
  { sides: 'NW', at: [15, 16] },
];

/** A goal without treasure shows stones where no way runs. */
function stonesBeside(face: string): string {
  const ports = portsOf(face);
  const free = CORNERS.find(({ sides }) => !ports.some((port) => sides.includes(port)));
  return free ? coldStones(free.at) : '';
}

function tile({ id, kind, treasure }: CardFace, face: string, look: CardLook): string {
  const code = `${face}${treasure ? '+treasure' : ''}${look.turned ? '~' : ''}`;
  const stones = kind === 'goal' && !treasure ? stonesBeside(code) : '';
  return pathCard(code, { seed: id, ...look, extra: stones });
}

/** What a card is for, and its sign where it names no tools. */
const PLAYS: Readonly<Record<string, { kind: ActionKind; sign: GlyphName }>> = {
  break: { kind: 'break', sign: 'hand' },
  mend: { kind: 'mend', sign: 'hand' },
  peek: { kind: 'peek', sign: 'map' },
  rockfall: { kind: 'event', sign: 'rock' },
};

function action({ plays: [play = ''] = [], tools = [] }: CardFace): string {
  const { kind, sign } = PLAYS[play] ?? { kind: 'event', sign: 'question' };
  const signs = tools.filter(isGlyph);
  return actionCard(kind, signs.length ? signs : [sign]);
}

const BACK_SIGNS: Readonly<Record<string, GlyphName>> = {
  mine: 'lamp',
  start: 'ladder',
  dwarf: 'dwarf',
  gold: 'nugget',
};

const unknown = (back: string, up = 0): string =>
  back === 'goal' ? goalBack('mine', up) : cardBack('mine', BACK_SIGNS[back] ?? 'lamp', up);

function draw(card: CardFace, look: CardLook): string {
  if (card.id.startsWith('?')) return unknown(card.id.slice(1), look.up);
  if (card.face) return tile(card, card.face, look);
  if (isRole(card.id)) return dwarf(card.id);
  if (card.kind === 'gold') return goldCard(card.value ?? 0);
  return action(card);
}

/** All that the picture of a card depends on. */
function signature(card: CardFace, look: CardLook): string {
  if (!card.face) return `${card.id}|${look.up ?? 0}`;
  const lights = parseFace(card.face).map((_, island) => (look.lit?.(island) === false ? 0 : 1));
  const { turned = false, seed = '', up = 0 } = look;
  return [card.id, card.face, turned, lights.join(''), seed, up].join('|');
}

const ROOM = 600;
const drawn = new Map<string, string>();

/** A card as it lies, in units of 64 × 100; unknown cards are named by their back: `?mine`, `?goal`. */
export function cardArt(card: CardFace | string, look: CardLook = {}): string {
  const face = typeof card === 'string' ? { id: card, kind: 'back' } : card;
  const key = signature(face, look);
  let markup = drawn.get(key);
  if (markup === undefined) {
    if (drawn.size >= ROOM) drawn.clear();
    markup = draw(face, look);
    drawn.set(key, markup);
  }
  return markup;
}

/** Draws by id, with the card list of a game at hand. */
export function cardBook(cards: readonly CardFace[]): (id: string, look?: CardLook) => string {
  const byId = new Map(cards.map((card) => [card.id, card]));
  return (id, look) => {
    if (id.startsWith('?')) return cardArt(id, look);
    const card = byId.get(id);
    if (!card) throw new Error(`no such card: '${id}'`);
    return cardArt(card, look);
  };
}

// Backs: an adit cut into the rock of the game, and in it the sign of the deck.

import { CREAM, type Ground } from '../colours';
import { card } from './frame';
import { type Glyph, glyph, type GlyphName } from '../icons/icon';
import { hewnText } from '../lettering/letters';
import { rock } from '../rock';
import { CARD_HEIGHT, CARD_WIDTH } from './size';
import { circle, fill, group, line, path, rect } from '../svg';

const ADIT = 'M9 93V34a23 25 0 0 1 46 0V93z';
const INNER = 'M13 93V35a19 21 0 0 1 38 0V93';
const RIVETS = [
  [9, 52],
  [55, 52],
  [9, 74],
  [55, 74],
] as const;

function back(ground: Ground, sign: string, lamp: number): string {
  const { pit, accent } = ground;
  const rivets = RIVETS.map(([x, y]) =>
    path(`M${x - 3.6} ${y}l3.6-3.6 3.6 3.6-3.6 3.6z`, {
      fill: pit,
      stroke: accent,
      'stroke-opacity': 0.75,
    }),
  );
  return card(
    rock(ground, `back${ground.name}`) +
      rect([0, 0, CARD_WIDTH, CARD_HEIGHT], { fill: pit, opacity: 0.42 }) +
      fill(ADIT, pit, 0.8) +
      line(ADIT, accent, 1.5, { 'stroke-opacity': 0.75 }) +
      line(INNER, accent, 1, { 'stroke-opacity': 0.28 }) +
      rivets.join('') +
      circle(32, 50, 26, 'url(#um-lamp)', lamp) +
      sign,
    0.22,
  );
}

const upright = (markup: string, up: number): string =>
  up ? group(`rotate(${-up} 32 50)`, markup) : markup;

/** The back of a deck, with its sign in lamp light. */
export function cardBack(ground: Ground, sign: GlyphName | Glyph, up = 0): string {
  const { pit, accent } = ground;
  const tones = { main: accent, second: CREAM, cut: pit };
  return back(ground, upright(glyph(sign, { x: 32, y: 51, size: 29 }, tones), up), 0.4);
}

/** What lies at the end of the ways: a question cut in stone. */
export function goalBack(ground: Ground, up = 0): string {
  const question = hewnText('?', { x: 32, y: 51, height: 27, colour: ground.accent });
  return back(ground, upright(question, up), 0.55);
}

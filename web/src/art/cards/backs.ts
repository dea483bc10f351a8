// Backs: an adit cut into the rock of the game, and in it the sign of the deck.

import { CREAM, type Ground } from '../colours';
import { card } from './frame';
import { type Glyph, glyph, type GlyphName } from '../icons/icon';
import { hewnText } from '../lettering/letters';
import { rock } from '../rock';
import { CARD_HEIGHT, CARD_WIDTH } from './size';
import { circle, fill, group, line, path, rect } from '../svg';

/** An adit around 0,0: its arch, an inner one, and where rivets sit. */
interface Adit {
  readonly outer: string;
  readonly inner: string;
  readonly rivets: readonly (readonly [number, number])[];
}

const STANDING: Adit = {
  outer: 'M-23 43V-16a23 25 0 0 1 46 0V43z',
  inner: 'M-19 43V-15a19 21 0 0 1 38 0V43',
  rivets: [
    [-23, 2],
    [23, 2],
    [-23, 24],
    [23, 24],
  ],
};
/** On a card that lies crosswise. */
const LYING: Adit = {
  outer: 'M-41 25V2a41 27 0 0 1 82 0V25z',
  inner: 'M-37 25V2a37 23 0 0 1 74 0V25',
  rivets: [
    [-41, 6],
    [41, 6],
    [-41, 18],
    [41, 18],
  ],
};

const upright = (markup: string, up: number): string =>
  group(up ? `translate(32 50) rotate(${-up})` : 'translate(32 50)', markup);

function back(ground: Ground, sign: string, lamp: number, up: number): string {
  const { pit, accent } = ground;
  const { outer, inner, rivets } = up ? LYING : STANDING;
  const studs = rivets.map(([x, y]) =>
    path(`M${x - 3.6} ${y}l3.6-3.6 3.6 3.6-3.6 3.6z`, {
      fill: pit,
      stroke: accent,
      'stroke-opacity': 0.75,
    }),
  );
  const adit =
    fill(outer, pit, 0.8) +
    line(outer, accent, 1.5, { 'stroke-opacity': 0.75 }) +
    line(inner, accent, 1, { 'stroke-opacity': 0.28 }) +
    studs.join('') +
    circle(0, 0, 26, 'url(#um-lamp)', lamp) +
    sign;
  return card(
    rock(ground, `back${ground.name}`) +
      rect([0, 0, CARD_WIDTH, CARD_HEIGHT], { fill: pit, opacity: 0.42 }) +
      upright(adit, up),
    0.22,
  );
}

/** The back of a deck, with its sign in lamp light. */
export function cardBack(ground: Ground, sign: GlyphName | Glyph, up = 0): string {
  const { pit, accent } = ground;
  const tones = { main: accent, second: CREAM, cut: pit };
  return back(ground, glyph(sign, { x: 0, y: 1, size: 29 }, tones), 0.4, up);
}

/** What lies at the end of the ways: a question cut in stone, and the number of the goal. */
export function goalBack(ground: Ground, up = 0, number = 0): string {
  const colour = ground.accent;
  if (number === 0) {
    return back(ground, hewnText('?', { x: 0, y: 1, height: 27, colour }), 0.55, up);
  }
  const [question, plate] = up
    ? [
        [-13, 3],
        [14, 3],
      ]
    : [
        [0, -9],
        [0, 24],
      ];
  const [x = 0, y = 0] = plate;
  const sign =
    hewnText('?', { x: question[0] ?? 0, y: question[1] ?? 0, height: 24, colour }) +
    circle(x, y, 10.6, ground.pit) +
    circle(x, y, 9.4, colour) +
    hewnText(String(number), { x, y, height: 11, weight: 1.9, colour: ground.pit });
  return back(ground, sign, 0.55, up);
}

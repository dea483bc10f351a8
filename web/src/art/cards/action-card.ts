// Action cards carry no words. Colour, frame and mark say the kind; one or two signs say which.

import { CREAM, EMBER, MINE, MOSS, SKY, STONE } from '../colours';
import { card } from './frame';
import { type Glyph, glyph, type GlyphName, type Tones } from '../icons/icon';
import { rock } from '../rock';
import { CARD_HEIGHT, CARD_WIDTH } from './size';
import { fill, group, line, path, rect } from '../svg';

/** How all cards of one kind look. */
export interface Kind {
  /** The ground of the card and of its frame. */
  readonly dark: string;
  readonly light: string;
  readonly shine: string;
  /** The second tone of the sign. */
  readonly second: string;
  readonly shape: string;
  readonly mark: GlyphName | Glyph;
  /** What it shows is broken. */
  readonly cracked?: boolean;
}

export const ACTION_KINDS = {
  break: {
    dark: '#5a1f14',
    light: '#8f3523',
    shine: EMBER,
    second: '#e9b06a',
    shape: 'M32 6L61 42 32 78 3 42z',
    mark: 'cross',
    cracked: true,
  },
  mend: {
    dark: '#1d4a30',
    light: '#2f6d47',
    shine: MOSS,
    second: MOSS,
    shape: 'M32 16a26 26 0 1 1 0 52 26 26 0 0 1 0-52z',
    mark: 'check',
  },
  peek: {
    dark: '#17405c',
    light: '#23628a',
    shine: SKY,
    second: SKY,
    shape: 'M4.5 42Q32 4 59.5 42 32 80 4.5 42z',
    mark: 'eye',
  },
  event: {
    dark: '#3a3733',
    light: '#57524c',
    shine: STONE,
    second: '#b3a894',
    shape: 'M32 12L57 28V56L32 72 7 56V28z',
    mark: 'lightning',
  },
} as const satisfies Record<string, Kind>;

const BLACK = '#080504';
/** It runs across the handle of the pick, so that no tool hides behind it. */
const CRACK = 'M15 21L26.5 34 22.5 38 37 46 33.5 50 48 64';
const FOOT = 'M0 80H64V100H0z';

type Place = Parameters<typeof glyph>[1];
const ALONE: readonly Place[] = [{ x: 32, y: 42, size: 36 }];
const PAIR: readonly Place[] = [
  { x: 21.5, y: 34, size: 24 },
  { x: 42.5, y: 50, size: 24 },
];

/** A sign with the shadow it throws on the card. */
const raised = (name: GlyphName | Glyph, place: Place, tones: Tones): string =>
  `<g opacity=".55">${glyph(
    name,
    { ...place, x: place.x + 1, y: place.y + 1.8 },
    { main: BLACK, second: BLACK, cut: BLACK },
  )}</g>` + glyph(name, place, tones);

function panel({ light, shine, shape }: Kind): string {
  return (
    path(shape, { fill: BLACK, opacity: 0.5, transform: 'translate(0 2)' }) +
    path(shape, { fill: light, stroke: BLACK, 'stroke-width': 1.6 }) +
    fill(shape, 'url(#um-sheen)') +
    group('translate(2.24 2.94) scale(.93)', line(shape, shine, 1.7))
  );
}

const ground = ({ dark, light }: Kind, seed: string): string =>
  rect([0, 0, CARD_WIDTH, CARD_HEIGHT], { fill: dark }) +
  rock(MINE, seed, 0.22) +
  rect([0, 0, CARD_WIDTH, CARD_HEIGHT], { fill: light, opacity: 0.4 });

/** Turned back about a point, so that it stands upright on a card that lies. */
const upright = (
  markup: string,
  up: number,
  [x, y]: readonly [number, number],
  size = 1,
): string =>
  up === 0
    ? markup
    : group(`translate(${x} ${y}) rotate(${-up}) scale(${size}) translate(${-x} ${-y})`, markup);

const foot = ({ dark, shine, mark }: Kind, up: number): string =>
  fill(FOOT, BLACK, 0.62) +
  line('M0 80H64', shine, 1.4) +
  upright(
    glyph(mark, { x: 32, y: 90, size: 13 }, { main: shine, second: shine, cut: dark }),
    up,
    [32, 90],
  );

/** The sign in its frame, so large that it fits the lying card as well. */
const LYING_SIZE = 0.86;

/**
 * An action card: its kind and one sign, or two of which one is to be chosen.
 * `up`: the whole card is turned by so many degrees; what it shows stands upright all the same.
 */
export function actionCard(
  look: Kind,
  signs: readonly (GlyphName | Glyph)[],
  seed: string,
  up = 0,
): string {
  const tones = { main: CREAM, second: look.second, cut: look.dark };
  const places = signs.length > 1 ? PAIR : ALONE;
  const pictures = places.map((place, i) => {
    const sign = signs[i];
    return sign ? raised(sign, place, tones) : '';
  });
  const crack = line(CRACK, look.dark, 4.4) + line(CRACK, '#ffb08a', 1.5);
  const picture = panel(look) + pictures.join('') + (look.cracked ? crack : '');
  return card(ground(look, seed) + upright(picture, up, [32, 42], LYING_SIZE) + foot(look, up));
}

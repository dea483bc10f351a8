// The two clans wear hats: blue a pointed one with stripes, yellow a broad one with dots. Seats have tokens with a
// letter, so that nobody takes one for the other, and nobody needs the colour.

import { type Ground, INK } from './colours';
import { card } from './cards/frame';
import { rock } from './rock';
import { CARD_HEIGHT, CARD_WIDTH } from './cards/size';
import { circle, fill, group, line, num, path, placed, rect } from './svg';

export interface ClanLook {
  readonly pattern: string;
  /** Of hats, ribbons and bands. */
  readonly colour: string;
  readonly light: string;
  readonly shade: string;
  /** Of coats and backs. */
  readonly dark: string;
  readonly deep: string;
}

export const CLANS = {
  blue: {
    pattern: 'diagonal',
    colour: '#6aaef5',
    light: '#8cc4ff',
    shade: '#3f7fc4',
    dark: '#1f4f86',
    deep: '#123258',
  },
  yellow: {
    pattern: 'dots',
    colour: '#f2c53d',
    light: '#ffe08a',
    shade: '#c9961c',
    dark: '#7a5a10',
    deep: '#54400a',
  },
} as const satisfies Record<string, ClanLook>;

export type Clan = keyof typeof CLANS;
export const isClan = (name: string): name is Clan => Object.hasOwn(CLANS, name);
export const otherClan = (clan: Clan): Clan => (clan === 'blue' ? 'yellow' : 'blue');

/** The outline of an ink line round every part of a hat. */
const inked = (colour: string, width: number): Record<string, string | number> => ({
  fill: colour,
  stroke: INK,
  'stroke-width': width,
  'stroke-linejoin': 'round',
});

/** In a box of 24. */
const HATS: Record<Clan, string> = {
  blue:
    path(
      'M3.4 18.6C4.2 10 9 5 15.6 1 15.2 5.6 17.4 7.6 19 11 20.2 13.6 20.6 16 20.8 18.6Q12 15.2 3.4 18.6z',
      inked(CLANS.blue.colour, 1.6),
    ) +
    line('M6 17L14.6 3.2M9.6 15.8L16.6 6.2M13.6 15.8L18.4 9.6', CLANS.blue.deep, 1.7, {
      'stroke-opacity': 0.6,
    }) +
    path('M2 18.2Q12 14 22 18.2L21.4 22.8Q12 18.8 2.6 22.8z', inked('#2c5f9e', 1.4)),
  yellow:
    path(
      'M5 16.6C5 8.6 8 5.4 12 5.4S19 8.6 19 16.6Q12 14.2 5 16.6z',
      inked(CLANS.yellow.colour, 1.6),
    ) +
    [
      [9, 10],
      [13, 8.6],
      [12, 12.8],
      [16, 12],
    ]
      .map(([x = 0, y = 0]) => circle(x, y, 1.2, CLANS.yellow.deep, 0.75))
      .join('') +
    path('M.6 18.4Q12 12.6 23.4 18.4 21 22.6 12 19.8 3 22.6 .6 18.4z', inked('#9a7414', 1.4)),
};

/** The hat of a clan around 0,0. */
export const clanHat = (clan: Clan, size: number): string =>
  group(`translate(${num(-size / 2)} ${num(-size / 2)}) scale(${num(size / 24)})`, HATS[clan]);

/** The hat of a clan as a picture of its own. */
export const clanHatSvg = (clan: Clan): string =>
  `<svg viewBox="0 0 24 24" aria-hidden="true">${HATS[clan]}</svg>`;

/** The back of a dwarf card shows the clan to everybody. */
export function clanBack(clan: Clan, ground: Ground, up = 0): string {
  const { colour, deep, pattern } = CLANS[clan];
  const border = 'M6 6H58V94H6z';
  return card(
    rect([0, 0, CARD_WIDTH, CARD_HEIGHT], { fill: deep }) +
      rock(ground, `clan${clan}`, 0.22) +
      rect([0, 0, CARD_WIDTH, CARD_HEIGHT], { fill: deep, opacity: 0.55 }) +
      fill(border, `url(#um-${pattern})`, 0.7) +
      line(border, colour, 1.4) +
      circle(32, 50, 27, 'url(#um-lamp)', 0.35) +
      circle(32, 50, 23, '#0a0a14', 0.55) +
      placed(clanHat(clan, 40), [32, 49], { turn: -up }),
    0.22,
  );
}

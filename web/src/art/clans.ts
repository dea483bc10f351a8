// The two clans: blue has a triangle with B, yellow a disc with Y, so that nobody needs the colour.

import { type Ground, INK } from './colours';
import { card } from './cards/frame';
import { hewnText } from './lettering/letters';
import './lettering/full';
import { rock } from './rock';
import { CARD_HEIGHT, CARD_WIDTH } from './cards/size';
import { circle, fill, line, num, path, placed, rect } from './svg';

export interface ClanLook {
  readonly letter: string;
  readonly pattern: string;
  /** Of banners and hats. */
  readonly colour: string;
  readonly light: string;
  readonly shade: string;
  /** Of coats and backs. */
  readonly dark: string;
  readonly deep: string;
}

export const CLANS = {
  blue: {
    letter: 'B',
    pattern: 'diagonal',
    colour: '#6aaef5',
    light: '#8cc4ff',
    shade: '#3f7fc4',
    dark: '#1f4f86',
    deep: '#123258',
  },
  yellow: {
    letter: 'Y',
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

/** The mark of a clan around 0,0, about 2·r wide. */
export function clanMark(clan: Clan, r: number): string {
  const { colour, letter } = CLANS[clan];
  const rim = { fill: colour, stroke: INK, 'stroke-width': r * 0.28, 'stroke-linejoin': 'round' };
  if (clan === 'blue') {
    const d = `M0 ${num(-r * 1.1)}L${num(r * 1.05)} ${num(r * 0.8)}H${num(-r * 1.05)}z`;
    return path(d, rim) + hewnText(letter, { x: 0, y: r * 0.16, height: r * 0.8, weight: 1.2 });
  }
  return (
    circle(0, 0, r * 1.14, INK) +
    circle(0, 0, r * 0.88, colour) +
    hewnText(letter, { x: 0, y: r * 0.04, height: r * 0.86, weight: 1.2 })
  );
}

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
      placed(clanMark(clan, 19), [32, 50], { turn: -up }),
    0.22,
  );
}

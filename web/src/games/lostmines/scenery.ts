// What grows, lies and burns in the forest of The Lost Mines. Drawn around 0,0.

import { LAMP } from '../../art/colours';
import { CLANS, clanHat, type Clan } from '../../art/clans';
import { DRAGON, GEM, INGOT, SILVER } from './icons';
import { type Glyph, glyph } from '../../art/icons/icon';
import { circle, fill, line, num, path, placed, type Point, rect } from '../../art/svg';

const SHADE = '#0a0f08';
const ROUND = { 'stroke-linecap': 'round' } as const;

const shadow = (y: number, rx: number, ry: number, opacity = 0.5): string =>
  `<ellipse cy="${num(y)}" rx="${num(rx)}" ry="${num(ry)}" fill="${SHADE}" opacity="${opacity}"/>`;

export const pine = (at: Point, scale: number, up = 0): string =>
  placed(
    `<ellipse cx="1" cy="9" rx="6" ry="2" fill="#08110a" opacity=".6"/>` +
      fill('M-1 6h2v4h-2z', '#5a3b20') +
      fill('M0 -12L5 -4 2.6 -4 6.4 2 3.4 2 7.6 8 -7.6 8 -3.4 2 -6.4 2 -2.6 -4 -5 -4z', '#1c3a26') +
      fill('M0 -12L-5 -4 -2.6 -4 -6.4 2 -3.4 2 -7.6 8 0 8z', '#3f7350'),
    at,
    { scale, turn: -up },
  );

// -- obstacles ---------------------------------------------------------------------------------------

/** One felled trunk, its cut end to the east. */
function trunk(x: number, y: number, length: number): string {
  const end = x + length - 2.6;
  return (
    rect([x, y - 3.6, length, 7.2], {
      rx: 3.4,
      fill: '#7d5129',
      stroke: '#22130a',
      'stroke-width': 0.9,
    }) +
    line(
      `M${num(x + 4)} ${num(y - 1.4)}h${length - 10}M${num(x + 6)} ${num(y + 1.2)}h${length - 14}`,
      '#a9753f',
      1,
    ) +
    circle(end, y, 3.4, '#22130a') +
    circle(end, y, 2.9, '#e5bd84') +
    circle(end, y, 1.3, '#a36f38')
  );
}

export const logs = (at: Point): string =>
  placed(
    shadow(9, 20, 5, 0.55) + trunk(-19, 6.4, 36) + trunk(-15, -0.6, 34) + trunk(-17, -7.4, 30),
    at,
  );

export const lake = (at: Point): string =>
  placed(
    fill('M-20 2L-17 -9 -6 -15 8 -14 18 -7 20 4 13 13 -2 16 -14 12z', '#0c2530') +
      fill('M-17.6 2L-15 -7.4 -5 -12.6 7 -12 15.6 -6 17.4 3.4 11 11 -2 13.4 -12 10z', '#2f82a3') +
      fill('M-15 -6L-5 -11.4 7 -10.8 14 -6 4 -3 -8 -2z', '#6fc3db', 0.75) +
      line('M-9 3q3 -2.4 6 0t6 0M-2 8q3 -2.4 6 0t6 0', '#d5f4fb', 1.3, ROUND),
    at,
  );

export const ditch = (at: Point): string =>
  placed(
    fill('M-23 7L-17 -4 -9 -1 -3 -9 5 -5 12 -11 23 -6 19 4 11 2 5 10 -3 6 -11 12z', '#060806') +
      line('M-17 -4L-9 -1 -3 -9 5 -5 12 -11 23 -6', '#b98d55', 1.8) +
      line('M-23 7L-11 12 -3 6 5 10 11 2 19 4', '#59411f', 1.6) +
      line('M-8 3l3 -3M2 2l3 -3M12 -3l3 -2', '#3b4a38', 1.2),
    at,
  );

export const boulders = (at: Point): string => {
  const rim = { stroke: '#171b18', 'stroke-width': 0.9 };
  return placed(
    shadow(8, 17, 5) +
      path('M-17 6L-15 -6 -8 -12 -3 -9 -4 8 -12 10z', { fill: '#6d7370', ...rim }) +
      fill('M-15 -6L-8 -12 -7 -2 -13 2z', '#aeb5b0') +
      path('M17 7L16 -4 10 -11 4 -9 4 8 12 11z', { fill: '#5b615e', ...rim }) +
      fill('M4 -9L10 -11 11 -3 5 0z', '#9aa19c'),
    at,
  );
};

export const campfire = (at: Point, up = 0): string =>
  placed(
    circle(0, 0, 22, 'url(#um-lamp)') +
      line('M-9 9L9 3M-9 3L9 9', '#22130a', 4.6, ROUND) +
      line('M-9 9L9 3M-9 3L9 9', '#8a5a2c', 3, ROUND) +
      fill(
        'M0 -14C5 -8 8 -4 7 1 6 6 -6 6 -7 1 -7.6 -3 -4 -4 -4 -8 -1.6 -7 -.6 -9 0 -14z',
        '#f0784f',
      ) +
      fill(
        'M0 -7C3 -3 4.4 -1 3.8 2 3 4.6 -3 4.6 -3.8 2 -4 -.6 -2 -1.6 -2 -3.6 -.8 -3.2 -.4 -4.4 0 -7z',
        '#ffd977',
      ),
    at,
    { turn: -up },
  );

// -- camps and mines -----------------------------------------------------------------------------------

/** The camp of a clan, with its hat beside it. */
export function camp(clan: Clan, up = 0): string {
  const { light, shade } = CLANS[clan];
  const tent = placed(
    shadow(11, 17, 4, 0.55) +
      fill('M-15 11L0 -16 15 11z', '#2a180b') +
      fill('M-13 10L0 -14 0 10z', light) +
      fill('M0 -14L13 10H0z', shade) +
      fill('M-4 10L0 -2 4 10z', '#1b0f07') +
      line('M0 -14L2.4 -18M0 -14L-2.4 -18', '#a9713d', 1.4),
    [32, 49],
    { turn: -up },
  );
  return tent + placed(clanHat(clan, 20), [50, 83], { turn: -up });
}

/** What a mine holds: its sign, its colour and the dark behind it. */
export interface Hoard {
  readonly sign: Glyph;
  readonly colour: string;
  readonly dark: string;
}

export const HOARDS = {
  gems: { sign: GEM, colour: '#f08fb4', dark: '#4a1630' },
  gold: { sign: INGOT, colour: '#f6c94e', dark: '#4a3208' },
  silver: { sign: SILVER, colour: '#cfd8de', dark: '#2c353c' },
  dragon: { sign: DRAGON, colour: '#e0574f', dark: '#1b0808' },
} as const satisfies Record<string, Hoard>;

export type HoardName = keyof typeof HOARDS;
export const isHoard = (name: string): name is HoardName => Object.hasOwn(HOARDS, name);

/** The mouth of a mine in its crag. */
export function mineMouth(hoard: HoardName, up = 0): string {
  const { sign, colour } = HOARDS[hoard];
  const second = hoard === 'dragon' ? LAMP : '#fff7df';
  return placed(
    shadow(14, 21, 4, 0.5) +
      path('M-19 14L-11 -14 -3 -9 4 -18 19 14z', {
        fill: '#4c4a48',
        stroke: '#120c08',
        'stroke-width': 1.2,
      }) +
      fill('M-11 -14L-3 -9 -6 2 -15 4zM4 -18L8 -4 0 -2 -3 -9z', '#8b8781') +
      path('M-9 14V3a9 9.5 0 0 1 18 0v11z', {
        fill: '#0a0604',
        stroke: '#c18a3a',
        'stroke-width': 1.8,
      }) +
      glyph(sign, { x: 0, y: 5.6, size: 13.4 }, { main: colour, second, cut: '#1b120c' }),
    [32, 50],
    { turn: -up },
  );
}

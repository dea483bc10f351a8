// Drawings of pieces around 0,0: dwarves, beasts, tokens on edges, tiles on cards.

import { beardOf } from '../../art/beards';
import { CLANS, type Clan } from '../../art/clans';
import { darker, INK, LAMP, lighter } from '../../art/colours';
import { type Glyph, glyph, type Tones } from '../../art/icons/icon';
import { hewnText } from '../../art/lettering/letters';
import '../../art/lettering/full';
import { circle, fill, line, num, path, placed, type Point, rect } from '../../art/svg';
import { token } from '../../art/marks/seat-token';

const OUTLINE = '#0d0907';

/** The hats of the clans on a dwarf: outline, light, and the pattern that needs no colour. */
const HATS: Record<Clan, readonly [outline: string, light: string, pattern: string]> = {
  blue: [
    'M-8.8 -14.6C-8 -22 -4 -26.6 2.8 -29.6 2.6 -25.6 5 -24 6.6 -21.6 8 -19.4 8.6 -17 8.8 -14.6 3 -17.4 -3 -17.4 -8.8 -14.6z',
    'M-7 -16.4C-6 -21.6 -3 -25 1.4 -27.4 -1.6 -23 -3 -20 -3.4 -17.2z',
    line('M-5 -17L1.6 -27M-1 -17.6L4.4 -24M3.4 -17.2L6.4 -21', CLANS.blue.deep, 1.5, {
      'stroke-opacity': 0.7,
    }),
  ],
  yellow: [
    'M-13 -15.4C-9 -18.2 -7.4 -18.4 -7 -19 -7 -25 -4 -27.6 0 -27.6S7 -25 7 -19C7.4 -18.4 9 -18.2 13 -15.4 8 -13.2 5 -16.4 0 -16.4S-8 -13.2 -13 -15.4z',
    'M-5.6 -19C-5.4 -23.6 -3 -26 0 -26.4 -2 -24 -3 -21 -3 -18.4z',
    circle(-1, -23, 1.3, CLANS.yellow.deep) +
      circle(3.4, -21.4, 1.3, CLANS.yellow.deep) +
      circle(-2.6, -19, 1.1, CLANS.yellow.deep),
  ],
};

export interface PawnLook {
  readonly seat: number;
  readonly clan: Clan;
  /** Knocked over: it cannot walk. */
  readonly lying?: boolean;
  readonly scale?: number;
  /** Degrees by which the whole board is turned. */
  readonly up?: number;
}

/** A dwarf on the board: feet on the point, 30 high, in the hat of its clan, with the token of its seat. */
export function pawn(
  at: Point,
  { seat, clan, lying = false, scale = 1, up = 0 }: PawnLook,
): string {
  const { colour } = CLANS[clan];
  const [outline, light, pattern] = HATS[clan];
  const beard = beardOf(seat);
  const thin = { stroke: OUTLINE, 'stroke-width': 0.8 };
  const body =
    path('M-9.4 -.4C-9.6 -11 -5.6 -15.6 0 -15.6S9.6 -11 9.4 -.4Q0 3.2 -9.4 -.4z', {
      fill: darker(colour, 0.5),
      stroke: OUTLINE,
      'stroke-width': 1.3,
    }) +
    path('M-6.6 -15C-7.6 -7 -4 -3 0 -1.8 4 -3 7.6 -7 6.6 -15z', { fill: beard, ...thin }) +
    fill('M-6.6 -15C-7.2 -9 -5 -5 -2 -3.4L-3 -13z', '#fff', 0.3) +
    circle(0, -13.4, 2.6, OUTLINE) +
    circle(0, -13.4, 2.1, '#e0a07a') +
    path(outline, {
      fill: colour,
      stroke: OUTLINE,
      'stroke-width': 1.2,
      'stroke-linejoin': 'round',
    }) +
    fill(light, lighter(colour, 0.38)) +
    pattern;
  const figure = lying ? placed(body, [-13, -3], { turn: 82 }) : body;
  const feet = `<ellipse rx="10" ry="3.6" fill="#000" opacity=".55"/>`;
  return placed(feet + figure + token(seat, { x: 0, y: -1.2, size: 9.6 }), at, {
    scale,
    turn: -up,
  });
}

// -- round tokens ------------------------------------------------------------------------------------

export interface Round {
  readonly sign: Glyph;
  readonly dark: string;
  readonly ring: string;
}

const disc = ({ dark, ring }: Round): string =>
  circle(0, 1.2, 11, '#000', 0.5) +
  circle(0, 0, 10.4, INK) +
  circle(0, 0, 9.3, dark) +
  circle(0, 0, 8.7, ring) +
  circle(0, 0, 7.6, dark);

const toned = ({ dark, ring }: Round): Tones => ({ main: '#f7ead0', second: ring, cut: dark });

/** A token on an edge or an open end; it may have an owner. */
export function edgeToken(at: Point, look: Round, owner: number | null = null, up = 0): string {
  const sign = glyph(look.sign, { x: 0, y: 0, size: 13 }, toned(look));
  const own = owner === null ? '' : token(owner, { x: 8.6, y: 8.6, size: 9 });
  return placed(disc(look) + sign + own, at, { turn: -up });
}

/** A square tile that lies on a card. */
export function squareTile(at: Point, sign: Glyph, up = 0): string {
  return placed(
    rect([-13, -12, 26, 26], { rx: 5, fill: '#000', opacity: 0.5 }) +
      rect([-13, -13, 26, 26], { rx: 5, fill: INK }) +
      rect([-11.8, -11.8, 23.6, 23.6], { rx: 4, fill: '#7a5a22' }) +
      rect([-11.8, -11.8, 23.6, 23.6], { rx: 4, fill: 'url(#um-sheen)' }) +
      rect([-10.4, -10.4, 20.8, 20.8], { rx: 3, fill: 'none', stroke: LAMP }) +
      glyph(sign, { x: 0, y: 0, size: 17 }, { main: '#f7ead0', second: LAMP, cut: '#4a3410' }),
    at,
    { turn: -up },
  );
}

/** A number in a small disc: room for one, five steps from here; struck through when there is no more. */
export function badge(
  at: Point,
  text: string,
  {
    colour = '#f7ead0',
    struck = false,
    up = 0,
  }: { colour?: string; struck?: boolean; up?: number } = {},
): string {
  const r = 6.6;
  return placed(
    circle(0, 0, r + 1, INK) +
      circle(0, 0, r, struck ? '#8b8176' : colour) +
      hewnText(text, { x: 0, y: 0, height: r * 1.08, weight: 1.1 }) +
      (struck ? line(`M${num(1 - r)} ${num(r - 1)}L${num(r - 1)} ${num(1 - r)}`, INK, 2) : ''),
    at,
    { turn: -up },
  );
}

// -- beasts --------------------------------------------------------------------------------------------

const octagon = (r: number): string =>
  `M0 ${num(-r)}L${num(r * 0.69)} ${num(-r * 0.74)} ${num(r)} 0 ${num(r * 0.69)} ${num(r * 0.74)} ` +
  `0 ${num(r)} ${num(-r * 0.69)} ${num(r * 0.74)} ${num(-r)} 0 ${num(-r * 0.69)} ${num(-r * 0.74)}z`;

/** A beast of the cave, with the token of its owner and its remaining steps. */
export function beast(
  at: Point,
  {
    sign,
    colour,
    owner,
    left,
    up = 0,
  }: {
    sign: Glyph;
    colour: string;
    owner: number;
    /** Steps that it may still take. */
    left: number | null;
    up?: number;
  },
): string {
  return placed(
    path(octagon(13), { fill: '#000', opacity: 0.55, transform: 'translate(0 1.6)' }) +
      fill(octagon(13), INK) +
      fill(octagon(11.6), '#43316b') +
      line(octagon(10.4), '#b79cf0', 1.1) +
      glyph(
        sign,
        { x: 0, y: -0.4, size: 16 },
        { main: colour, second: '#fff1cf', cut: '#1d1433' },
      ) +
      token(owner, { x: 9, y: 9, size: 10.4 }) +
      (left === null ? '' : badge([9.4, -9.4], String(left), { colour: LAMP })),
    at,
    { scale: 0.94, turn: -up },
  );
}

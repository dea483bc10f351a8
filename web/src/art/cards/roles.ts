// Dwarves: one bust, one beard, other hats. A new role is a row in the table, and a hat if it wears another.

import { beardOf, shadedBeard } from '../beards';
import { darker, type Ground, lighter, MINE, mix, SKIN } from '../colours';
import { card } from './frame';
import { rock } from '../rock';
import { CARD_HEIGHT, CARD_WIDTH } from './size';
import { circle, fill, line, path, placed, rect } from '../svg';

/** Who looks out of a card. */
export interface Dwarf {
  readonly coat: string;
  readonly beard: string;
  readonly skin: string;
  readonly hatColour: string;
  readonly hat: (colour: string) => string;
  readonly eyes: (dwarf: Dwarf) => string;
  readonly prop: string;
  /** Honest faces are lit from above, others from below. */
  readonly light: {
    readonly x: number;
    readonly y: number;
    readonly radius: number;
    readonly strength: number;
  };
}

/** A helmet, and what is fastened to it. */
export function helmetWith(colour: string, badge: string): string {
  return (
    fill('M14 36C14 20 22 12 32 12S50 20 50 36Q32 30 14 36z', colour) +
    fill('M14 36C14 20 22 12 32 12 25 18 22 26 22 34z', lighter(colour), 0.7) +
    fill('M42 14C48 18 50 26 50 36L44 34C45 26 45 20 42 14z', darker(colour), 0.35) +
    fill('M10 36Q32 27 54 36L53 40.5Q32 32 11 40.5z', darker(colour)) +
    line('M10.6 36.2Q32 27.4 53.4 36.2', lighter(colour), 0.8, { opacity: 0.6 }) +
    badge
  );
}

const LAMP =
  circle(32, 22, 17, 'url(#um-lamp)') +
  circle(32, 22, 6.8, '#2a180b') +
  circle(32, 22, 5.2, '#fff2c4') +
  line('M28.6 21a3.6 3.6 0 0 1 3-2.8', '#ffffff', 1.1, { 'stroke-linecap': 'round' });

const helmet = (colour: string): string => helmetWith(colour, LAMP);

/** A hood; its lining shows round the face. */
export function hoodWith(colour: string, lining: string): string {
  return (
    fill('M8 64C4 28 16 10 34 7 52 12 60 30 56 64 52 40 46 32 32 30 18 32 12 40 8 64z', colour) +
    fill('M8 64C4 28 16 10 34 7 22 16 13 34 12 50z', lighter(colour), 0.35) +
    fill('M34 7C52 12 60 30 56 64 54.5 52 52.5 45 49 40 50 26 45 14 34 7z', darker(colour), 0.45) +
    line('M12 52C14 38 20 32 32 30 44 32 50 38 52 52', lining, 2.2) +
    line('M34 8C36 14 37 20 36.5 29', darker(colour), 0.9, { opacity: 0.7 })
  );
}

export const openEyes = ({ beard }: Dwarf): string =>
  [24, 40].map((x) => circle(x, 43, 2, '#1b120c') + circle(x - 0.6, 42.3, 0.7, '#fff')).join('') +
  line('M19.5 39Q24 36.4 28 39M36 39Q40 36.4 44.5 39', darker(beard), 2.4, {
    'stroke-linecap': 'round',
  });

const hood = (colour: string): string => hoodWith(colour, darker(colour));

/** The dark under the hood, and what looks out of it. */
export const slitEyes = (): string =>
  fill(
    'M11 60C11 36 20 28 32 28S53 36 53 60L48.6 58C48.6 52 46 48.4 40 47.8Q36 43.6 32 43.6T24 47.8C18 48.4 15.4 52 15.4 58z',
    '#12090c',
  ) + fill('M18.5 40.6L28.5 43.6 20.5 46zM45.5 40.6L35.5 43.6 43.5 46z', '#ffcf5e');

export const FUSE = placed(
  path('M-10 -5h13v5h-13z', { fill: '#c0392b', stroke: '#1b0f07' }) +
    path('M-11 1h13v5h-13z', { fill: '#a93226', stroke: '#1b0f07' }) +
    line('M-9 -3.4h11M-10 2.6h11', '#ffffff', 0.8, { opacity: 0.28 }) +
    line('M-6 -6v13', '#1b0f07', 2) +
    line('M3 -2q5 -1 4 -7', '#e8d6b4', 1.3) +
    circle(7, -10, 7.5, 'url(#um-lamp)') +
    line('M7 -14.5v2M7 -7.5v1.5M2.8 -10h2M9.4 -10h2', '#ffe6a6', 0.9) +
    circle(7, -10, 1.8, '#fff6d0'),
  [51, 84],
);

const ROLES = {
  digger: {
    coat: '#7a4a22',
    beard: '#d98b45',
    skin: SKIN,
    hatColour: '#c99a3c',
    hat: helmet,
    eyes: openEyes,
    prop: '',
    light: { x: 32, y: 34, radius: 40, strength: 0.8 },
  },
  saboteur: {
    coat: '#2c2025',
    beard: '#3a2a2c',
    skin: '#8a5f49',
    hatColour: '#5b2436',
    hat: hood,
    eyes: slitEyes,
    prop: FUSE,
    light: { x: 50, y: 78, radius: 36, strength: 0.6 },
  },
} as const satisfies Record<string, Dwarf>;

export type Role = keyof typeof ROLES;
const isRole = (name: string): name is Role => Object.hasOwn(ROLES, name);

const coat = (colour: string): string =>
  fill('M3 100Q5 74 20 69H44Q59 74 61 100z', colour) +
  fill('M3 100Q5 74 20 69L24 100z', lighter(colour), 0.35) +
  fill('M44 69Q59 74 61 100H46z', '#000', 0.25);

const beard = (colour: string): string =>
  fill('M15 46Q17 55 24 54 32 50 40 54 47 55 49 46 54 72 44 82L32 93 20 82Q10 72 15 46z', colour) +
  fill('M15 46Q17 55 24 54L27 60 22 84 20 82Q10 72 15 46z', lighter(colour), 0.55) +
  fill('M49 46C54 72 50 76 44 82L38 87.5 42 60Q48 56 49 46z', darker(colour), 0.28) +
  line('M28 62L26 84M32 60V90M36 62L38 84M42 60L43 78', darker(colour), 1.2);

const moustache = (colour: string): string =>
  fill(
    'M32 55C27 52 20 53 17 60 22 62 28 61 32 58 36 61 42 62 47 60 44 53 37 52 32 55z',
    darker(colour, 0.15),
  );

const nose = (skin: string): string =>
  fill('M28.6 44Q32 40 35.4 44 38 51 32 52.6 26 51 28.6 44z', mix(skin, '#c04a2a', 0.25)) +
  line('M29.6 45.6Q31 43.6 32 44.4', '#fff', 1, { 'stroke-opacity': 0.45 });

/** The card of a dwarf. */
export function portrait(one: Dwarf, ground: Ground, seed: string): string {
  const { x, y, radius, strength } = one.light;
  return card(
    rock(ground, seed) +
      rect([0, 0, CARD_WIDTH, CARD_HEIGHT], { fill: '#0d0907', opacity: 0.62 }) +
      circle(x, y, radius, 'url(#um-lamp)', strength) +
      coat(one.coat) +
      fill('M17 36H47V52Q32 66 17 52z', one.skin) +
      beard(one.beard) +
      moustache(one.beard) +
      nose(one.skin) +
      one.eyes(one) +
      one.hat(one.hatColour) +
      one.prop,
  );
}

/** A dwarf with the beard of a seat, so that no two at a table look alike. */
export const bearded = (one: Dwarf, seat: number | undefined): Dwarf => {
  if (seat === undefined) return one;
  return { ...one, beard: one.eyes === slitEyes ? shadedBeard(seat) : beardOf(seat) };
};

/** The card of a role. */
export const dwarf = (role: Role, ground: Ground = MINE, seat?: number): string =>
  portrait(bearded(ROLES[role], seat), ground, role);

/** The card of a role by its name; null if there is no such role. */
export const roleCard = (name: string, seat?: number): string | null =>
  isRole(name) ? dwarf(name, MINE, seat) : null;

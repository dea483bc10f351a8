// The dwarves of two clans: loyal, selfish, or a saboteur whose hood is lined with the colour he works for.

import { CLANS, type Clan, otherClan } from '../../../art/clans';
import { darker, type Ground, lighter, SKIN } from '../../../art/colours';
import {
  bearded,
  type Dwarf,
  FUSE,
  hoodWith,
  openEyes,
  portrait,
  slitEyes,
} from '../../../art/cards/roles';
import { nugget } from '../../../art/cards/goals';
import { circle, fill, line, path } from '../../../art/svg';

/** Pointed and striped. */
const pointed = (colour: string): string =>
  fill('M13 37C14 24 20 16 37 8 36 15 41 18 45 24 48 28 50 32 51 37Q32 30 13 37z', colour) +
  fill('M13 37C14 24 20 16 37 8 30 16 25 24 23 33z', lighter(colour), 0.6) +
  line('M18.7 34.4L36.6 12.4M27 32L40.6 18M36 32L45.4 24.6', CLANS.blue.deep, 3.2, {
    'stroke-opacity': 0.55,
  }) +
  fill('M11 37Q32 28 53 37L52 42Q32 33.5 12 42z', darker(colour));

const DOTS = [
  [25, 22],
  [35, 18.6],
  [33, 27],
  [43, 26],
] as const;

/** Broad and dotted. */
const broad = (colour: string): string =>
  fill('M15 36C15 20 22 13 32 13S49 20 49 36Q32 30 15 36z', colour) +
  fill('M15 36C15 20 22 13 32 13 25 18 22 26 22 34z', lighter(colour), 0.6) +
  DOTS.map(([x, y]) => circle(x, y, 2.4, CLANS.yellow.deep, 0.75)).join('') +
  fill('M3 39Q32 23 61 39 46 43 32 37.5 18 43 3 39z', darker(colour));

const HATS: Record<Clan, Dwarf['hat']> = { blue: pointed, yellow: broad };
const HOOD = 'M8 64C4 28 16 10 34 7 52 12 60 30 56 64 52 40 46 32 32 30 18 32 12 40 8 64z';

/** The hood of a saboteur: patterned like the hats of his own clan, lined for the one that he works for. */
const hoodOf =
  (clan: Clan): Dwarf['hat'] =>
  (colour) =>
    hoodWith(colour, CLANS[otherClan(clan)].colour) +
    fill(HOOD, `url(#um-${CLANS[clan].pattern})`, 0.9);

/** Brows drawn together: he counts. */
const slyEyes = ({ beard }: Dwarf): string =>
  [24, 40].map((x) => circle(x, 43, 2, '#1b120c') + circle(x - 0.6, 42.3, 0.7, '#fff')).join('') +
  line('M19 38L28 40.6M45 38L36 40.6', darker(beard), 2.4, { 'stroke-linecap': 'round' });

const SACK =
  path('M36 100Q34 78 50 74 64 78 63 100z', { fill: '#b08a52', stroke: '#2a180b' }) +
  fill('M36 100Q34 78 50 74L46 100z', '#d6b27a', 0.6) +
  line('M44 76Q50 80 56 76', '#2a180b', 2) +
  nugget([48, 90], 0.9) +
  nugget([56, 86], 0.7);

const HONEST = { x: 32, y: 34, radius: 40, strength: 0.8 };

const CHARACTERS = {
  loyal: (clan: Clan): Dwarf => ({
    coat: CLANS[clan].dark,
    beard: '#e2cfae',
    skin: SKIN,
    hatColour: CLANS[clan].colour,
    hat: HATS[clan],
    eyes: openEyes,
    prop: '',
    light: HONEST,
  }),
  selfish: (clan: Clan): Dwarf => ({
    coat: '#4b4436',
    beard: '#a85f33',
    skin: SKIN,
    hatColour: CLANS[clan].colour,
    hat: HATS[clan],
    eyes: slyEyes,
    prop: SACK,
    light: HONEST,
  }),
  saboteur: (clan: Clan): Dwarf => ({
    coat: '#241c20',
    beard: '#3a2a2c',
    skin: '#8a5f49',
    hatColour: CLANS[clan].dark,
    hat: hoodOf(clan),
    eyes: slitEyes,
    prop: FUSE,
    light: { x: 50, y: 78, radius: 34, strength: 0.55 },
  }),
} as const;

export type Character = keyof typeof CHARACTERS;
export const isCharacter = (name: string): name is Character => Object.hasOwn(CHARACTERS, name);

/** The card of a dwarf of a clan. */
export const clanDwarf = (
  clan: Clan,
  character: Character,
  ground: Ground,
  seat?: number,
): string => portrait(bearded(CHARACTERS[character](clan), seat), ground, clan + character);

// Every colour of the drawings. Warm means live and joined, cold means cut off.

export const INK = '#15100c';
export const CREAM = '#f7ead0';
export const LAMP = '#f4b647';
export const LAMP_BRIGHT = '#ffd27a';
export const GOLD = '#f6c94e';
export const EMBER = '#f0784f';
export const SALMON = '#ff8f6b';
export const MOSS = '#86c98f';
export const SKY = '#82c8ea';
export const STONE = '#d9cdb8';
export const SHADOW = '#0b0705';
export const SKIN = '#e0a981';

/** The rock of a game: four tones from dark to light, the lit lip of a tunnel, the dark of its pit. */
export interface Rock {
  readonly ramp: readonly [string, string, string, string];
  readonly lip: string;
  readonly pit: string;
  /** The colour of the game on backs and titles. */
  readonly accent: string;
  /** How much of it is seen behind the cards, and how bright lamps are there. */
  readonly wall: number;
  readonly lamps: number;
}

export const GROUNDS = {
  mine: {
    ramp: ['#2b2019', '#453528', '#604b3a', '#7d6450'],
    lip: '#97795f',
    pit: '#120c08',
    accent: '#f4b647',
    wall: 0.34,
    lamps: 1,
  },
  deep: {
    ramp: ['#222226', '#36373c', '#4c4f56', '#686c74'],
    lip: '#878c95',
    pit: '#0d0d10',
    accent: '#8fd0c4',
    wall: 0.34,
    lamps: 1,
  },
  forest: {
    ramp: ['#16241b', '#213627', '#2e4a34', '#3f6044'],
    lip: '#557a55',
    pit: '#0d1710',
    accent: '#a8d98a',
    wall: 0.34,
    lamps: 1,
  },
  cave: {
    ramp: ['#191a2b', '#272a42', '#383d5b', '#4f567a'],
    lip: '#6d76a0',
    pit: '#0a0a14',
    accent: '#b79cf0',
    wall: 0.55,
    lamps: 0.55,
  },
} as const satisfies Record<string, Rock>;

export type Ground = keyof typeof GROUNDS;

/** The floor of a way, from its edge to its heart. */
export interface Floor {
  readonly edge: string;
  readonly floor: string;
  readonly heart: string;
  readonly grit: string;
}

const LIT: Floor = { edge: '#a5703a', floor: '#dba963', heart: '#f6d798', grit: '#8a5a2c' };
const CUT: Floor = { edge: '#4a4643', floor: '#655f5a', heart: '#77706a', grit: '#3a3633' };

export const FLOORS: Record<Ground, { readonly lit: Floor; readonly cut: Floor }> = {
  mine: { lit: LIT, cut: CUT },
  deep: { lit: LIT, cut: CUT },
  forest: {
    lit: { edge: '#8b6a41', floor: '#c09a63', heart: '#e0c08a', grit: '#77572f' },
    cut: { edge: '#4d5148', floor: '#666b60', heart: '#787d71', grit: '#3c4038' },
  },
  cave: {
    lit: { edge: '#6a5043', floor: '#9c7c62', heart: '#bd9b78', grit: '#4b3830' },
    cut: CUT,
  },
};

/** A colour between two, both written as #rrggbb. */
export function mix(from: string, to: string, share: number): string {
  const channel = (start: number): string => {
    const [a, b] = [from, to].map((colour) => parseInt(colour.slice(start, start + 2), 16)) as [
      number,
      number,
    ];
    return Math.round(a + (b - a) * share)
      .toString(16)
      .padStart(2, '0');
  };
  return '#' + channel(1) + channel(3) + channel(5);
}

export const darker = (colour: string, share = 0.38): string => mix(colour, '#000000', share);
export const lighter = (colour: string, share = 0.3): string => mix(colour, '#ffffff', share);

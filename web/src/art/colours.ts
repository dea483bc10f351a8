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

/** The floor of a way, from its edge to its heart. */
export interface Floor {
  readonly edge: string;
  readonly floor: string;
  readonly heart: string;
  readonly grit: string;
}

/** The rock of a game, and the ways in it. */
export interface Ground {
  readonly name: string;
  /** Four tones from dark to light. */
  readonly ramp: readonly [string, string, string, string];
  /** The lit lip of a tunnel, the dark of its pit. */
  readonly lip: string;
  readonly pit: string;
  /** The colour of the game on backs and titles. */
  readonly accent: string;
  /** How much of it is seen behind the cards, and how bright lamps are there. */
  readonly wall: number;
  readonly lamps: number;
  /** Floors of ways that are joined to the start, and of those that are cut off. */
  readonly lit: Floor;
  readonly cut: Floor;
  /** What it is made of, if not of facets. */
  readonly draw?: (ramp: Ground['ramp'], seed: string) => string;
}

/** Saboteur's; those of other games are in the ground.ts of their folders. */
export const MINE: Ground = {
  name: 'mine',
  ramp: ['#2b2019', '#453528', '#604b3a', '#7d6450'],
  lip: '#97795f',
  pit: '#120c08',
  accent: '#f4b647',
  wall: 0.34,
  lamps: 1,
  lit: { edge: '#a5703a', floor: '#dba963', heart: '#f6d798', grit: '#8a5a2c' },
  cut: { edge: '#4a4643', floor: '#655f5a', heart: '#77706a', grit: '#3a3633' },
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

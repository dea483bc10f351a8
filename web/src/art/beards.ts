// The beards of the seats: figures and faces of one seat have the same, and no two seats have.

import { mix } from './colours';

const BEARDS = [
  '#f0e2c8',
  '#c46f38',
  '#6d5038',
  '#e0b06c',
  '#b9b2a8',
  '#8a3f22',
  '#f7f1e4',
  '#4b3a2e',
  '#d9894f',
  '#a58a6a',
  '#8d97a0',
  '#2c2522',
] as const;

export const beardOf = (seat: number): string => BEARDS[seat % BEARDS.length] ?? BEARDS[0];

/** The beard of a seat under a hood, where little light falls. */
export const shadedBeard = (seat: number): string => mix(beardOf(seat), '#2a1c1e', 0.56);

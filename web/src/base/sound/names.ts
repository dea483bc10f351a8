/** The sounds by name. */
export const SOUNDS = [
  'turn',
  'card',
  'refuse',
  'break',
  'mend',
  'rock',
  'thud',
  'peek',
  'claim',
  'goal',
  'win',
  'lose',
] as const;

export type SoundName = (typeof SOUNDS)[number];

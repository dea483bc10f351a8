/** What the one-minute lesson of a game shows beside its sentences. */

export interface Example {
  /** The end of the key of its caption. */
  name: string;
  /** Cards side by side, as they would lie. */
  row: readonly string[];
  fits: boolean;
}

export const EXAMPLES: Readonly<Record<string, readonly Example[]>> = {
  saboteur: [
    { name: 'fits', row: ['start', 'EW', 'NEW', '?goal'], fits: true },
    { name: 'fits-not', row: ['start', 'EW', 'NS', '?goal'], fits: false },
  ],
  'saboteur-2': [
    { name: 'fits', row: ['start', 'EW+green', 'NEW', '?goal'], fits: true },
    { name: 'fits-not', row: ['start', 'EW', 'E+ladder', '?goal'], fits: false },
  ],
  'the-lost-mines': [
    { name: 'fits', row: ['start-blue', 'EW', 'ESW+campfire', '?mine'], fits: true },
    { name: 'fits-not', row: ['start-blue', 'EW', 'NS', '?mine'], fits: false },
  ],
  'the-dark-cave': [
    { name: 'fits', row: ['start', 'E-W', 'NEW+hole', '?goal'], fits: true },
    { name: 'fits-not', row: ['start', 'E-W', 'N-S', '?goal'], fits: false },
  ],
};

/** Sentences are counted from one, as many as there are. */
export function sentenceKeys(game: string, has: (key: string) => boolean): string[] {
  const keys: string[] = [];
  for (let number = 1; has(`howto-${game}-${number}`); number += 1) {
    keys.push(`howto-${game}-${number}`);
  }
  return keys;
}

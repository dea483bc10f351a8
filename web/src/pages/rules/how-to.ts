/** The sentences of the one-minute lesson of a game. */

/** Sentences are counted from one, as many as there are. */
export function sentenceKeys(game: string, has: (key: string) => boolean): string[] {
  const keys: string[] = [];
  for (let number = 1; has(`howto-${game}-${number}`); number += 1) {
    keys.push(`howto-${game}-${number}`);
  }
  return keys;
}

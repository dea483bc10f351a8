// The rocks that drawings of this page refer to. The mine is always there; others come with their games.

import { type Ground, MINE } from './colours';

let dug = $state.raw<readonly Ground[]>([MINE]);

export const grounds = (): readonly Ground[] => dug;

export function dig(ground: Ground): void {
  if (!dug.includes(ground)) dug = [...dug, ground];
}

// How pages introduce the games, in the order of the registry; every game brings its own page of facts.

import { MINE } from '../art/colours.ts';
import type { GameAbout } from './contract.ts';
import { GAMES } from './registry.ts';

const found = import.meta.glob<{ about: GameAbout }>('./*/about.ts', { eager: true });
const place = ({ game }: GameAbout): number => GAMES.indexOf(game);

export const ABOUT: readonly GameAbout[] = Object.values(found)
  .map(({ about }) => about)
  .toSorted((one, other) => place(one) - place(other));

/** The grounds that come with their games; Saboteur's is on every page. */
export const OTHER_GROUNDS = ABOUT.map(({ ground }) => ground).filter((one) => one !== MINE);

export const aboutGame = (game: string): GameAbout | undefined =>
  ABOUT.find((about) => about.game === game);

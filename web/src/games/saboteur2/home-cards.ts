// Cards of Saboteur 2 on the home page.

import { pathCard } from '../../art/cards/path-card';
import type { HomeCards } from '../contract';
import { GROUND } from './ground';
import { THINGS } from './scenery';

const card = (face: string): string =>
  pathCard(face, { ground: GROUND, seed: 'deep' + face, things: THINGS });

export const homeCards: HomeCards = {
  game: 'saboteur-2',
  row: () => [card('NESW'), card('EW+blue'), card('NS.EW'), card('EW+green'), card('NSW+crystal')],
  emblem: () => card('NS+blue'),
};

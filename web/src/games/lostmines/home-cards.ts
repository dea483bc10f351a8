// Cards of The Lost Mines on the home page.

import { goalBack } from '../../art/cards/backs';
import { inCorners } from '../../art/cards/corners';
import { pathCard } from '../../art/cards/path-card';
import type { HomeCards } from '../contract';
import { GROUND } from './ground';
import { camp, campfire, pine } from './scenery';

const card = (face: string, seed: string, extra = ''): string =>
  pathCard(face, { ground: GROUND, seed, extra: inCorners(seed, 0.82, pine) + extra });

export const homeCards: HomeCards = {
  game: 'the-lost-mines',
  row: () => [
    card('NESW', 'tent', camp('blue')),
    card('EW', 'wood'),
    card('NEW', 'glade'),
    card('ESW', 'fire', campfire([32, 50])),
    goalBack(GROUND),
  ],
  emblem: () => card('NESW', 'emblem', campfire([32, 50])),
};

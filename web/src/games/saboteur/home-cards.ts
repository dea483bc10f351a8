// Cards of Saboteur on the home page.

import { cardBack, goalBack } from '../../art/cards/backs';
import { pathCard } from '../../art/cards/path-card';
import { MINE } from '../../art/colours';
import type { HomeCards } from '../contract';

export const homeCards: HomeCards = {
  game: 'saboteur',
  row: () => [
    pathCard('NESW+ladder', { seed: 'home' }),
    pathCard('EW'),
    pathCard('NEW'),
    pathCard('E.W'),
    goalBack(MINE),
  ],
  emblem: () => cardBack(MINE, 'lamp'),
};

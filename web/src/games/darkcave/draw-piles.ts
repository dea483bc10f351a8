// The draw piles of The Dark Cave: three levels, each with some cards that are never drawn.

import { pileCards } from '../../base/protocol/view.ts';
import type { DarkCaveView } from './view.gen.ts';
import type { Layer } from '../contract.ts';

const LEVELS = ['I', 'II', 'III'];

/** The level that is drawn from first comes first; nobody can see through a back without a number. */
export const layers = (view: DarkCaveView): Layer[] =>
  LEVELS.map((name, index) => {
    const cards = pileCards(view, `stock${index + 1}`);
    const back = cards[0]?.slice(1) ?? name;
    return { name, back, count: Math.max(0, cards.length - view.facts.spare) };
  });

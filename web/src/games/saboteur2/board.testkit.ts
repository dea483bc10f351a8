// A small mine of two teams and its cards, for tests.

import type { BoardCards, BoardGame } from '../../board/board-game.ts';
import { CARDS, path, view } from '../../board/board.testkit.ts';
import type { CardInfo } from '../../base/protocol/protocol.gen.ts';
import type { Saboteur2View } from './view.gen.ts';

/** A mine of two teams: a blue door and a green one in a row, a ladder beyond, a bridge, a crystal. */
export const saboteur2View = (): Saboteur2View => {
  const { table, facts, ...rest } = view();
  const tiles = {
    '0,0': 'start',
    '1,0': 'EW+blue',
    '2,0': 'NS.EW',
    '3,0': 'NS+green.E',
    '3,1': 'N+ladder',
    '3,-1': 'NEW+crystal~',
  };
  return {
    ...rest,
    table: {
      ...table,
      out: [],
      thieves: [],
      board: {
        tiles,
        covered: facts.goals,
        lit: { '0,0': 1, '1,0': 1, '2,0': 2, '3,0': 1, '3,1': 1, '3,-1': 1 },
      },
    },
    facts: {
      ...facts,
      crystals: 1,
      spare: 0,
      lit: {
        blue: { '0,0': 1, '1,0': 1, '2,0': 2, '3,0': 1, '3,1': 1 },
        green: { '0,0': 1, '1,0': 1, '3,0': 1, '3,1': 1, '3,-1': 1 },
      },
    },
  };
};

const FACES = ['EW+blue', 'NS.EW', 'NS+green.E', 'N+ladder', 'NEW+crystal'];

/** The cards of `saboteur2View`; with a game they are drawn as its own. */
export const saboteur2Cards = (game?: BoardGame<Saboteur2View>): BoardCards =>
  Object.assign(
    new Map([...CARDS, ...FACES.map((face): [string, CardInfo] => [face, path(face)])]),
    game && { game: game as BoardGame },
  );

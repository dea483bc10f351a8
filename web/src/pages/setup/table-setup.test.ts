import { describe, expect, it } from 'vitest';

import type { GameInfo } from '../../base/protocol/protocol.gen';
import { forGame, NEW_TABLE, withOption } from './table-setup';

const saboteur: GameInfo = {
  name: 'saboteur',
  seats: [3, 10],
  options: [{ name: 'gold_draw', choices: ['diggers', 'players'], rule: 'SAB-R21' }],
  levels: [],
  styles: [],
  bots: [],
  balance: [],
};
const cave: GameInfo = { ...saboteur, name: 'the-dark-cave', seats: [2, 4], options: [] };

describe('setting up a table', () => {
  it('keeps the seats within the range of the game', () => {
    expect(forGame({ ...NEW_TABLE, seats: 8 }, cave).seats).toBe(4);
    expect(forGame({ ...NEW_TABLE, seats: 2 }, saboteur).seats).toBe(3);
  });

  it('drops house rules of another game', () => {
    const house = withOption(NEW_TABLE, saboteur, 'gold_draw', 'players');
    expect(house.options).toEqual({ gold_draw: 'players' });
    expect(forGame(house, saboteur).options).toEqual({ gold_draw: 'players' });
    expect(forGame(house, cave).options).toEqual({});
  });

  it('leaves out what the printed game says', () => {
    const house = withOption(NEW_TABLE, saboteur, 'gold_draw', 'players');
    expect(withOption(house, saboteur, 'gold_draw', 'diggers').options).toEqual({});
  });
});

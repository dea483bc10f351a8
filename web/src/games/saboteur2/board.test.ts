import { describe, expect, it } from 'vitest';

import { saboteur2Cards, saboteur2View } from './board.testkit.ts';
import { saboteur } from '../saboteur/module.ts';
import { saboteur2 } from './module.ts';
import { tell } from './board.ts';

const told = (): ReturnType<typeof tell> => tell(saboteur2View(), saboteur2Cards());

describe('the board of two teams', () => {
  it('can be lit for either team, as the server says', () => {
    const { lights } = told();
    expect(lights.map(({ name }) => name)).toEqual(['blue', 'green']);
    expect(lights.map(({ lit }) => lit['2,0'])).toEqual([2, undefined]);
  });

  it('shows the doors of the others where a team comes to them', () => {
    expect(told().lights.map(({ stops }) => stops)).toEqual([['3,0'], ['1,0']]);
  });

  it('shows no door that a team does not come to', () => {
    const before = saboteur2View();
    delete before.facts.lit.blue?.['3,0'];
    expect(tell(before, saboteur2Cards()).lights[0]?.stops).toEqual([]);
  });

  it('marks a door only on the way that it stands on', () => {
    const before = saboteur2View();
    if (before.facts.lit.blue) before.facts.lit.blue['3,0'] = 2;
    expect(tell(before, saboteur2Cards()).lights[0]?.stops).toEqual([]);
  });

  it('ties ladders to the start', () => {
    expect(told().tied).toEqual([
      { cell: '0,0', at: [32, 50] },
      { cell: '3,1', at: [32, 46] },
    ]);
  });

  it('counts the crystals that the server counts', () => {
    expect(told().counters).toMatchObject([{ name: 'crystals', count: 1 }]);
  });

  it('has no lights where the server tells none', () => {
    expect(
      tell({ ...saboteur2View(), facts: { ...saboteur2View().facts, lit: {} } }, saboteur2Cards())
        .lights,
    ).toEqual([]);
  });
});

it('only the game with doors has lights', () => {
  expect(saboteur2.aids?.tell).toBe(tell);
  expect(saboteur.aids).toBeUndefined();
});

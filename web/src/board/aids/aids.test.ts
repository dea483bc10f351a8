import { fireEvent, render, waitFor } from '@testing-library/svelte';
import { beforeEach, describe, expect, it } from 'vitest';

import { saboteur2 } from '../../games/saboteur2/module.ts';
import { tell } from '../../games/saboteur2/board.ts';
import type { Saboteur2View } from '../../games/saboteur2/view.gen.ts';
import { relit, told } from './aids.ts';
import Board from '../Board.svelte';
import { saboteur2Cards, saboteur2View } from '../../games/saboteur2/board.testkit.ts';
import { teller } from '../board.testkit.ts';
import { describeCell } from '../a11y/describe.ts';
import { keepLight, lightKept } from './saved-light.ts';
import { rope } from './ladder-link.ts';

const [blue, green] = tell(saboteur2View(), saboteur2Cards()).lights;

describe('a cell of two teams in words', () => {
  const say = (cell: string, light = blue): string =>
    describeCell(
      cell,
      {
        view: light ? relit(saboteur2View(), light) : saboteur2View(),
        cards: saboteur2Cards(),
        goalKey: String,
        light: light?.name,
        told: (at) => told(at, tell(saboteur2View(), saboteur2Cards()), light, teller),
      },
      teller,
    );

  it('says whether a team can get there', () => {
    expect(say('1,0')).toContain('<EW+blue>, board-joined-blue');
    expect(say('2,0')).toContain('<NS.EW>, board-half-joined-blue');
    expect(say('2,0', green)).toContain('<NS.EW>, board-cut-green');
    expect(say('3,-1')).toContain('board-cut-blue');
  });

  it('says which door keeps a team out', () => {
    expect(say('3,0')).toContain('board-stop-blue');
    expect(say('1,0')).not.toContain('board-stop');
    expect(say('1,0', green)).toContain('board-stop-green');
  });

  it('says to how many others a ladder is tied', () => {
    expect(say('3,1')).toContain('board-tied 1');
    expect(say('0,0')).toContain('board-tied 1');
    expect(say('1,0')).not.toContain('board-tied');
  });
});

describe('the switch above the board', () => {
  const lights = (root: HTMLElement): HTMLInputElement[] => [
    ...root.querySelectorAll<HTMLInputElement>('fieldset input'),
  ];
  const hatched = (root: HTMLElement): number => root.innerHTML.split('url(#um-cut)').length - 1;

  async function show(table = ''): Promise<HTMLElement> {
    const { container } = render(Board, {
      view: saboteur2View(),
      cards: saboteur2Cards(saboteur2),
      table,
    });
    await waitFor(() => {
      expect(lights(container)).toHaveLength(3);
    });
    return container;
  }

  beforeEach(() => {
    localStorage.clear();
  });

  it('lights the floor for everybody first', async () => {
    const root = await show();
    expect(lights(root).map(({ checked }) => checked)).toEqual([true, false, false]);
    expect(root.querySelectorAll('.rope')).toHaveLength(1);
  });

  it('relights the floor for a team', async () => {
    const root = await show();
    const before = hatched(root);
    const [, , team] = lights(root);
    if (team) await fireEvent.click(team);
    expect(team?.checked).toBe(true);
    expect(hatched(root)).toBeGreaterThan(before);
  });

  it('remembers the light of a table', async () => {
    const [, first] = lights(await show('amber-kettle-42'));
    if (first) await fireEvent.click(first);
    const again = await show('amber-kettle-42');
    await waitFor(() => {
      expect(lights(again)[1]?.checked).toBe(true);
    });
    expect(lights(await show('other-table-1'))[0]?.checked).toBe(true);
  });

  it('remembers no more than the latest tables', () => {
    for (let table = 1; table <= 21; table++) keepLight(`table-${table}`, 'blue');
    expect(lightKept('table-1')).toBe('');
    expect(lightKept('table-21')).toBe('blue');
  });

  it('is there on a picture only where a door shuts somebody out', async () => {
    const picture = async (view: Saboteur2View): Promise<HTMLElement> => {
      const { container } = render(Board, { view, cards: saboteur2Cards(saboteur2), static: true });
      await waitFor(() => {
        expect(container.querySelectorAll('.rope')).toHaveLength(1);
      });
      return container;
    };
    expect(lights(await picture(saboteur2View()))).toHaveLength(3);
    expect(
      lights(await picture({ ...saboteur2View(), facts: { ...saboteur2View().facts, lit: {} } })),
    ).toHaveLength(0);
  });
});

it('a rope hangs between its spots', () => {
  expect(rope({ cell: '0,0', at: [32, 50] }, { cell: '1,0', at: [32, 50] })).toBe(
    'M32 50Q65 59.24 98 50',
  );
});

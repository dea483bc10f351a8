import { cleanup, fireEvent, render } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeEach, expect, it } from 'vitest';

import type { Said } from '../../base/protocol/protocol.gen.ts';
import type { TableModel } from '../../play/table.ts';
import { getUp, joined, sitDown, sync } from '../../play/table.testkit.ts';
import Drawer from './Drawer.svelte';

const said = (seat: number, at: number): Said => ({ t: 'said', seat, at, text: 'Hm.', sign: '' });

let table: TableModel;
beforeEach(() => {
  table = sitDown();
});
afterEach(() => {
  cleanup();
  getUp(table);
});

const find = (what: string): Element => {
  const found = document.querySelector(what);
  if (!found) throw new Error(`there is no ${what}`);
  return found;
};
const unread = (): string => document.querySelector('.peek .unread')?.textContent.trim() ?? '';
const tab = (): string => find('[aria-selected=true]').textContent.trim().replace(/\s.*/, '');

it('counts what others said until it is read, also in the next game at the table', async () => {
  const line = joined(table, sync({ said: [said(0, 10), said(1, 11), said(0, 12)] }));
  const { unmount } = render(Drawer, { table });
  expect(unread()).toBe('1');
  await fireEvent.click(find('.peek .unread'));
  expect(tab()).toBe('Talk');
  await tick();
  expect(unread()).toBe('');
  unmount();
  render(Drawer, { table });
  expect(unread()).toBe('');
  line.tell(said(2, 13));
  await tick();
  expect(unread()).toBe('1');
});

it.each([
  [0, 'You begin: tap a card of your hand.'],
  [1, 'Nothing has happened yet.'],
])('tells me what to do first when the first turn is mine (seat %i)', (seat, line) => {
  joined(table, sync({ log: [] }));
  const view = { ...table.state.view, agenda: [{ due: 'turn', seat }] };
  Object.assign(table.state, { view });
  render(Drawer, { table });
  expect(find('.latest').textContent).toBe(line);
});

it('opens at the log, whatever was open last', async () => {
  joined(table, sync());
  render(Drawer, { table });
  await fireEvent.click(find('.peek'));
  expect(tab()).toBe('Log');
  await fireEvent.click(find('[role=tab]:last-of-type'));
  expect(tab()).toBe('Talk');
  await fireEvent.keyDown(window, { key: 'Escape' });
  await fireEvent.click(find('.peek'));
  expect(tab()).toBe('Log');
});

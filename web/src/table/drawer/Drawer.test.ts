import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeEach, expect, it } from 'vitest';

import type { Said } from '../../base/protocol/protocol.gen.ts';
import type { TableModel } from '../../play/table.ts';
import { getUp, joined, sitDown, sync } from '../../play/table.testkit.ts';
import Drawer from './Drawer.svelte';
import { DrawerState } from './drawer-state.svelte.ts';
import Strip from './Strip.svelte';
import TalkButton from './TalkButton.svelte';

const said = (seat: number, at: number): Said => ({
  t: 'said',
  seat,
  at,
  name: 'Ben',
  text: 'Hm.',
  sign: '',
});

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
const unread = (): string => document.querySelector('i .unread')?.textContent.trim() ?? '';
const tab = (): string => find('[aria-selected=true]').textContent.trim().replace(/\s.*/, '');
const isOpen = (): boolean => !document.querySelector('.sheet')?.hasAttribute('inert');

/** The drawer with everything that opens it. */
function open(): () => void {
  const drawer = new DrawerState(() => table);
  const all = [
    render(Drawer, { table, drawer }),
    render(Strip, { table, drawer }),
    render(TalkButton, { drawer }),
  ];
  return () => {
    for (const { unmount } of all) unmount();
  };
}

it('counts what others said until it is read, also in the next game at the table', async () => {
  const line = joined(table, sync({ said: [said(0, 10), said(1, 11), said(0, 12)] }));
  const close = open();
  expect(unread()).toBe('1');
  await fireEvent.click(screen.getByRole('button', { name: /^Log and chat/ }));
  expect(tab()).toBe('Chat');
  await tick();
  expect(unread()).toBe('');
  close();
  open();
  expect(unread()).toBe('');
  line.tell(said(2, 13));
  await tick();
  expect(unread()).toBe('1');
});

it.each([
  [0, 'You go first: tap a card in your hand.'],
  [1, 'Nothing has happened yet.'],
])('tells me what to do first when the first turn is mine (seat %i)', (seat, line) => {
  joined(table, sync({ log: [] }));
  const view = { ...table.state.view, agenda: [{ due: 'turn', seat }] };
  Object.assign(table.state, { view });
  open();
  expect(find('.latest').textContent).toBe(line);
});

it('opens at the log, whatever was open last, and gives the focus back', async () => {
  joined(table, sync());
  open();
  const strip = find('.strip') as HTMLElement;
  strip.focus();
  await fireEvent.click(strip);
  expect([isOpen(), tab()]).toEqual([true, 'Log']);
  await fireEvent.click(find('[role=tab]:last-of-type'));
  expect(tab()).toBe('Chat');
  await fireEvent.keyDown(window, { key: 'Escape' });
  expect(isOpen()).toBe(false);
  expect(document.activeElement).toBe(strip);
  await fireEvent.click(strip);
  expect(tab()).toBe('Log');
});

it('lets what others say take the strip for a moment, and opens talk', async () => {
  const line = joined(table, sync());
  open();
  expect(document.querySelector('.bubble')).toBeNull();
  line.tell({ ...said(1, 13), text: 'Goal 2 is stone' });
  await tick();
  expect(find('.bubble').textContent).toContain('Goal 2 is stone');
  await fireEvent.click(find('.bubble'));
  expect(tab()).toBe('Chat');
});

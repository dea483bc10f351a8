import { fireEvent } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, it } from 'vitest';

import { router } from '../base/router.svelte.ts';
import Join from './Join.svelte';
import {
  button,
  FakeServer,
  field,
  find,
  isShown,
  leave,
  reads,
  until,
  visit,
} from './page.testkit.ts';

let server: FakeServer;
beforeEach(() => {
  server = new FakeServer({ '/api/tables/amber-kettle-42': {} });
});
afterEach(leave);

const code = (): HTMLInputElement => field('#code');
const type = (value: string): Promise<boolean> => fireEvent.input(code(), { target: { value } });
const knock = (): Promise<boolean> => fireEvent.submit(find('form'));

it('cannot knock without a code', async () => {
  visit('/join', Join);
  expect(button('Join').disabled).toBe(true);
  await type(' – ');
  expect(button('Join').disabled).toBe(true);
  await knock();
  expect(server.requests).toEqual([]);
});

it.each(['Amber Kettle 42', 'amberkettle', 'https://host/t/amber-kettle-42?x'])(
  'says which table is meant: %s',
  async (typed) => {
    visit('/join', Join);
    expect(isShown('Type the code, or paste the whole link.')).toBe(true);
    await type(typed);
    const isMeant = typed !== 'amberkettle';
    expect(isShown('Table Amber Kettle 42')).toBe(isMeant);
    expect(isShown('Type the code, or paste the whole link.')).toBe(!isMeant);
  },
);

it('goes to a table that is there', async () => {
  visit('/join', Join);
  await type('Amber Kettle 42');
  await knock();
  await until(() => {
    expect(router.route.path).toBe('/t/amber-kettle-42');
  });
});

it('says that no table has this code, until another is typed', async () => {
  visit('/join', Join);
  await type('red fox');
  await knock();
  await reads('There’s no table Red Fox.');
  expect([router.route.path, button('Join').disabled]).toEqual(['/join', false]);
  await type('red fo');
  expect(isShown('There’s no table')).toBe(false);
});

it('says that the server did not answer', async () => {
  server.isDown = true;
  visit('/join', Join);
  await type('red fox');
  await knock();
  await reads('The server didn’t answer.');
});

it('begins with the code of the address', () => {
  visit('/join?code=red-fox', Join);
  expect(code().value).toBe('red-fox');
  expect(button('Join').disabled).toBe(false);
});

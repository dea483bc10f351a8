import { expect, it } from 'vitest';

import { type Subject, TableHelp } from './table-help.svelte.ts';

const map: Subject = { card: 'map', from: 'hand', place: 2 };
const start: Subject = { card: 'start', from: 'board' };

it('follows the pointer until it is asked on purpose', () => {
  const help = new TableHelp();
  help.point(start);
  expect(help.subject).toBe(start);
  help.open(map);
  help.point(start);
  help.point(null);
  expect(help.subject).toBe(map);
  help.close();
  expect(help.subject).toBeNull();
  expect(help.isWanted).toBe(false);
});

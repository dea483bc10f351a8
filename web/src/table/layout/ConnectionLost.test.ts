import { cleanup, render } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, it } from 'vitest';

import { ABSENT } from '../../base/protocol/clocks.gen.ts';
import type { TableModel } from '../../play/table.ts';
import { getUp, joined, sitDown, sync } from '../../play/table.testkit.ts';
import ConnectionLost from './ConnectionLost.svelte';

let table: TableModel;
beforeEach(() => {
  table = sitDown();
});
afterEach(() => {
  cleanup();
  getUp(table);
});

it('says when a bot will play, at a table without a clock', () => {
  joined(table, sync());
  render(ConnectionLost, { table });
  expect(document.body.textContent).toMatch(
    new RegExp(`a bot plays for you after ${ABSENT}\\sseconds`),
  );
});

import { cleanup, render } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, it } from 'vitest';

import { ABSENT } from '../../base/protocol/clocks.gen.ts';
import type { TableStore } from '../../play/table.svelte.ts';
import { getUp, joined, sitDown, sync } from '../../play/table.testkit.ts';
import ConnectionLost from './ConnectionLost.svelte';

let store: TableStore;
beforeEach(() => {
  store = sitDown();
});
afterEach(() => {
  cleanup();
  getUp(store);
});

it('says when a bot will play, at a table without a clock', () => {
  joined(store, sync());
  render(ConnectionLost, { store });
  expect(document.body.textContent).toContain(`a bot plays for you after ${ABSENT} seconds`);
});

import { beforeEach, expect, it } from 'vitest';

import type { Notice } from '../../base/protocol/protocol.gen.ts';
import { speak } from '../../base/i18n/full.testkit.ts';
import { words } from '../../base/i18n/index.svelte.ts';
import { noticeText } from './notice-text.ts';

const NAMES = ['Ana', 'Ben', 'Cleo'];
const notice = (what: Notice['what'], seat: number, by = -3, name = NAMES[seat] ?? ''): Notice => ({
  t: 'notice',
  at: 0,
  seq: 0,
  what,
  seat,
  by,
  name,
});
const said = (line: Notice): string => noticeText(line, NAMES);

beforeEach(() => {
  speak('de');
  words.sit('saboteur', 0);
});

it('addresses the reader, as the doer and as the person concerned', () => {
  expect(said(notice('standin-host', 1, 0))).toContain('Du setzt eine Vertretung für Ben ein.');
  expect(said(notice('standin-host', 0, 1))).toContain('Ben setzt eine Vertretung für dich ein.');
  expect(said(notice('away', 0))).toBe('Du bist nicht da.');
  expect(said(notice('away', 2))).toBe('Cleo ist nicht da.');
});

it('names who had the seat of the reader before', () => {
  expect(said(notice('left', 0, -3, 'Dora'))).toMatch(/^Dora ist endgültig gegangen/);
});

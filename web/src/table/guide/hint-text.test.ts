import { expect, test } from 'vitest';

import type { View } from '../../base/protocol/view.ts';
import { openReason, playHintKey } from './hint-text.ts';

const during = (due: string): View => ({ agenda: [{ due, seat: 0 }], seat: 0 }) as unknown as View;
const words = { has: (key: string) => key === 'table-stop-prowl' };
const STOP = { do: 'stop' };
const STEP = { do: 'step', to: [1, 0] as [number, number] };

test.each([
  [{ do: 'discard', cards: ['NS'] }, 'turn', null, 'table-discard'],
  [STEP, 'walk', STOP, 'guide-play'],
  [STOP, 'walk', STOP, 'table-stop'],
  [STOP, 'prowl', STOP, 'table-stop-prowl'],
  [{ do: 'leave' }, 'treasure', { do: 'leave' }, 'table-leave'],
])('the button of the hint %j during %s says what will happen', (action, due, stop, key) => {
  expect(playHintKey(action, stop, during(due), words)).toBe(key);
});

test('a reason that gives my role away is left to the answer to why', () => {
  const teller = { ...words, t: (key: string) => key, card: String, cards: String, seat: String };
  const harm = { key: 'harm', args: {}, secret: true };
  const branches = { key: 'branches', args: {}, secret: false };

  expect(openReason([harm, branches], [], teller)).toBe('guide-why-branches');
  expect(openReason([harm], [], teller)).toBe('');
});

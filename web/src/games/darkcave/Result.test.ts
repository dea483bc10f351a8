import { cleanup, render } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { speak } from '../../base/i18n/full.testkit.ts';
import type { GameEvent } from '../../base/protocol/view.ts';
import { darkcaveCards } from './board.testkit.ts';
import { whyLess } from './result.ts';
import Result from './Result.svelte';
import { roundEndOf } from './round-end.ts';
import { darkcaveTable } from './table.testkit.ts';

const COUNTED: GameEvent = {
  did: 'treasurecounted',
  saved_blue: 6,
  saved_yellow: 7,
  heads_blue: 2,
  heads_yellow: 3,
  blue: 18,
  yellow: 14,
  winner: 'blue',
  winners: [0],
};
const events = (counted: GameEvent = COUNTED): GameEvent[] => [
  { did: 'caveclosed', why: 'cards', side: 'nobody' },
  { did: 'clansshown', cards: ['blue-loyal', 'yellow-loyal', 'blue-saboteur'] },
  counted,
];

function show(counted?: GameEvent): HTMLElement {
  const view = darkcaveTable();
  view.table.out = [1];
  const log = events(counted).map((event) => ({ seq: 1, how: '' as const, event }));
  const props = { view, log, names: ['Ana', 'Ben', 'Cleo'], you: 0, ranking: [] };
  return render(Result, { ...props, cards: darkcaveCards() }).container;
}

const said = (part: Element | null | undefined): string =>
  (part?.textContent ?? '').replaceAll(/\s+/g, ' ').trim();

beforeEach(() => {
  speak('en');
});
afterEach(cleanup);

describe('the standings of two sides', () => {
  it('put dwarves under the side that they worked for, saboteurs across', () => {
    const [blue, yellow] = show().querySelectorAll('section.side');
    const names = (side: Element | undefined): string[] =>
      [...(side?.querySelectorAll('.who b') ?? [])].map(said);
    expect(names(blue)).toEqual(['Ana']);
    expect(names(yellow)).toEqual(['Ben', 'Cleo']);
    expect(said(yellow)).toContain('saboteur: wore blue, worked for yellow');
  });

  it('write the sum out as the game counted it', () => {
    const [blue, yellow] = [...show().querySelectorAll('.sum')].map(said);
    expect(blue).toMatch(/^6 ?gold saved.*× 3 ?opponents.*= 18 ?points$/);
    expect(yellow).toMatch(/^7 ?gold saved.*× 2 ?opponents.*= 14 ?points$/);
  });

  it('say why less gold has won, and only then', () => {
    expect(said(show().querySelector('.why'))).toBe(
      'Blue saved less gold, but 3 worked against it and only 2 against yellow: 6 × 3 beats 7 × 2.',
    );
    const plain = roundEndOf(events({ ...COUNTED, saved_blue: 8, blue: 24 }), darkcaveTable());
    expect(plain && whyLess(plain)).toBeNull();
    const tie = roundEndOf(events({ ...COUNTED, blue: 14 }), darkcaveTable());
    expect(tie && whyLess(tie)).toBeNull();
  });
});

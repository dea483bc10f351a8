import { describe, expect, it } from 'vitest';

import { spoken } from '../layout/announce.ts';
import { covered } from './redact.ts';

const peek = { did: 'peeked', cards: ['gold'], readers: 2, seat: 1, goal: 0 };

describe('what the log shows', () => {
  it('keeps a secret face down', () => {
    expect(covered(peek, false).cards).toEqual(['?']);
  });

  it('shows it to whoever wants it open', () => {
    expect(covered(peek, true)).toBe(peek);
  });

  it('leaves alone what everybody saw', () => {
    const placed = { ...peek, did: 'goalopened', readers: -1 };
    expect(covered(placed, false)).toBe(placed);
  });
});

describe('what is said aloud', () => {
  it('keeps a look at a goal to the one who holds it', () => {
    expect(spoken(peek, false).cards).toEqual(['?']);
  });

  it('names the card I drew', () => {
    const drawn = { did: 'dealt', cards: ['NS'], readers: 2, target: 'hand2' };
    expect(spoken(drawn, false)).toBe(drawn);
  });
});

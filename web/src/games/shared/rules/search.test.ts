import { describe, expect, it } from 'vitest';

import { isFound } from './search';

describe('finding a rule', () => {
  it.each([
    ['', true],
    ['weg', true],
    ['WEG karte', true],
    ['sab-042', true],
    ['ausserhalb', true],
    ['großer', false],
    ['ubergang', true],
    ['weg fehlt', false],
  ])('%s', (asked, found) => {
    expect(
      isFound(asked, 'SAB-042', 'Wegekarten', 'Außerhalb liegt ein Übergang; der Weg zählt.'),
    ).toBe(found);
  });
});

import { describe, expect, it } from 'vitest';

import { catalogueOf } from './full.testkit.ts';
import type { Action, GameEvent } from '../protocol/view.ts';
import fixture from './words.fixture.json';

const speakers = { en: catalogueOf('en'), de: catalogueOf('de') };

function told(language: 'en' | 'de', sample: (typeof fixture.samples)[number]): string {
  const speaker = speakers[language];
  const names = fixture.names.slice(0, sample.seats);
  const what: unknown = sample.told;
  if (sample.sort === 'action') return speaker.action(what as Action, names);
  if (sample.sort === 'event') return speaker.event(what as GameEvent, names);
  const refusal = what as { rule: string; args: Record<string, unknown> };
  return speaker.refusal(refusal.rule, refusal.args, names);
}

describe('the words of Python', () => {
  it.each(fixture.samples)('$sort: $en', (sample) => {
    expect(told('en', sample)).toBe(sample.en);
    expect(told('de', sample)).toBe(sample.de);
  });
});

describe('a catalogue', () => {
  const { en, de } = speakers;

  it('names cards as they lie', () => {
    expect(en.lay('NEW~')).toBe('T-junction (east, south, west)');
    expect(de.lay(['NE', 180])).toBe('Kurve Süd–West');
    const turned = en.t('card-turned', { card: en.card('NE'), degrees: 90 });
    expect(en.lay(['NE', 90])).toBe(turned);
    expect(en.card('E.W')).toBe('dead end (east, west)');
    expect(en.card('?mine')).toBe('unknown card');
  });

  it('lists cards', () => {
    expect(en.cards([])).toBe('no card');
    expect(en.cards(['??'])).toBe('unknown cards');
    expect(en.cards(['NS', 'NS', 'map', '?mine', '?mine'])).toBe(
      `2 × ${en.card('NS')}, ${en.card('map')} and ${en.t('cards-unknown', { count: 2 })}`,
    );
  });

  it('has short names of cards for the log, and says what a card breaks', () => {
    expect([en.short('NEW'), en.short('map')]).toEqual(['T-junction', 'map']);
    const action = { do: 'break', card: 'broken-lamp', seat: 1 };
    expect(en.action(action, ['Ana', 'Béla'])).toContain(en.t('tool-lamp'));
    const other = { do: 'break', card: 'map', seat: 1 };
    expect(en.action(other, ['Ana', 'Béla'])).toContain(en.card('map'));
  });

  it('has forms of a name for the head and the middle of a sentence', () => {
    const lured = { did: 'lured', seat: 0, creature: 'rat', cards: ['rat-I'], at: [[0, 0], 0] };
    expect(de.event(lured as never, ['Ana'])).toContain(de.t('creature-rat.object'));
  });

  it('says in a refusal what has to happen first, and no action', () => {
    const action = { do: 'break', card: 'broken-lamp', seat: 1 };

    expect(en.refusal('SAB-038', { action }, ['Ana', 'Béla'])).toBe(en.t('SAB-038.no'));
  });

  it('names seats, actors, piles and parts of the rules', () => {
    expect(en.seat(2)).toBe('Player 3');
    expect(en.seat(0, ['Ada'])).toBe('Ada');
    expect(en.seat(-2)).toBe('everyone together');
    expect(en.pile('hand2', ['Ada', 'Béla'])).toBe('Béla’s hand');
    expect(en.pile('goal3')).toBe('goal 3');
    expect(en.section('No such part')).toBe('No such part');
    expect(en.section('Next round and end of the game')).toBe('Next round and end of the game');
  });

  it('gives a key back that it does not have', () => {
    expect(en.has('SAB-042.title')).toBe(true);
    expect(en.has('no-such-key')).toBe(false);
    expect(en.t('no-such-key')).toBe('no-such-key');
    expect(en.t('SAB-042.nothing')).toBe('SAB-042.nothing');
  });
});

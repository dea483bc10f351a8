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
    expect(en.lay('NEW~')).toBe('tee (east, south, west)');
    expect(de.lay(['NE', 180])).toBe('Kurve Süd–West');
    expect(en.lay(['NE', 90])).toBe('bend north–east turned by 90 degrees');
    expect(en.card('E.W')).toBe('dead end (east, west)');
    expect(en.card('?mine')).toBe('unknown card');
  });

  it('lists cards', () => {
    expect(en.cards([])).toBe('no card');
    expect(en.cards(['??'])).toBe('unknown cards');
    expect(en.cards(['NS', 'NS', 'map', '?mine', '?mine'])).toBe(
      '2 × straight way north–south, map and 2 unknown cards',
    );
  });

  it('says in words which action a refusal is about', () => {
    const action = { do: 'break', card: 'broken-lamp', seat: 1 };

    expect(en.refusal('SAB-038', { action }, ['Ana', 'Béla'])).toContain(
      '“play against Béla: broken lamp”',
    );
  });

  it('names seats, actors, piles and parts of the rules', () => {
    expect(en.seat(2)).toBe('Seat 3');
    expect(en.seat(0, ['Ada'])).toBe('Ada');
    expect(en.seat(-2)).toBe('the whole table');
    expect(en.pile('hand2', ['Ada', 'Béla'])).toBe('hand of Béla');
    expect(en.pile('goal3')).toBe('lower goal');
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

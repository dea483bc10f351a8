import { describe, expect, it } from 'vitest';

import type { Cards } from '../../games/contract.ts';
import { cardInfo } from '../../base/protocol/game.testkit.ts';
import { catalogueOf } from '../../base/i18n/full.testkit.ts';
import { helpText, topicOf } from './help-text.ts';

const cards = new Map(
  [
    cardInfo('NE', { kind: 'path', topic: { name: 'bend', rule: 'SAB-042' } }),
    cardInfo('rockfall', { kind: 'action', topic: { name: 'rockfall', rule: 'SAB-059' } }),
    cardInfo('broken-lamp', {
      kind: 'action',
      topic: { name: 'broken-lamp', rule: 'SAB-054' },
    }),
    cardInfo('rat-II', {
      kind: 'action',
      back: 'II',
      steps: 3,
      topic: { name: 'rat', rule: 'TDC-139' },
    }),
    cardInfo('treasure-gems-3', {
      kind: 'treasure',
      back: 'Gems',
      value: 3,
      topic: { name: 'treasure-gems', rule: 'TLM-155' },
      unseen: { name: 'hidden-gems', rule: 'TLM-135' },
    }),
    cardInfo('treasure-gems-5', { kind: 'treasure', back: 'Gems', value: 5 }),
    cardInfo('mystery'),
  ].map((card) => [card.id, card]),
) as Cards;
const around = { held: 6, names: ['Ana', 'Ben'], you: 0 };

describe.each(['en', 'de'] as const)('the help of a card in %s', (language) => {
  const words = catalogueOf(language);
  const of = (card: string, more = {}): ReturnType<typeof helpText> =>
    helpText({ card, from: 'hand', place: 5, ...more }, cards, around, words);

  it('has its name, its kind, its place, its sentence and its rule', () => {
    const text = of('rockfall');
    expect(text?.name).toBe(language === 'en' ? 'Rockfall' : 'Steinschlag');
    expect(text?.kind).toMatch(
      language === 'en' ? /Event · card\s6 of 6/ : /Ereignis · Karte\s6 von 6/,
    );
    expect(text?.sentence).toBe(words.t('help-rockfall'));
    expect(text?.never).toBe(words.t('help-rockfall.never'));
    expect(text?.rule).toBe('SAB-059');
  });

  it('tells the numbers on the card, and its group', () => {
    expect(of('rat-II')?.sentence).toContain('3');
    expect(of('rat-II')?.kind).toContain('II');
  });

  it('says of a card that is no longer in the hand only what it does', () => {
    expect(of('NE', { from: 'board' })?.never).toBe('');
    expect(of('rockfall', { from: 'seat', seat: 1 })?.kind).toContain('Ben');
    expect(of('rockfall', { from: 'seat', seat: 0 })?.kind).not.toContain('Ana');
  });

  it('says of a card before a seat what it means for that seat', () => {
    const before = (who: string): string =>
      words.t('help-broken-lamp.before', { who, name: 'Ben' });
    expect(of('broken-lamp', { from: 'seat', seat: 1 })?.sentence).toBe(before('other'));
    expect(of('broken-lamp', { from: 'seat', seat: 0 })?.sentence).toBe(before('me'));
    expect(before('other')).toContain('Ben');
    expect(before('me')).not.toContain('Ben');
    expect(of('broken-lamp')?.sentence).toBe(words.t('help-broken-lamp'));
  });

  it('explains a card face down by its back, and never by a face', () => {
    const text = of('?Gems', { from: 'board' });
    expect(text?.sentence).toMatch(/3.*5/);
    expect(text?.name).not.toContain('3');
    expect(text?.rule).toBe('TLM-135');
  });

  it('has nothing to say about a card without a sentence', () => {
    expect(of('mystery')).toBeNull();
    expect(of('?nothing')).toBeNull();
    expect(topicOf('?nothing', cards)).toBeNull();
  });
});

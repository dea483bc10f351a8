// The help of a card in words: its name, its kind, what it does, and when it cannot be played.

import type { Cards } from '../../art/cards/card.ts';
import type { Facts } from '../../base/i18n/format.ts';
import type { CardInfo, TopicInfo } from '../../base/protocol/protocol.gen.ts';
import { isUnknown } from '../../base/protocol/view.ts';
import { capital } from '../actions/prompt.ts';
import type { Subject } from './table-help.svelte.ts';

export interface HelpText {
  readonly name: string;
  /** Its kind and where it is. */
  readonly kind: string;
  readonly sentence: string;
  /** Follows the word *never*; empty if there is nothing to say. */
  readonly never: string;
  /** The id of its rule. */
  readonly rule: string;
}

/** Something that is on the card that is asked about, in words. */
export interface ExplainedPiece {
  readonly subject: Subject;
  readonly text: HelpText;
}

interface Words {
  has(key: string): boolean;
  t(key: string, facts?: Facts): string;
  card(card: string): string;
}

/** What is around a card: the size of the hand, and the names of the seats. */
export interface Around {
  readonly held: number;
  readonly names: readonly string[];
  readonly you: number;
}

const GROUPS = ['I', 'II', 'III'];

/** The topic of what is asked about: of a piece, of a card, or of its back if it lies face down. */
function topicIn({ card, from }: Subject, cards: Cards): TopicInfo | null {
  if (from !== 'piece') return topicOf(card, cards);
  const topic = infoOf(card, cards)?.piece;
  return topic?.name ? topic : null;
}

/** The topic of a card, or of its back if it lies face down. */
export function topicOf(card: string, cards: Cards): TopicInfo | null {
  const info = infoOf(card, cards);
  const topic = isUnknown(card) ? info?.unseen : info?.topic;
  return topic?.name ? topic : null;
}

/** A card by id; for a back, some card that has it. */
function infoOf(card: string, cards: Cards): CardInfo | undefined {
  if (!isUnknown(card)) return cards.get(card);
  return [...cards.values()].find(({ back }) => back === card.slice(1));
}

export function helpText(
  subject: Subject,
  cards: Cards,
  around: Around,
  words: Words,
): HelpText | null {
  const { card } = subject;
  const topic = topicIn(subject, cards);
  const info = infoOf(card, cards);
  const key = `help-${topic?.name ?? ''}`;
  if (!topic || !info || !words.has(key)) return null;
  if (subject.from === 'piece') return pieceText(subject, topic, around, words);
  return {
    name: capital(isUnknown(card) ? words.t('help-face-down') : words.card(card)),
    kind: [...kinds(info, key, card, words), ...whereabouts(subject, around, words)].join(' · '),
    sentence: seatSentence(subject, key, around, words) ?? words.t(key, facts(info, cards)),
    never: subject.from === 'hand' && words.has(`${key}.never`) ? words.t(`${key}.never`) : '',
    rule: topic.rule,
  };
}

/** What a card before a seat means for that seat, if there is a sentence for it. */
function seatSentence(
  { from, seat }: Subject,
  key: string,
  { names, you }: Around,
  words: Words,
): string | null {
  if (from !== 'seat' || seat === undefined || !words.has(`${key}.before`)) return null;
  return words.t(`${key}.before`, { who: seat === you ? 'me' : 'other', name: names[seat] ?? '' });
}

/** A piece on the board: whose it is, and what it does. */
function pieceText(
  subject: Subject,
  { name, rule }: TopicInfo,
  around: Around,
  words: Words,
): HelpText {
  const key = `help-${name}`;
  const { left = 1, isLying = false } = subject;
  return {
    name: words.t(`${key}.name`),
    kind: ownerOf(subject, around, words),
    sentence: words.t(key, { left, lying: isLying ? 'yes' : 'no' }),
    never: '',
    rule,
  };
}

function ownerOf({ seat }: Subject, { names, you }: Around, words: Words): string {
  if (seat === undefined) return words.t('help-on-board');
  return seat === you
    ? words.t('help-owner-me')
    : words.t('help-owner', { name: names[seat] ?? '' });
}

/** The numbers on a card; for a face-down one what cards with its back are worth. */
function facts({ back, value, steps }: CardInfo, cards: Cards): Facts {
  const alike = [...cards.values()].filter((card) => card.back === back);
  const values = alike.map((card) => card.value);
  return { group: back, value, steps, low: Math.min(...values), high: Math.max(...values) };
}

function kinds({ kind, back }: CardInfo, key: string, card: string, words: Words): string[] {
  const own = `${key}.kind`;
  const known = isUnknown(card) ? [] : [own, `kind-${kind}`].filter((one) => words.has(one));
  const named = known.slice(0, 1).map((one) => capital(words.t(one)));
  return GROUPS.includes(back) ? [...named, words.t('help-group', { group: back })] : named;
}

function whereabouts({ from, place, seat }: Subject, around: Around, words: Words): string[] {
  if (from === 'hand' && place !== undefined)
    return [words.t('help-place', { place: place + 1, count: around.held })];
  if (from === 'seat' && seat !== undefined)
    return [
      seat === around.you
        ? words.t('help-before-me')
        : words.t('help-before', { name: around.names[seat] ?? '' }),
    ];
  return from === 'board' ? [words.t('help-on-board')] : [];
}

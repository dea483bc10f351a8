// The result of The Dark Cave: the winners in one sentence, and the places.

import type { LogLine } from '../../play/table.ts';
import type { DarkCaveView } from './view.gen.ts';
import { words } from '../../base/i18n/index.svelte.ts';
import type { Place } from '../../play/round-end/standings.ts';
import { type RoundEndFacts, roundEndInLog, type Treasure } from './round-end.ts';

/** The rule for ties is named if it was used. */
export function endLine(facts: RoundEndFacts, names: readonly string[]): string {
  if (facts.winner === 'nobody') return words.t('cave-nobody');
  const best = facts.treasures.find(({ side }) => side === facts.winner);
  const less = facts.treasures.find(({ side }) => side !== facts.winner);
  const args = {
    side: words.t(`winner-${facts.winner}`),
    ...words.people(facts.winners, names),
    worth: best?.worth ?? 0,
    other: less?.worth ?? 0,
  };
  return facts.decider < 0
    ? words.t('cave-winner', args)
    : words.t('cave-winner-tie', { ...args, ...words.person(facts.decider, names, 'first') });
}

/** One sentence if the side with less gold has won; null where nothing needs explaining. */
export function whyLess({ winner, treasures }: RoundEndFacts): string | null {
  const best = treasures.find(({ side }) => side === winner);
  const other = treasures.find(({ side }) => side !== winner);
  if (!best || !other || best.saved >= other.saved || best.worth <= other.worth) return null;
  const times = ({ saved, opponents }: Treasure): string => `${saved} × ${opponents}`;
  return words.t('result-why-less', {
    side: winner,
    more: best.opponents,
    fewer: other.opponents,
    better: times(best),
    worse: times(other),
  });
}

/** Whoever works for the winning side is first, everybody else second; without winners there are no places. */
export function tally(
  view: DarkCaveView,
  log: readonly LogLine[],
  names: readonly string[],
): { places: Place[]; won: string } | null {
  const facts = roundEndInLog(log, view);
  if (!facts) return null;
  const { winners } = facts;
  const placeOf = (seat: number): number => (winners.includes(seat) ? 1 : 2);
  const places = facts.dwarves.map(({ seat, role, gold }): Place => {
    return { place: winners.length > 0 ? placeOf(seat) : 0, seat, gold, cards: [role] };
  });
  return {
    places: places.sort((one, other) => one.place - other.place || one.seat - other.seat),
    won: endLine(facts, names),
  };
}

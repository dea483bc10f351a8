// Who is to blame for a refusal: read from the log of the round, where everybody saw it.

import { BARS } from '../../play/event-classes.ts';
import type { LogLine } from '../../play/log.ts';
import type { Facts } from '../../base/i18n/format.ts';
import type { View } from '../../base/protocol/view.ts';
import { capital } from './prompt.ts';

/** Somebody has laid a card before me that bars what I tried. */
export interface Cause {
  /** The event; `cause-…` says it, and `cause-….then` what follows. */
  readonly what: string;
  readonly by: number;
  readonly card: string;
}

interface Words {
  has(key: string): boolean;
  t(key: string, facts?: Facts): string;
  person(seat: number, names?: readonly string[]): Facts;
  joined(things: readonly string[]): string;
}

/** Of each card before me that a rule refuses for, who laid it; none if the log does not tell. */
export function causesOf(rule: string, view: View, log: readonly LogLine[]): Cause[] {
  const what = BARS[rule];
  if (what === undefined) return [];
  return (view.table.front[view.seat] ?? []).flatMap((card): Cause[] => {
    const laid = log.findLast(
      ({ event: { did, target, cards } }) =>
        did === what && target === view.seat && cards?.includes(card) === true,
    );
    return laid?.event.seat === undefined ? [] : [{ what, by: laid.event.seat, card }];
  });
}

/** "Eli broke your lamp and Dora broke your cart. Repair first, then dig." */
export function sayCauses(
  causes: readonly Cause[],
  names: readonly string[],
  words: Words,
): string | null {
  const [first] = causes;
  if (!first) return null;
  const told = causes.map(({ what, by, card }) =>
    words.t(`cause-${what}`, { ...words.person(by, names), card }),
  );
  return capital(`${words.joined(told)}. ${words.t(`cause-${first.what}.then`)}`);
}

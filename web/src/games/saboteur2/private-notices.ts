/** Notices from the last events that only the viewer sees, until they are dismissed. */

import { type GameEvent, handOf, isUnknown, type View } from '../../base/protocol/view.ts';

export type Notice =
  | { readonly what: 'hat'; readonly by: number }
  | { readonly what: 'seen'; readonly seat: number; readonly role: string }
  | {
      readonly what: 'hands';
      readonly seat: number;
      readonly gave: readonly string[];
      readonly got: readonly string[];
    }
  | { readonly what: 'robbed'; readonly seat: number }
  | { readonly what: 'stole'; readonly seat: number };

const PLAYED = 'swap-hands';

/** The cards without some of them. */
function without(cards: readonly string[], some: readonly string[]): string[] {
  const left = [...cards];
  for (const card of some) {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}

/** What I drew along with these events. */
const drawn = (events: readonly GameEvent[], you: number): string[] =>
  events.flatMap(({ did, target, cards = [] }) =>
    did === 'dealt' && target === `hand${you + 1}` ? cards : [],
  );

interface NoticeSource {
  readonly events: readonly GameEvent[];
  /** The view before these events, and after them. */
  readonly before: View;
  readonly after: View;
  readonly you: number;
}

function handsNotice(
  { events, before, after, you }: NoticeSource,
  event: GameEvent,
): Notice | null {
  const { seat = -1, target } = event;
  const mine = seat === you;
  if (!mine && target !== you) return null;
  return {
    what: 'hands',
    seat: mine ? Number(target) : seat,
    gave: without(handOf(before, you), mine ? [PLAYED] : []),
    got: without(handOf(after, you), drawn(events, you)),
  };
}

function noticeOf(told: NoticeSource, event: GameEvent): Notice | null {
  const { did, seat = -1, target, cards: [card = '?'] = [] } = event;
  const { you } = told;
  switch (did) {
    case 'hatswapped':
      return target === you ? { what: 'hat', by: seat } : null;
    case 'inspected':
      return seat === you && !isUnknown(card)
        ? { what: 'seen', seat: Number(target), role: card }
        : null;
    case 'handsswapped':
      return handsNotice(told, event);
    case 'stole':
      if (seat === you) return { what: 'stole', seat: Number(target) };
      return target === you ? { what: 'robbed', seat } : null;
    default:
      return null;
  }
}

export const noticesOf = (told: NoticeSource): Notice[] =>
  told.events.flatMap((event) => noticeOf(told, event) ?? []);

/** A newer notice takes the place of an older one about the same. */
export const mergedNotices = (old: readonly Notice[], come: readonly Notice[]): Notice[] => [
  ...old.filter(({ what }) => !come.some((notice) => notice.what === what)),
  ...come,
];

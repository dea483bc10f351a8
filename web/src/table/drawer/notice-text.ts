/** Lines of the log about seats, in words. */

import type { Notice } from '../../base/protocol/protocol.gen.ts';
import { words } from '../../base/i18n/index.svelte.ts';

/** `name` is who it is about, as they were called then; `by` whose doing it was. */
export function noticeText({ what, seat, by, name }: Notice, names: readonly string[]): string {
  // A seat may have had another person then, or be asked for by one who has none.
  const isAsNow = name === '' || name === names[seat];
  return words.t(`notice-${what}`, {
    ...(isAsNow ? words.person(seat, names) : { name, who: 'other' }),
    ...(by >= 0 ? words.person(by, names, 'by') : { by: '', by_who: 'other' }),
    seat: words.seat(seat, names),
  });
}

/** Lines of the log about seats, in words. */

import type { Notice } from '../../base/protocol/protocol.gen.ts';
import { words } from '../../base/i18n/index.svelte.ts';

/** `name` is who it is about, as they were called then; `by` whose doing it was. */
export function noticeText({ what, seat, by, name }: Notice, names: readonly string[]): string {
  return words.t(`notice-${what}`, {
    name: name || words.seat(seat, names),
    by: by >= 0 ? words.seat(by, names) : '',
    seat: words.seat(seat, names),
  });
}

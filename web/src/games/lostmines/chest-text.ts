// How a chest is divided, in words.

import { words } from '../../base/i18n/index.svelte.ts';
import type { Pot } from './round-end.ts';

/** What everybody gets, and who gets what is left over. */
export function chestText(
  { worth, count, each, rest, lucky }: Pot,
  names: readonly string[],
): string {
  if (count === 0) return words.t('chest-nobody');
  const share = words.t('chest-share', { worth, count, each });
  if (rest === 0) return share;
  const left =
    lucky.length > 0
      ? words.t('chest-rest', {
          rest,
          finders: lucky.length,
          ...words.people(lucky, names),
        })
      : words.t('chest-lost', { rest });
  return `${share} ${left}`;
}

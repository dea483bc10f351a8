/** The dwarf cards that were shuffled, which all players know. */

import type { View } from '../base/protocol/view.ts';
import { words } from '../base/i18n/index.svelte.ts';

/** Those of whom there are most come first. */
export function dealWords({ facts, table }: View): string {
  const roles = Object.entries(facts.roles)
    .filter(([, count]) => count > 0)
    .sort(([, one], [, other]) => other - one);
  return words.t('ceremony-deal', {
    ...facts.roles,
    roles: words.joined(roles.map(([role, count]) => words.t(`ceremony-${role}-count`, { count }))),
    cards: roles.reduce((sum, [, count]) => sum + count, 0),
    players: table.seats,
    clans: facts.clans ?? 0,
  });
}

// Finding a rule in the book of its game.

import type { RuleBook, RuleSection } from '../../base/net/api.ts';

export const sectionOf = (book: RuleBook, rule: string): RuleSection | undefined =>
  book.sections.find(({ rules }) => rules.includes(rule));

/** The rules before and after a rule, in reading order. */
export function neighbours(
  book: RuleBook,
  rule: string,
): { before: string | undefined; after: string | undefined } {
  const all = book.sections.flatMap(({ rules }) => rules);
  const index = all.indexOf(rule);
  return {
    before: index > 0 ? all[index - 1] : undefined,
    after: index < 0 ? undefined : all[index + 1],
  };
}

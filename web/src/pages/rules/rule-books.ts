/** Which game tells a rule: a game may borrow rules, and their ids say from whom. */

const BOOKS = new Map([
  ['SAB', 'saboteur'],
  ['SB2', 'saboteur-2'],
  ['TLM', 'the-lost-mines'],
  ['TDC', 'the-dark-cave'],
]);

/** The game whose page holds a rule, if it is a rule. */
export const bookOf = (rule: string): string | undefined =>
  BOOKS.get(/^(\w+)-R?\d+$/.exec(rule)?.[1] ?? '');

/** How the mine is seen: places in words, and sides, cards and goals as they lie on a turned board. */

type Tell = (key: string, args: Record<string, string | number>) => string;

export interface Outlook {
  /** A cell in words, as a part of a sentence. */
  readonly place: (cell: readonly [number, number], tell: Tell) => string;
  /** The key of what is seen, for the key of what is meant. */
  readonly key: (key: string) => string;
}

/** "column 3, row 1 up"; on a turned board "row 3, column 1 left". */
export function placeInWords(
  [x, y]: readonly [number, number],
  tell: Tell,
  turned = false,
): string {
  const across = acrossInWords(y, tell, turned);
  return turned
    ? tell('board-place-turned', { row: x, column: across })
    : tell('board-place', { column: x, row: across });
}

/** The same as a part of a sentence, where German wants other endings. */
function placeInSentence([x, y]: readonly [number, number], tell: Tell, turned: boolean): string {
  const across = y === 0 ? tell(`${middle(turned)}.at`, {}) : acrossInWords(y, tell, turned);
  return tell(turned ? 'board-place-turned.at' : 'board-place.at', { along: x, across });
}

/** How far from the middle: "row 1 up", "middle row". */
export function acrossInWords(y: number, tell: Tell, turned = false): string {
  const [line, before, after] = turned ? ['column', 'left', 'right'] : ['row', 'up', 'down'];
  if (y === 0) return tell(middle(turned), {});
  return tell(`board-${line}-${y < 0 ? before : after}`, { count: Math.abs(y) });
}

const middle = (turned: boolean): string => (turned ? 'board-column-middle' : 'board-row-middle');

/** Cards of which a quarter turn to the left makes the second out of the first. */
const TURNED = [
  ['NE', 'NW'],
  ['NES', 'NEW'],
  ['E', 'N'],
  ['N_E', 'N_W'],
  ['N_E_S', 'N_E_W'],
  ['stone-ne', 'stone-nw'],
] as const;
const SWAPPED = [
  ['NS', 'EW'],
  ['N_S', 'E_W'],
] as const;

const SEEN: ReadonlyMap<string, string> = new Map([
  ...TURNED.flatMap(([a, b]): [string, string][] => [
    [`card-${a}`, `card-${b}`],
    [`card-${b}`, `card-${a}.turned`],
    [`card-${a}.turned`, `card-${b}.turned`],
    [`card-${b}.turned`, `card-${a}`],
  ]),
  ...SWAPPED.flatMap(([a, b]): [string, string][] => [
    [`card-${a}`, `card-${b}`],
    [`card-${b}`, `card-${a}`],
  ]),
  ['side-north', 'side-west'],
  ['side-west', 'side-south'],
  ['side-south', 'side-east'],
  ['side-east', 'side-north'],
  ['goal-1', 'seen-goal-1'],
  ['goal-3', 'seen-goal-3'],
]);

/** `says`: the keys of sentences that a game says in its own way. */
export const outlook = (turned: boolean, says: Readonly<Record<string, string>> = {}): Outlook => ({
  place: (cell, tell) => placeInSentence(cell, tell, turned),
  key: (key) => {
    const seen = turned ? (SEEN.get(key) ?? key) : key;
    return says[seen] ?? seen;
  },
});

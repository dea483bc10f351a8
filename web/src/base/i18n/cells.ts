/** Cells in words, as they are seen on a board that is turned, or is not. */

type Tell = (key: string, args: Record<string, string | number>) => string;

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
export function placeInSentence(
  [x, y]: readonly [number, number],
  tell: Tell,
  turned: boolean,
): string {
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

// The order of the hand is mine: cards stay where I put them, new ones come last.

export function arrange(before: readonly string[], now: readonly string[]): string[] {
  const left = [...now];
  const kept = before.filter((card) => {
    const index = left.indexOf(card);
    if (index < 0) return false;
    left.splice(index, 1);
    return true;
  });
  return [...kept, ...left];
}

/** The place in the hand that a number key means; `null` for other keys. */
export function placeOfKey(key: string, size: number): number | null {
  if (!/^[1-9]$/.test(key)) return null;
  const place = Number(key) - 1;
  return place < size ? place : null;
}

/** The places of the picked cards: of several copies those that were touched last, else the first. */
export function pickedPlaces(
  hand: readonly string[],
  picked: readonly string[],
  touched: readonly number[],
): number[] {
  const left = [...picked];
  const places = [...touched].reverse().concat(hand.map((_, place) => place));
  return [...new Set(places)].filter((place) => {
    const at = left.indexOf(hand[place] ?? '');
    if (at < 0) return false;
    left.splice(at, 1);
    return true;
  });
}

/** One card is put at another place; the cards between move up. */
export function moved(hand: readonly string[], from: number, to: number): string[] {
  const card = hand[from];
  if (card === undefined || to < 0 || to >= hand.length) return [...hand];
  const rest = hand.filter((_, place) => place !== from);
  return [...rest.slice(0, to), card, ...rest.slice(to)];
}

/** One card of the hand is gone, and no other has come. */
export function isOneLess(before: readonly string[], now: readonly string[]): boolean {
  const left = [...before];
  for (const card of now) {
    const at = left.indexOf(card);
    if (at < 0) return false;
    left.splice(at, 1);
  }
  return left.length === 1;
}

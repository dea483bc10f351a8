// The order of the hand: remaining cards keep their order, new cards come last.

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

/** How a card lies in the fan: degrees and pixels. */
export function fan(place: number, size: number): { tilt: number; drop: number } {
  const off = place - (size - 1) / 2;
  return { tilt: off * 1.6, drop: off * off * 0.9 };
}

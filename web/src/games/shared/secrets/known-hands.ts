/** Cards that the viewer knows in the hands of others. Nothing is inferred. */

import { isUnknown, type View } from '../../../base/protocol/view.ts';

/** Cards that I know to be in the hand of a seat: they were mine. */
export function knownCards({ notes, seat: you }: View, seat: number): string[] {
  const hand = `hand${seat + 1}`;
  return notes
    .filter(({ reader, places }) => reader === you && places.length === 1 && places[0] === hand)
    .flatMap(({ cards }) => cards)
    .filter((card) => !isUnknown(card));
}

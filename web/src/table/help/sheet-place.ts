// Where the help of a card lies on small screens: everywhere but over the hand.

/** How much of the screen belongs to the hand, at its right edge or at its foot. */
export interface HandMargin {
  readonly right: number;
  readonly bottom: number;
}

/** Above a hand at the foot of the screen, to the left of one at its side. */
export function handMargin(dock: Element | null = document.querySelector('.dock')): HandMargin {
  const [width, height] = [window.innerWidth, window.innerHeight];
  const box = dock?.getBoundingClientRect();
  if (!box || box.height === 0) return { right: 0, bottom: 0 };
  const isAtSide = box.left > width / 3;
  return isAtSide ? { right: width - box.left, bottom: 0 } : { right: 0, bottom: height - box.top };
}

// The target of a dragged card beside the board: on a tool, on a seat, on the discard pile.

import type { Turn } from '../../play/turn.svelte.ts';

/** Let go beside all targets, the card is held over nothing. */
export function dropAt(x: number, y: number, turn: Turn): void {
  const place = document.elementFromPoint(x, y)?.closest('[data-drop]')?.getAttribute('data-drop');
  if (place === null || place === undefined) {
    turn.unaim();
    return;
  }
  if (place === 'discard') {
    turn.hold({ discard: true });
    return;
  }
  const [seat = '', tool] = place.split(' ');
  turn.hold(tool === undefined ? { seat: Number(seat) } : { seat: Number(seat), tool });
}

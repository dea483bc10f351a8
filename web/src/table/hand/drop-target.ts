// The target of a dragged card beside the board: on a tool, on a seat, on the discard pile.

import type { Turn } from '../../play/turn.svelte.ts';

export function dropAt(x: number, y: number, turn: Turn): void {
  const place = document.elementFromPoint(x, y)?.closest('[data-drop]')?.getAttribute('data-drop');
  if (place === null || place === undefined) return;
  if (place === 'discard') {
    turn.aim({ discard: true });
    return;
  }
  const [seat = '', tool] = place.split(' ');
  turn.aim(tool === undefined ? { seat: Number(seat) } : { seat: Number(seat), tool });
}

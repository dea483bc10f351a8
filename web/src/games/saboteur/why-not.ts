// Builds the actions of *why not?* questions in Saboteur.

import type { CardInfo } from '../../base/protocol/protocol.gen.ts';
import type { Action, View } from '../../base/protocol/view.ts';
import type { Asked, Cards, Purpose } from '../contract.ts';
import { purpose, toolsOn } from './purpose.ts';

/** A free cell beside the maze, where a path card might be tried. */
export function freeCell(view: View): [number, number] {
  const { tiles, covered } = view.table.board;
  for (const key of Object.keys(tiles).reverse()) {
    const [x = 0, y = 0] = key.split(',').map(Number);
    const free = (
      [
        [x + 1, y],
        [x, y + 1],
        [x, y - 1],
        [x - 1, y],
      ] as [number, number][]
    ).find(([cx, cy]) => !(`${cx},${cy}` in tiles) && !covered.includes(`${cx},${cy}`));
    if (free) return free;
  }
  return [1, 0];
}

export function whyNotAction(
  view: View,
  card: CardInfo | undefined,
  asked: Asked,
  cards: Cards,
): Action | null {
  const wanted = 'card' in asked ? cards.get(asked.card) : card;
  if (!wanted) return null;
  const at: [number, number] =
    'cell' in asked ? (asked.cell.split(',').map(Number) as [number, number]) : freeCell(view);
  const seat = 'seat' in asked ? asked.seat : view.seat;
  const tool = ('seat' in asked ? asked.tool : undefined) ?? toolsOn(wanted)[0];
  const goal = 'cell' in asked ? view.facts.goals.indexOf(asked.cell) : 0;
  return tryOut(purpose(wanted), wanted.id, { at, seat, tool, goal }, asked);
}

function tryOut(
  aim: Purpose,
  card: string,
  {
    at,
    seat,
    tool,
    goal,
  }: { at: [number, number]; seat: number; tool?: string | undefined; goal: number },
  asked: Asked,
): Action | null {
  const onSeat = 'seat' in asked || 'card' in asked;
  const onCell = 'cell' in asked || 'card' in asked;
  if (aim === 'place' && onCell) return { do: 'place', tile: [card, 0], at };
  if (aim === 'remove' && onCell) return { do: 'rockfall', at };
  if (aim === 'peek' && onCell && goal >= 0) return { do: 'peek', goal };
  if (aim === 'break' && onSeat) return { do: 'break', card, seat };
  if (aim === 'mend' && onSeat && tool) return { do: 'mend', card, tool, seat };
  return null;
}

// Saboteur: a mine from the start to three goals, three tools before everybody, gold behind the hand.

import { cardArt } from '../art/saboteur.ts';
import type { GlyphName } from '../art/glyphs.ts';
import type { CardInfo } from '../lib/protocol.gen.ts';
import { type Action, pileCards, pileSize, type View } from '../lib/view.ts';
import type { Asked, Cards, GameModule, Purpose, Purse, ToolSlot } from './module.ts';

const SIGNS: Readonly<Record<string, GlyphName>> = { lamp: 'lamp', pick: 'pick', cart: 'cart' };
const PURPOSES: Readonly<Record<string, Purpose>> = {
  place: 'place',
  rockfall: 'remove',
  peek: 'peek',
  break: 'break',
  mend: 'mend',
};

/** The tools that a card breaks or mends. */
export const toolsOn = (card: CardInfo | undefined): string[] => card?.tools ?? [];

function purpose(card: CardInfo | undefined): Purpose {
  if (!card) return 'other';
  const [verb = ''] = card.plays;
  return PURPOSES[verb] ?? purposeById(card);
}

/** For servers that do not say what a card plays. */
function purposeById({ id, kind }: CardInfo): Purpose {
  if (kind === 'path') return 'place';
  if (id.startsWith('broken-')) return 'break';
  if (id.startsWith('fixed-')) return 'mend';
  if (id === 'rockfall') return 'remove';
  return id === 'map' ? 'peek' : 'other';
}

function tools(view: View, seat: number, cards: Cards): ToolSlot[] {
  const front = view.table.front[seat] ?? [];
  return view.facts.tools.map((tool) => {
    const card = front.find((lying) => toolsOn(cards.get(lying)).includes(tool));
    return { tool, sign: SIGNS[tool] ?? 'lamp', broken: card !== undefined, card };
  });
}

function toolOf(action: Action, cards: Cards): string | null {
  if (action.do === 'mend') return action.tool ?? null;
  if (action.do !== 'break' || !action.card) return null;
  return toolsOn(cards.get(action.card))[0] ?? null;
}

function gold(view: View, seat: number, cards: Cards): Purse {
  const pile = `loot${seat + 1}`;
  const count = pileSize(view, pile);
  const held = pileCards(view, pile);
  const seen = held.flatMap((card) => cards.get(card)?.value ?? []);
  const worth = seen.length === count ? seen.reduce((sum, value) => sum + value, 0) : null;
  return { count, worth };
}

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

function trial(view: View, card: CardInfo | undefined, asked: Asked, cards: Cards): Action | null {
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

export const saboteur: GameModule = {
  name: 'saboteur',
  ground: 'mine',
  art: cardArt,
  turnsOnPhones: true,
  hidden: 'goal',
  back: 'mine',
  purpose,
  tools,
  toolOf,
  goalKey: (goal) => `goal-${goal + 1}`,
  roleAim: (role) => `ceremony-aim-${role}`,
  goldKey: 'gold',
  gold,
  trial,
};

// The row of a seat in The Dark Cave: tools, webs and creatures, and the state of its dwarf.

import { EXIT, LYING, WEB } from './icons.ts';
import { SIGNS } from './card-art.ts';
import type { LogLine } from '../../play/table.ts';
import type { DarkCaveView } from './view.gen.ts';
import type { Cards, Purse, ToolSlot } from '../contract.ts';

/** Cards that are the same but for their group. */
const nameOf = (card: string): string => card.replace(/-I+$/, '');

/** How often a web of a seat still holds. */
function holds({ table }: DarkCaveView, seat: number, card: string): number {
  const marks = Object.values(table.board.marks ?? {});
  return marks.find(([kind, owner]) => kind === card && owner === seat)?.[2] ?? 1;
}

const lying = (view: DarkCaveView, seat: number): ToolSlot[] => {
  const counts = new Map<string, ToolSlot & { count: number }>();
  for (const card of view.table.front[seat] ?? []) {
    const tool = nameOf(card);
    const sign = SIGNS[tool];
    const count = sign ? (counts.get(tool)?.count ?? 0) + 1 : holds(view, seat, card);
    counts.set(tool, { tool, sign: sign ?? WEB, broken: false, card, count });
  }
  return [...counts.values()];
};

/** The clan card that a seat has turned up, if it has. */
export function shownRole(log: readonly LogLine[], seat: number): string | null {
  const shown = log.find(({ event }) => event.did === 'unmasked' && event.seat === seat);
  return shown?.event.cards?.[0] ?? null;
}

const state = (tool: string, sign: ToolSlot['sign']): ToolSlot => ({
  tool,
  sign,
  broken: false,
  card: tool,
});

/** What lies there, then what became of the dwarf. */
export function tools(
  view: DarkCaveView,
  seat: number,
  _cards: Cards,
  log: readonly LogLine[] = [],
): ToolSlot[] {
  const role = shownRole(log, seat);
  return [
    ...lying(view, seat),
    ...(role ? [state(role, role.endsWith('saboteur') ? 'lightning' : 'dwarf')] : []),
    ...(view.table.lying.includes(seat) ? [state('lying', LYING)] : []),
    ...(view.table.out.includes(seat) ? [state('outside', EXIT)] : []),
  ];
}

/** Gold lies open, inside the cave and out of it. */
export const gold = ({ table }: DarkCaveView, seat: number): Purse => ({
  count: table.gold[seat] ?? 0,
  worth: null,
});

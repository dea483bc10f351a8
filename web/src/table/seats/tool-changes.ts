/** The latest changes of the tools of a seat. */

import type { Cards, GameModule } from '../../games/contract.ts';
import type { LogLine } from '../../play/table.ts';

export type ToolNews = ReadonlyMap<string, 'broke' | 'mended'>;

/** What just happened to tools, by seat. */
export function toolNews(
  fresh: readonly LogLine[],
  game: GameModule,
  cards: Cards,
): Map<number, ToolNews> {
  const found = new Map<number, Map<string, 'broke' | 'mended'>>();
  for (const { event } of fresh) {
    if (event.did !== 'broke' && event.did !== 'mended') continue;
    if (typeof event.target !== 'number') continue;
    const [card = ''] = event.cards ?? [];
    const tool = event.tool ?? game.toolOf({ do: 'break', card }, cards) ?? '';
    const seat = found.get(event.target) ?? new Map<string, 'broke' | 'mended'>();
    found.set(event.target, seat.set(tool, event.did));
  }
  return found;
}

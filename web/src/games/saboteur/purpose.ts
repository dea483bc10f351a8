// The purpose of a card of the hand, and the tools on it.

import type { CardInfo } from '../../base/protocol/protocol.gen.ts';
import type { Purpose } from '../contract.ts';

const PURPOSES: Readonly<Record<string, Purpose>> = {
  place: 'place',
  rockfall: 'remove',
  peek: 'peek',
  break: 'break',
  mend: 'mend',
};

/** The tools that a card breaks or mends. */
export const toolsOn = (card: CardInfo | undefined): string[] => card?.tools ?? [];

export function purpose(card: CardInfo | undefined): Purpose {
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

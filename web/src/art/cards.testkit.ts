// The card lists of the games themselves, for tests: a new card must draw without a change here.

import type { CardArt, CardFace, CardLook } from './deck';

/** Read line by line. */
export function cardList(toml: string): CardFace[] {
  const entries = toml.split(/^\[\[/m).slice(1);
  return entries.map((entry) => {
    const word = (key: string): string | undefined =>
      new RegExp(`^${key} = "?([^"\n]*)"?$`, 'm').exec(entry)?.[1];
    const words = (key: string): string[] =>
      [
        ...(new RegExp(`^${key} = \\[(.*)\\]$`, 'm').exec(entry)?.[1] ?? '').matchAll(/"([^"]+)"/g),
      ].map(([, found]) => found ?? '');
    const face = word('face') ?? null;
    return {
      id: word('id') ?? face ?? '',
      kind: entry.slice(0, entry.indexOf(']')),
      face,
      plays: words('plays'),
      tools: words('tools'),
      back: word('back') ?? '',
      value: Number(word('value') ?? 0),
      treasure: Number(word('treasure') ?? 0),
    };
  });
}

/** Draws by id, with the card list of a game at hand. */
export function cardBook(
  art: CardArt,
  cards: readonly CardFace[],
): (id: string, look?: CardLook) => string {
  const byId = new Map(cards.map((card) => [card.id, card]));
  return (id, look) => {
    if (id.startsWith('?')) return art(id, look);
    const card = byId.get(id);
    if (!card) throw new Error(`no such card: '${id}'`);
    return art(card, look);
  };
}

export const isWellFormed = (markup: string): boolean => {
  const page = new DOMParser().parseFromString(`<svg>${markup}</svg>`, 'text/xml');
  return page.querySelector('parsererror') === null;
};

// The card lists of the games themselves, for tests: a new card must draw without a change here.

import type { CardArt, CardFace, CardLook } from './deck';

/** Read line by line. */
export function cardList(toml: string): CardFace[] {
  const entries = toml.split(/^\[\[/m).slice(1);
  return entries.flatMap((entry) => {
    const word = (key: string): string | undefined =>
      new RegExp(`^${key} = "?([^"\n]*)"?$`, 'm').exec(entry)?.[1];
    const words = (key: string): string[] =>
      [
        ...(new RegExp(`^${key} = \\[(.*)\\]$`, 'm').exec(entry)?.[1] ?? '').matchAll(/"([^"]+)"/g),
      ].map(([, found]) => found ?? '');
    const face = word('face') ?? null;
    const card = {
      id: word('id') ?? face ?? '',
      kind: entry.slice(0, entry.indexOf(']')),
      face,
      ...graphOf(face ?? '', /^spaces = (.*)$/m.exec(entry)?.[1] ?? '', words('links')),
      plays: words('plays'),
      tools: words('tools'),
      back: word('back') ?? '',
      value: Number(word('value') ?? 0),
      steps: Number(word('steps') ?? 0),
      treasure: Number(word('treasure') ?? 0),
    };
    const backs = [...(word('count') ?? '').matchAll(/([A-Z]+) =/g)].map(([, back]) => back ?? '');
    return backs.length > 0
      ? backs.map((back) => ({ ...card, id: `${card.id}-${back}`, back }))
      : [card];
  });
}

type Graph = Pick<CardFace, 'face' | 'spaces' | 'links'>;

/** What the server tells of ways with more than one space. */
function graphOf(face: string, written: string, links: readonly string[]): Graph {
  const named = [...written.matchAll(/(\w+) = "([^"]*)"/g)].map(([, name = '', code = '']) => ({
    name,
    code,
  }));
  if (named.length > 0) {
    const at = (name = ''): number => named.findIndex((space) => space.name === name);
    const spaces = named.map(({ code }) => code);
    return merged(
      spaces,
      links.map((link) => [at(link.split('-')[0]), at(link.split('-')[1])]),
    );
  }
  if (!/[-=]/.test(face)) return {};
  const joints = [...face.matchAll(/[-=.]/g)].map(([joint]) => joint);
  const chained = joints.flatMap((joint, n): [number, number][] =>
    joint === '.' ? [] : [[n, n + 1]],
  );
  return merged(face.split(/[-=.]/), chained);
}

/** Spaces that are linked make one way of the face. */
function merged(spaces: string[], links: [number, number][]): Graph {
  const way = spaces.map((_, n) => n);
  spaces.forEach(() => {
    for (const [a, b] of links) way[a] = way[b] = Math.min(way[a] ?? 0, way[b] ?? 0);
  });
  const codes = [...new Set(way)].map((first) => {
    const parts = spaces.filter((_, n) => way[n] === first).map((code) => code.split('+'));
    const ports = 'NESW'.split('').filter((side) => parts.some(([own]) => own?.includes(side)));
    return [ports.join(''), ...parts.flatMap(([, ...traits]) => traits)].join('+');
  });
  return { face: codes.join('.'), spaces, links };
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

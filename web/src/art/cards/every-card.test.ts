// Every card of every game shows what its card list says: ways, dead ends, tools, gold.

import { beforeAll, describe, expect, test, vi } from 'vitest';

import darkCaveList from '../../../../src/undermine/games/darkcave/cards.toml?raw';
import lostMinesList from '../../../../src/undermine/games/lostmines/cards.toml?raw';
import saboteurList from '../../../../src/undermine/games/saboteur/cards.toml?raw';
import saboteur2List from '../../../../src/undermine/games/saboteur2/cards.toml?raw';
import { cardArt as darkCave } from '../../games/darkcave/card-art';
import { GROUND as CAVE } from '../../games/darkcave/ground';
import { cardArt as lostMines } from '../../games/lostmines/card-art';
import { GROUND as FOREST } from '../../games/lostmines/ground';
import { cardArt as saboteur } from '../../games/saboteur/card-art';
import { cardArt as saboteur2 } from '../../games/saboteur2/card-art';
import { GROUND as DEEP } from '../../games/saboteur2/ground';
import { type Ground, MINE } from '../colours';
import { isGlyph } from '../icons/icon';
import { GLYPHS } from '../icons/table';
import { lateDrawings } from '../lazy';
import { hewn } from '../lettering/letters';
import { cardList } from './card-list.testkit';
import type { CardArt, CardFace } from './deck';
import { parseFace, type Port, PORTS } from './path-outline';

interface Game {
  name: string;
  art: CardArt;
  ground: Ground;
  cards: readonly CardFace[];
}

const GAMES: readonly Game[] = [
  { name: 'saboteur', art: saboteur, ground: MINE, cards: cardList(saboteurList) },
  { name: 'saboteur2', art: saboteur2, ground: DEEP, cards: cardList(saboteur2List) },
  { name: 'lostmines', art: lostMines, ground: FOREST, cards: cardList(lostMinesList) },
  { name: 'darkcave', art: darkCave, ground: CAVE, cards: cardList(darkCaveList) },
];
const EVERY = GAMES.flatMap((game) => game.cards.map((card) => ({ ...game, card, id: card.id })));
const PATHS = EVERY.filter(({ card }) => card.face);

beforeAll(() => lateDrawings.fetch());

/** The floors of ways: path data of what is filled like the edge of a floor. */
const floors = (markup: string, colour: string): string[] =>
  [...markup.matchAll(/<path d="([^"]+)" fill="(#\w+)"[^>]*paint-order/g)].flatMap(
    ([, d = '', fill]) => (fill === colour ? [d] : []),
  );

/** The sides of the card that an outline runs beyond. */
function sides(d: string): Port[] {
  const numbers = d.replace(/[Mz]/g, ' ').trim().split(/\s+/).map(Number);
  const points = numbers.flatMap((x, n) => (n % 2 ? [] : [[x, numbers[n + 1] ?? NaN] as const]));
  const beyond: Record<Port, (x: number, y: number) => boolean> = {
    N: (_, y) => y < PORTS.N[1],
    E: (x) => x > PORTS.E[0],
    S: (_, y) => y > PORTS.S[1],
    W: (x) => x < PORTS.W[0],
  };
  return (['N', 'E', 'S', 'W'] as const).filter((side) =>
    points.some(([x, y]) => beyond[side](x, y)),
  );
}

const inOrder = (ports: readonly Port[]): string =>
  'NESW'.replace(/./g, (side) => (ports.includes(side as Port) ? side : ''));
/** A tunnel is one way of which the rock hides the middle. */
const isTunnel = ({ id }: CardFace): boolean => id.includes('tunnel');
/** Planks lie over the steps of one way, and hide those of the other. */
const isBridge = ({ face }: CardFace): boolean => face === 'NS.EW' || face === 'EW.NS';
const ways = (ports: readonly (readonly Port[])[]): string[] => ports.map(inOrder).sort();

describe.each([false, true])('a path card (turned: %s)', (turned) => {
  test.each(PATHS)('$name $id opens to the sides that its face names', ({ art, ground, card }) => {
    const markup = art(card, { turned });
    const named = parseFace(`${card.face ?? ''}${turned ? '~' : ''}`).map(({ ports }) => ports);
    const drawn = floors(markup, ground.lit.edge).map(sides);

    if (isTunnel(card)) expect(inOrder(drawn.flat())).toBe(inOrder(named.flat()));
    else expect(ways(drawn)).toEqual(ways(named));
  });
});

const LIGHTED = PATHS.filter(({ name }) => name !== 'darkcave');

test.each(LIGHTED)('$name $id is cold where it is cut off', ({ art, ground, card }) => {
  const markup = art(card, { lit: () => false, seed: 'cold' });

  expect(floors(markup, ground.lit.edge)).toEqual([]);
  expect(floors(markup, ground.cut.edge)).toHaveLength(parseFace(card.face ?? '').length);
});

test.each(PATHS)('$name $id has rubble where a way ends', ({ art, card }) => {
  const isBlind = parseFace(card.face ?? '').some(
    ({ ports, traits }) => ports.length === 1 && !traits.includes('ladder'),
  );

  expect(art(card).includes('stroke="#0e0907"')).toBe(isBlind);
});

test.each(LIGHTED)('$name $id has a ladder if its face says so', ({ art, card }) => {
  expect(art(card).includes('#f0c889')).toBe((card.face ?? '').includes('+ladder'));
});

const steps = (markup: string): number =>
  [...(/<path d="([^"]*)"[^>]*stroke-dasharray="\.1 3\.1"/.exec(markup)?.[1]?.matchAll(/M/g) ?? [])]
    .length;
const pads = (markup: string): number => markup.split(/fill="#(?:d9bd95|c98f4c)"/).length - 1;

test.each(PATHS.filter(({ name, card }) => name === 'darkcave' && !isBridge(card)))(
  '$id has a pad for each space and a dotted line for each link',
  ({ art, card }) => {
    expect(pads(art(card))).toBe(card.spaces?.length ?? 1);
    expect(steps(art(card))).toBe(card.links?.length ?? 0);
  },
);

const shows = (markup: string, name: string): boolean =>
  isGlyph(name) && GLYPHS[name].every(({ d }) => markup.includes(`d="${d}"`));

const ACTIONS = EVERY.filter(({ card }) => card.kind === 'action' && card.tools?.length);

test.each(ACTIONS.filter(({ name }) => name.startsWith('saboteur')))(
  '$name $id shows the tools it names and no other',
  ({ art, card }) => {
    const markup = art(card);

    for (const tool of ['lamp', 'pick', 'cart']) {
      expect(shows(markup, tool), tool).toBe(card.tools?.includes(tool));
    }
  },
);

test.each(EVERY.filter(({ card }) => ['break', 'mend'].includes(card.plays?.[0] ?? '')))(
  '$name $id is cracked if it breaks, and marked with what it does',
  ({ art, card }) => {
    const breaks = card.plays?.[0] === 'break';

    expect(art(card).includes('stroke="#ffb08a"')).toBe(breaks);
    expect(shows(art(card), 'cross')).toBe(breaks);
    expect(shows(art(card), 'check')).toBe(!breaks);
  },
);

const times = (markup: string, part: string): number => markup.split(part).length - 1;

test.each(EVERY.filter(({ name, card }) => name === 'saboteur' && card.kind === 'gold'))(
  '$id has as many nuggets as it is worth, and the number twice',
  ({ art, card }) => {
    const value = card.value ?? 0;

    expect(value).toBeGreaterThan(0);
    expect(times(art(card), 'fill="#ffdc7a"')).toBe(value);
    expect(times(art(card), `d="${hewn(String(value), 11).path}"`)).toBe(2);
  },
);

test.each(
  EVERY.filter(
    ({ name, card }) => (name === 'saboteur2' && card.kind === 'gold') || card.kind === 'treasure',
  ),
)('$name $id says its worth', ({ name, art, card }) => {
  const height = name === 'saboteur2' ? 18 : 17;

  expect(times(art(card), `d="${hewn(String(card.value ?? 0), height).path}"`)).toBe(1);
});

test.each(EVERY.filter(({ name, card }) => name === 'saboteur' && card.kind === 'goal'))(
  '$id shows the treasure or cold stones',
  ({ art, card }) => {
    expect(art(card).includes('#7a4720')).toBe(Boolean(card.treasure));
    expect(art(card).includes('#63676a')).toBe(!card.treasure);
  },
);

test.each(EVERY.filter(({ card }) => (card.steps ?? 0) > 0))(
  '$name $id says how far its creature goes',
  ({ art, card }) => {
    expect(art(card)).toContain(`d="${hewn(String(card.steps), 10.4).path}"`);
  },
);

test.each(GAMES)('$name is drawn the same on every screen', async ({ name, art, cards }) => {
  const before = cards.map((card) => art(card, { seed: '3,1' }));
  vi.resetModules();
  const lazy = await import('../lazy');
  await lazy.lateDrawings.fetch();
  const again = (await import(`../../games/${name}/card-art.ts`)) as { cardArt: CardArt };

  expect(again.cardArt).not.toBe(art);
  expect(cards.map((card) => again.cardArt(card, { seed: '3,1' }))).toEqual(before);
});

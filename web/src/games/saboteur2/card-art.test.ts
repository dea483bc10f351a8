import { beforeAll, expect, test } from 'vitest';

import base from '../../../../src/undermine/games/saboteur/cards.toml?raw';
import toml from '../../../../src/undermine/games/saboteur2/cards.toml?raw';
import { cardBook, cardList, isWellFormed } from '../../art/cards/card-list.testkit';
import { MINE } from '../../art/colours';
import { GROUND } from './ground';
import { sharedDefs } from '../../art/rock';
import { cardArt } from './card-art';
import { lateDrawings } from '../../art/lazy';
import { TEAMS } from './scenery';

beforeAll(() => lateDrawings.fetch());

const OWN = cardList(toml);
const KEPT = cardList(base).filter(
  ({ id, kind }) => kind !== 'role' && kind !== 'gold' && !OWN.some((card) => card.id === id),
);
const CARDS = [...KEPT, ...OWN];
const draw = cardBook(cardArt, CARDS);
const BACKS = ['?', '?mine', '?start', '?goal', '?dwarf', '?gold'];
const IDS = [...CARDS.map(({ id }) => id), ...BACKS];

test('the card list is read', () => {
  expect(OWN.length).toBe(41);
  expect(KEPT.length).toBe(30);
});

test.each(IDS)('%s draws', (id) => {
  const markup = draw(id);

  expect(markup).not.toMatch(/NaN|undefined|null|style|<script|\sid=|\son\w+=/);
  expect(isWellFormed(markup)).toBe(true);
});

test('no two cards look alike', () => {
  const pictures = CARDS.map(({ id }) => draw(id, { seed: 'same' }));

  expect(new Set(pictures).size).toBe(CARDS.length);
});

test('no card is drawn as a question', () => {
  const question = cardArt({ id: 'storm', kind: 'action', plays: ['storm'] });
  const sign = /d="M8\.2 8a4[^"]*"/.exec(question)?.[0] ?? 'none';

  expect(IDS.filter((id) => draw(id).includes(sign))).toEqual([]);
});

test('what the cards refer to is defined where two rocks are dug', () => {
  const defined = sharedDefs([MINE, GROUND]);
  const used = IDS.flatMap((id) => [...draw(id).matchAll(/(?:url\(|href=")#([\w-]+)/g)]);

  expect(used.filter(([, id = '']) => !defined.includes(` id="${id}"`))).toEqual([]);
});

test.each(['blue', 'green'] as const)('a %s door has its colour and its pattern', (team) => {
  const other = team === 'blue' ? 'green' : 'blue';
  const doors = OWN.filter(({ face }) => face?.includes(`+${team}`));

  expect(doors.length).toBe(3);
  for (const { id } of doors) {
    expect(draw(id)).toContain(TEAMS[team].colour);
    expect(draw(id)).toContain(`url(#um-${TEAMS[team].pattern})`);
    expect(draw(id)).not.toContain(TEAMS[other].colour);
  }
});

test('letters, ladders and crystals are turned back when the board is turned', () => {
  for (const id of ['NS+blue', 'N+ladder', 'NEW+crystal']) {
    expect(draw(id, { up: -90 })).toContain('rotate(90)');
  }
});

test('crystals lie where most rock is left', () => {
  expect(draw('NEW+crystal')).toContain('translate(52 84)');
  expect(draw('NES+crystal')).toContain('translate(12 84)');
  expect(draw('NES+crystal', { turned: true })).toContain('translate(52 84)');
});

test('each half of a bridge is lit by itself', () => {
  const hatches = (id: string, lit: (island: number) => boolean): number =>
    draw(id, { lit }).split('url(#um-cut)').length - 1;

  expect(hatches('NS.EW', () => false)).toBe(2);
  expect(hatches('NS.EW', (island) => island === 0)).toBe(1);
  expect(hatches('NW.ES', (island) => island === 1)).toBe(1);
});

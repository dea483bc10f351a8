import { readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import { GROUND as CAVE } from '../games/darkcave/ground';
import { GROUND as FOREST } from '../games/lostmines/ground';
import { GROUND as DEEP } from '../games/saboteur2/ground';
import { ACTION_KINDS } from './cards/action-card';
import { clanHat, CLANS, isClan, otherClan } from './clans';
import { CREAM, darker, INK, lighter, MINE, mix, SALMON, SKY } from './colours';
import { contrast } from './contrast.testkit';
import { dig, grounds } from './grounds.svelte';
import { CLAN_GAME_COLOURS, SEATS } from './marks/seat-token';

const style = readFileSync('src/art/art.css', 'utf8');
const ROCKS = [MINE, DEEP, FOREST, CAVE];

describe.each(ROCKS)('the rock of $name', (ground) => {
  it('goes from dark to light', () => {
    const [a, b, c, d] = ground.ramp;
    const steps = [a, b, c, d].map((tone) => contrast(tone, '#000000'));
    expect(steps).toEqual(steps.toSorted((one, other) => one - other));
  });

  it('shows ways that are lit and those that are cut off apart', () => {
    expect(contrast(ground.lit.floor, ground.cut.floor)).toBeGreaterThan(1.5);
    expect(contrast(ground.lit.floor, ground.pit)).toBeGreaterThan(4.5);
  });

  it('has a sign on its back that can be seen', () => {
    expect(contrast(ground.accent, ground.pit)).toBeGreaterThan(4.5);
  });
});

it('names each rock once', () => {
  expect(new Set(ROCKS.map(({ name }) => name)).size).toBe(ROCKS.length);
});

it.each(SEATS)('the letter of seat $letter can be read', ({ colour }) => {
  expect(contrast(INK, colour)).toBeGreaterThan(4.5);
});

it.each(Object.entries(ACTION_KINDS))('the sign of a card can be read: %s', (_, kind) => {
  expect(contrast(CREAM, kind.light)).toBeGreaterThan(4.5);
  expect(contrast(kind.shine, kind.dark)).toBeGreaterThan(3);
});

it('tells kinds of actions apart by frame and by mark', () => {
  const kinds = Object.values(ACTION_KINDS);
  for (const key of ['shape', 'mark', 'dark'] as const) {
    expect(new Set(kinds.map((kind) => kind[key])).size).toBe(kinds.length);
  }
});

it.each(Object.values(CLANS))('the hat of a clan shows its $pattern', ({ colour, deep }) => {
  expect(contrast(INK, colour)).toBeGreaterThan(4.5);
  expect(contrast(colour, deep)).toBeGreaterThan(4.5);
});

describe('in games of two clans', () => {
  /** The hue of a colour in degrees, and how strong it is. */
  const hueOf = (colour: string): [hue: number, strength: number] => {
    const [r, g, b] = [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16) / 255) as [
      number,
      number,
      number,
    ];
    const strength = Math.max(r, g, b) - Math.min(r, g, b);
    return [(Math.atan2(Math.sqrt(3) * (g - b), 2 * r - g - b) * 180) / Math.PI, strength];
  };
  const isLike = (one: string, other: string): boolean => {
    const [[hue, strength], [otherHue]] = [hueOf(one), hueOf(other)];
    const apart = Math.abs(hue - otherHue);
    return strength > 0.25 && Math.min(apart, 360 - apart) < 20;
  };
  const seats = SEATS.slice(0, 9).map(({ colour }, seat) => CLAN_GAME_COLOURS[seat] ?? colour);

  it('no seat has the colour of a clan', () => {
    expect(SEATS.slice(0, 9).some(({ colour }) => isLike(colour, CLANS.blue.colour))).toBe(true);
    for (const { colour } of Object.values(CLANS))
      expect(seats.filter((seat) => isLike(seat, colour))).toEqual([]);
  });

  it('seats have colours of their own, and letters that can be read', () => {
    expect(new Set(seats).size).toBe(seats.length);
    for (const colour of seats) expect(contrast(INK, colour)).toBeGreaterThan(4.5);
  });

  it('the page paints the colours that are listed', () => {
    for (const [seat, colour] of Object.entries(CLAN_GAME_COLOURS))
      expect(style).toContain(`--seat-${SEATS[Number(seat)]?.letter.toLowerCase()}: ${colour};`);
  });
});

it('tells the clans apart by the outline of their hats and by pattern, too', () => {
  const outline = (clan: 'blue' | 'yellow'): string =>
    [...clanHat(clan, 24).matchAll(/<path d="([^"]+)" fill="#/g)].map(([, d]) => d).join();
  expect(outline('blue')).not.toBe(outline('yellow'));
  expect(clanHat('blue', 24)).not.toContain('<circle');
  expect(clanHat('yellow', 24).split('<circle')).toHaveLength(5);
  expect(CLANS.blue.pattern).not.toBe(CLANS.yellow.pattern);
  expect([otherClan('blue'), otherClan('yellow')]).toEqual(['yellow', 'blue']);
  expect(['blue', 'green', 'toString'].map(isClan)).toEqual([true, false, false]);
});

it.each([SALMON, SKY])('marks on the board stand out from their outline: %s', (colour) => {
  expect(contrast(colour, INK)).toBeGreaterThan(4.5);
});

it('mixes, darkens and lightens', () => {
  expect(mix('#102030', '#304050', 0)).toBe('#102030');
  expect(mix('#102030', '#304050', 1)).toBe('#304050');
  expect(mix('#000000', '#040404', 0.5)).toBe('#020202');
  expect(darker('#808080', 0.5)).toBe('#404040');
  expect(lighter('#808080', 1)).toBe('#ffffff');
  expect(contrast(lighter('#808080'), darker('#808080'))).toBeGreaterThan(3);
});

it('digs a rock once', () => {
  expect(grounds()).toEqual([MINE]);
  dig(CAVE);
  dig(CAVE);
  dig(MINE);
  expect(grounds()).toEqual([MINE, CAVE]);
});

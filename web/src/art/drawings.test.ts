import { expect, test } from 'vitest';

import { MINE, mix } from './colours';
import { GLYPH_NAMES, glyph, icon } from './icons/icon';
import * as late from './marks/feedback';
import * as MORE from './icons/pages';
import { crackSvg } from './marks/crack';
import * as marks from './marks/marks';
import { emblem, emblemCards } from '../pages/home/bands';
import { ABOUT } from '../games/about';
import { GROUND as CAVE } from '../games/darkcave/ground';
import { sharedDefs } from './rock';
import { cardArt } from '../games/saboteur/card-art';
import * as stage from '../board/background';
import { SEATS, seatPaint, tokenSvg } from './marks/seat-token';
import { wordmark } from './lettering/wordmark';

const ALL = ABOUT.map(({ ground }) => ground);
const BOX = { x: -10, y: -20, width: 300, height: 200 };
const BOARD = [
  stage.stageWall(BOX, MINE),
  stage.lampPool(1, 2),
  stage.cornerCrosses({ column: 0, row: -1 }, { column: 2, row: 1 }),
  stage.vignette(BOX),
  stage.cardShadow(),
  stage.joint('S', true, MINE),
  stage.joint('E', false, CAVE),
];
const MARKS = [0, 90, -90, 180].flatMap((up) => [
  marks.legalMark({ turns: 2, up }),
  marks.ghostMark(),
  marks.pencilMark({ up }),
  marks.lastMark(3, { up }),
  late.removeMark(0),
  late.removedMark(0),
  late.peekMark(up),
  late.whyNot('E'),
  late.wayLine([
    [32, 50],
    [98, 50],
  ]),
]);
const OTHERS = ABOUT.flatMap(({ game }) => [...emblemCards(game), emblem(game)]);
const EVERYTHING = [
  sharedDefs(ALL),
  ...[...GLYPH_NAMES, ...Object.values(MORE)].flatMap((sign) => [
    icon(sign),
    glyph(sign, { x: 12, y: 12, size: 20 }),
  ]),
  ...SEATS.flatMap((_, seat) => [tokenSvg(seat), tokenSvg(seat, true)]),
  wordmark(40),
  crackSvg(),
  ...BOARD,
  ...MARKS,
  ...OTHERS,
];

test('no drawing needs inline styles, and none holds a slip of the pen', () => {
  for (const markup of EVERYTHING) {
    expect(markup).not.toMatch(/style|NaN|undefined|null/);
    expect(markup.startsWith('<')).toBe(true);
  }
});

test('whatever a drawing refers to is defined once per page', () => {
  const defined = [...sharedDefs(ALL).matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  const used = [...EVERYTHING, cardArt('?goal')]
    .flatMap((markup) => [...markup.matchAll(/(?:url\(|href=")#([\w-]+)/g)])
    .map(([, id]) => id);

  expect(new Set(defined).size).toBe(defined.length);
  expect(used.filter((id) => !defined.includes(id))).toEqual([]);
});

test('only the shared definitions carry ids', () => {
  for (const markup of EVERYTHING.slice(1)) expect(markup).not.toMatch(/\sid=/);
});

test('a page that shows one game defines one rock', () => {
  expect(sharedDefs([MINE])).toContain('id="um-mine-2"');
  expect(sharedDefs([MINE])).not.toContain('um-cave');
});

test('twelve seats differ by letter, shape and colour', () => {
  expect(SEATS.map(({ letter }) => letter).join('')).toBe('ABCDEFGHIJKL');
  expect(new Set(SEATS.map(({ shape }) => shape)).size).toBe(12);
  expect(new Set(SEATS.map(({ colour }) => colour)).size).toBe(12);
});

test('who is absent has an outline only', () => {
  const colour = seatPaint(4);

  expect(tokenSvg(4)).toContain(`fill="${colour}"`);
  expect(tokenSvg(4, true)).not.toContain(`fill="${colour}"`);
  expect(tokenSvg(4, true)).toContain(`stroke="${colour}"`);
});

test('icons take their tones from the page', () => {
  expect(icon('lamp')).toContain('currentColor');
  expect(icon('lamp')).toMatch(/class="glyph-second".*class="glyph-cut"/);
});

test('signs and tokens are mere ornament', () => {
  expect(icon('eye')).toContain('aria-hidden="true"');
  expect(tokenSvg(0)).toContain('aria-hidden="true"');
});

test('the badge is upper right for the one who looks', () => {
  expect(marks.lastMark(0)).toContain('translate(60 4)');
  expect(marks.lastMark(0, { up: -90 })).toContain('translate(60 96) rotate(90)');
  expect(marks.lastMark(0, { up: 90 })).toContain('translate(4 4) rotate(-90)');
});

test('colours mix', () => {
  expect(mix('#000000', '#ffffff', 0.5)).toBe('#808080');
});

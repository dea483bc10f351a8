import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { type Box, type PanelPlace, panelPlace, type Surroundings } from './panel-place.ts';

const box = (left: number, top: number, width: number, height: number): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});

const AREA = 370 * 152;
const around = (change: Partial<Surroundings> = {}): Surroundings => ({
  hand: box(600, 900, 640, 160),
  card: box(600, 900, 98, 153),
  dock: box(0, 890, 1576, 190),
  others: [box(14, 900, 90, 170), box(1260, 900, 80, 170)],
  avoid: [],
  laid: [],
  stage: box(264, 48, 1312, 842),
  wide: true,
  ...change,
});
const SCREEN = { width: window.innerWidth, height: window.innerHeight };

beforeAll(() => {
  Object.assign(window, { innerWidth: 1920, innerHeight: 1080 });
});
afterAll(() => {
  Object.assign(window, { innerWidth: SCREEN.width, innerHeight: SCREEN.height });
});

const overlaps = ({ left, bottom, width }: PanelPlace, other: Box): boolean =>
  left < other.right &&
  left + width > other.left &&
  1080 - bottom > other.top &&
  1080 - bottom - (152 * 370) / width < other.bottom;

describe('the place of a help panel', () => {
  it('is in a wide dock, between the role and the hand', () => {
    expect(panelPlace(370, AREA, around())).toEqual({
      left: 218,
      bottom: 19,
      width: 370,
      covers: false,
    });
  });

  it('is narrower where the dock has less room, and above it where it has none', () => {
    const less = panelPlace(370, AREA, around({ hand: box(440, 900, 800, 160) }));
    expect(less).toMatchObject({ left: 116 + 12 - 12, width: 312 });
    expect(panelPlace(370, AREA, around({ hand: box(300, 900, 940, 160) })).bottom).toBe(
      1080 - 890 + 12,
    );
  });

  it('is above a dock that is not wide, over the card', () => {
    const place = panelPlace(370, AREA, around({ wide: false }));
    expect(place).toMatchObject({ left: 649 - 185, bottom: 202, covers: false });
  });

  it('never lies over a target while there is another place', () => {
    const targets = [box(400, 700, 400, 190)];
    const place = panelPlace(370, AREA, around({ wide: false, avoid: targets }));
    expect(targets.some((target) => overlaps(place, target))).toBe(false);
    expect(place.covers).toBe(false);
  });

  it('lies over the rail at the right if targets are everywhere on the stage', () => {
    const place = panelPlace(370, AREA, around({ wide: false, avoid: [box(0, 600, 1576, 300)] }));
    expect(place.covers).toBe(false);
    expect(place.left).toBeGreaterThanOrEqual(1576);
  });

  it('says that it covers a target if it has to', () => {
    const all = [box(0, 600, 4000, 300)];
    expect(panelPlace(370, AREA, around({ wide: false, avoid: all })).covers).toBe(true);
  });

  it('leaves the dock where it would reach up over something that stays in sight', () => {
    const goal = box(300, 800, 64, 80);
    const high = panelPlace(370, 370 * 300, around({ avoid: [goal] }));
    expect(panelPlace(370, AREA, around({ avoid: [goal] })).bottom).toBe(19);
    expect(high.bottom).toBe(202);
    expect(high.covers).toBe(false);
  });

  it('covers not even a corner of what stays in sight to be nearer', () => {
    const goal = box(464 + 366, 860, 64, 20);
    const place = panelPlace(370, AREA, around({ wide: false, avoid: [goal] }));
    expect(overlaps(place, goal)).toBe(false);
  });
});

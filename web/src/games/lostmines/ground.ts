// The ground of The Lost Mines: leaves instead of rock.

import { CARD_HEIGHT, CARD_WIDTH } from '../../art/cards/size';
import { type Ground, MINE, mix } from '../../art/colours';
import { random } from '../../art/seeded-random';
import { fill, type Point, rect, trace } from '../../art/svg';

/** The forest grows on top of the mountain: clumps of leaves instead of facets. */
function leaves(ramp: Ground['ramp'], seed: string): string {
  const next = random(seed);
  const clump = ([cx, cy]: Point, radius: number, colour: string): string => {
    const offset = next() * 6;
    const ring = Array.from({ length: 7 }, (_, i): Point => {
      const [angle, reach] = [offset + (i / 7) * Math.PI * 2, radius * (0.82 + next() * 0.3)];
      return [cx + Math.cos(angle) * reach, cy + Math.sin(angle) * reach * 0.86];
    });
    return fill(trace(ring, 'z'), colour);
  };
  let markup = rect([0, 0, CARD_WIDTH, CARD_HEIGHT], { fill: ramp[1] });
  for (let i = 0; i < 36; i++) {
    const [x, y] = [next() * CARD_WIDTH, next() * CARD_HEIGHT];
    const [size, light] = [5 + next() * 7, next()];
    markup += clump([x + 1, y + 1.6], size, ramp[0]);
    markup += clump([x, y], size * 0.94, mix(ramp[1], ramp[2], light));
    markup += clump(
      [x - size * 0.22, y - size * 0.25],
      size * 0.5,
      mix(ramp[2], ramp[3], light * 0.8),
    );
  }
  return markup;
}

export const GROUND: Ground = {
  ...MINE,
  name: 'forest',
  ramp: ['#16241b', '#213627', '#2e4a34', '#3f6044'],
  lip: '#557a55',
  pit: '#0d1710',
  accent: '#a8d98a',
  lit: { edge: '#8b6a41', floor: '#c09a63', heart: '#e0c08a', grit: '#77572f' },
  cut: { edge: '#4d5148', floor: '#666b60', heart: '#787d71', grit: '#3c4038' },
  draw: leaves,
};

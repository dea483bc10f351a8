import { expect, it } from 'vitest';

import { CELL } from '../camera/camera.ts';
import { approach, type Approach } from './target-zoom.ts';

const PHONE = { width: 390, height: 600 };
const FAR = { x: 32, y: 50, scale: 0.6 };
const look = (more: Partial<Approach>): ReturnType<typeof approach> =>
  approach({
    places: ['0,0', '1,0'],
    goer: '0,0',
    heading: FAR,
    size: PHONE,
    foot: 60,
    turned: false,
    coarse: true,
    ...more,
  });

it('comes so near that a finger can tell spaces apart, with all of them in sight', () => {
  const camera = look({});
  expect((camera?.scale ?? 0) * CELL.width).toBeGreaterThanOrEqual(80);
  expect(camera?.x).toBe(65);
});

it('stays where it is when everything can be hit already', () => {
  expect(look({ heading: { x: 65, y: 60, scale: 1.5 } })).toBeNull();
  expect(look({ coarse: false })).toBeNull();
});

it('keeps to the figure that goes when the places are too far apart', () => {
  const spread = { places: ['0,0', '8,8'] };
  expect(look(spread)).toMatchObject({ x: 32 });
  expect(look({ ...spread, heading: { x: 32, y: 50, scale: 1.5 } })).toBeNull();
});

it('needs not come nearer for borders, only bring them into sight', () => {
  expect(look({ places: ['0,0/E'] })).toBeNull();
  expect(look({ places: ['9,0/E'] })?.scale).toBe(FAR.scale);
});

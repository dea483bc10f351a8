// The rock of The Dark Cave.

import { type Ground, MINE } from '../../art/colours';

export const GROUND: Ground = {
  ...MINE,
  name: 'cave',
  ramp: ['#191a2b', '#272a42', '#383d5b', '#4f567a'],
  lip: '#6d76a0',
  pit: '#0a0a14',
  accent: '#b79cf0',
  wall: 0.55,
  lamps: 0.55,
  lit: { edge: '#6a5043', floor: '#9c7c62', heart: '#bd9b78', grit: '#4b3830' },
};

// The rock of Saboteur 2.

import { type Ground, MINE } from '../../art/colours';

export const GROUND: Ground = {
  ...MINE,
  name: 'deep',
  ramp: ['#222226', '#36373c', '#4c4f56', '#686c74'],
  lip: '#878c95',
  pit: '#0d0d10',
  accent: '#8fd0c4',
};

/** A card and a view of Saboteur as the server sends them, for tests of any folder. */

import type { CardInfo } from './protocol.gen.ts';
import type { SaboteurView } from '../../games/saboteur/view.gen.ts';

export const cardInfo = (id: string, change: Partial<CardInfo> = {}): CardInfo => ({
  id,
  kind: '',
  back: '',
  count: 1,
  face: '',
  spaces: [],
  links: [],
  tolls: [],
  plays: [],
  tools: [],
  value: 0,
  steps: 0,
  treasure: false,
  topic: { name: id, rule: '' },
  unseen: { name: '', rule: '' },
  piece: { name: '', rule: '' },
  ...change,
});

/** Three seats at the begin of the first round; I am the first of them, and it is my turn. */
export const saboteurView = (change: Partial<SaboteurView> = {}): SaboteurView => ({
  table: {
    seats: 3,
    round: 1,
    board: { tiles: { '0,0': 'start' }, covered: ['8,-2', '8,0', '8,2'], lit: { '0,0': 1 } },
    front: [[], [], []],
    starter: 0,
    last: -3,
    finder: -3,
    earned: [],
    credit: [0, 0, 0],
  },
  facts: {
    goals: ['8,-2', '8,0', '8,2'],
    start: '0,0',
    roles: { digger: 3, saboteur: 1 },
    rounds: 3,
    tools: ['lamp', 'pick', 'cart'],
  },
  piles: { hand1: ['NEW', 'map'], hand2: ['?mine*6'], role1: ['digger'], stock: ['?mine*40'] },
  notes: [],
  agenda: [{ due: 'turn', seat: 0 }],
  seat: 0,
  ...change,
});

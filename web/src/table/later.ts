/** The parts of the table that come after the rest. */

import { Later } from '../lib/later.svelte.ts';

export const asides = new Later(() => import('./asides.ts'));
export const ending = new Later(() => import('../moments/ending.ts'));

/** The parts of the table that come after the rest. */

import { Later } from '../lib/later.svelte.ts';
import { words } from '../lib/words.svelte.ts';

/** What is said in the log, of rules, and at the end. */
export const sentences = new Later(() => words.complete());
export const asides = new Later(() => import('./asides.ts'));
export const ending = new Later(() => import('../moments/ending.ts'));

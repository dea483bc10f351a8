/** What hands, keys and readers need of a board that lies there already. */

import { Later } from '../lib/later.svelte.ts';

export const handling = new Later(() => import('./handling.ts'));

/** What hands, keys and readers need of a board that lies there already. */

import { Later } from '../base/lazy.svelte.ts';

export const handling = new Later(() => import('./input/chunk.ts'));

// Drawings that nobody needs for a first turn. They come later, and who looks at one before sees it then.

import { Later } from '../lib/later.svelte';

export const seldom = new Later(() => import('./seldomdrawn'));

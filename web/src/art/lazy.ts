// Drawings that nobody needs for a first turn. They come later, and who looks at one before sees it then.

import { Later } from '../base/lazy.svelte';

export const seldom = new Later(() => import('./lazy-drawings'));

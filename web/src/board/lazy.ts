/** Input, keys and texts for screen readers, of a board that is shown already. */

import { Lazy } from '../base/lazy.svelte.ts';
import * as chunks from '../chunks.ts';

export const boardInput = new Lazy(chunks.boardInput);

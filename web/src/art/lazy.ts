/** Drawings that a first turn does not show; markup that reads one follows when it comes. */

import { Lazy } from '../base/lazy.svelte.ts';
import * as chunks from '../chunks.ts';

export const lateDrawings = new Lazy(chunks.lateDrawings);

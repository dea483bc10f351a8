// Tests know the actions and events of all games, whichever of them is loaded. Not part of the page.

import { type Deeds, learnDeeds } from './deeds.ts';
import { type Kinds, learn } from './kinds.svelte.ts';

const games = import.meta.glob<Kinds>('../games/*.gen.ts', { eager: true });
for (const kinds of Object.values(games)) learn(kinds);

const done = import.meta.glob<{ deeds: Deeds }>('../games/*.deeds.ts', { eager: true });
for (const { deeds } of Object.values(done)) learnDeeds(deeds);

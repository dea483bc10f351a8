// Tests know the actions and events of all games, whichever of them is loaded. Not part of the page.

import { type Deeds, learnDeeds } from '../play/event-classes.ts';
import { type Kinds, learn } from '../base/protocol/schema.svelte.ts';

const games = import.meta.glob<Kinds>('./*/schema.gen.ts', { eager: true });
for (const kinds of Object.values(games)) learn(kinds);

const done = import.meta.glob<{ deeds: Deeds }>('./*/event-classes.ts', { eager: true });
for (const { deeds } of Object.values(done)) learnDeeds(deeds);

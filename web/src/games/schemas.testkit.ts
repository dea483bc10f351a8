// Tests know the actions and events of all games, whichever of them is loaded. Not part of the page.

import { type EventClasses, learnEventClasses } from '../play/event-classes.ts';
import { type Schema, learnSchema } from '../base/protocol/schema.svelte.ts';

const games = import.meta.glob<Schema>('./*/schema.gen.ts', { eager: true });
for (const schema of Object.values(games)) learnSchema(schema);

const done = import.meta.glob<{ eventClasses: EventClasses }>('./*/event-classes.ts', {
  eager: true,
});
for (const { eventClasses } of Object.values(done)) learnEventClasses(eventClasses);

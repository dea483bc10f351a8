/** Digest of an absence: decisions made for the player, and actions of others against them. */

import { PLAYS } from '../../play/event-classes.ts';
import type { Digest, Logged } from '../../base/protocol/protocol.gen.ts';
import type { LogLine } from '../../play/table.ts';
import type { GameEvent } from '../../base/protocol/view.ts';
import { covered } from '../drawer/redact.ts';

export interface DigestLine {
  event: GameEvent;
  how: Logged['how'];
  /** Others do not see which card it was. */
  secret: boolean;
}

const EVERYBODY = -1;

/** A card that I put away is mine to know; what I looked at stays covered, as everywhere. */
const shown = (event: GameEvent, open: boolean): GameEvent =>
  event.did === 'discarded' ? event : covered(event, open);

/** One line for each thing that was done; cards that were drawn after it are in my hand to see. */
export function digestLines(digest: Digest, you: number, open: boolean): DigestLine[] {
  return digest.log.flatMap(({ how, events }) =>
    events
      .filter(({ did, seat }) => did !== 'dealt' && seat === you)
      .map((event) => ({
        event: shown(event, open),
        how,
        secret: (event.readers ?? EVERYBODY) !== EVERYBODY && (event.cards?.length ?? 0) > 0,
      })),
  );
}

/** What the others did to me since the first of it. */
export function doneToMe(digest: Digest, log: readonly LogLine[], you: number): GameEvent[] {
  const first = digest.log[0]?.seq ?? Infinity;
  return log
    .filter(({ seq, event }) => seq >= first && PLAYS.has(event.did))
    .map(({ event }) => event)
    .filter(({ seat, target }) => target === you && seat !== you);
}

/** What can be asked about seats: stand-ins, votes, removing, the crown, and joining late. */

import type { MotionKind } from '../base/protocol/protocol.gen.ts';
import type { TableStore } from './table.svelte.ts';
import { forget, setMyName } from '../base/saved-seats.ts';

/** Host: a bot plays for a person until they are back, or no longer does. */
export function standIn(store: TableStore, seat: number, on: boolean): void {
  store.ask({ t: 'standin', seat, on });
}

/** Host: remove a person for good. */
export function kick(store: TableStore, seat: number): void {
  store.ask({ t: 'kick', seat });
}

/** Host: somebody else is host from now on. */
export function crown(store: TableStore, seat: number): void {
  store.ask({ t: 'crown', seat });
}

/** Host: whoever has no seat may ask for this one, or no longer. */
export function offer(store: TableStore, seat: number, on: boolean): void {
  store.ask({ t: 'offer', seat, on });
}

/** Let people vote on a seat. */
export function call(store: TableStore, kind: MotionKind, seat: number, applicant = -1): void {
  store.ask({ t: 'call', motion: { kind, seat, applicant } });
}

/** Ask for an offered seat in the middle of a game. */
export function apply(store: TableStore, name: string, seat: number): void {
  store.called = name;
  setMyName(name);
  store.ask({ t: 'apply', name, seat });
}

export function withdraw(store: TableStore): void {
  store.applicant = null;
  forget(store.code);
  store.ask({ t: 'withdraw' });
}

/** Host: an applicant gets the seat from the next round on, or not at all. */
export function admit(store: TableStore, applicant: number, yes: boolean): void {
  store.ask({ t: 'admit', applicant, yes });
}

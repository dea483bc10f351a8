/** Commands about seats: stand-ins, votes, removal, change of host, and joining late. */

import type { MotionKind } from '../base/protocol/protocol.gen.ts';
import type { TableModel } from './table.ts';
import { forget, setMyName } from '../base/saved-seats.ts';

/** Host: a bot plays for a person until they are back, or no longer does. */
export function standIn(table: TableModel, seat: number, on: boolean): void {
  table.connection.send({ t: 'standin', seat, on });
}

/** Host: remove a person for good. */
export function kick(table: TableModel, seat: number): void {
  table.connection.send({ t: 'kick', seat });
}

/** Host: make another person host. */
export function crown(table: TableModel, seat: number): void {
  table.connection.send({ t: 'crown', seat });
}

/** Host: offer this seat to people without one, or withdraw the offer. */
export function offer(table: TableModel, seat: number, on: boolean): void {
  table.connection.send({ t: 'offer', seat, on });
}

/** Let people vote on a seat. */
export function call(table: TableModel, kind: MotionKind, seat: number, applicant = -1): void {
  table.connection.send({ t: 'call', motion: { kind, seat, applicant } });
}

/** Ask for an offered seat in the middle of a game. */
export function apply(table: TableModel, name: string, seat: number): void {
  table.connection.called = name;
  setMyName(name);
  table.connection.send({ t: 'apply', name, seat });
}

export function withdraw(table: TableModel): void {
  table.state.applicant = null;
  forget(table.state.code);
  table.connection.send({ t: 'withdraw' });
}

/** Host: an applicant gets the seat from the next round on, or not at all. */
export function admit(table: TableModel, applicant: number, yes: boolean): void {
  table.connection.send({ t: 'admit', applicant, yes });
}

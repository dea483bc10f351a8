/** One table without markup: its state, the connection that fills it, and the commands to it. */

import { Commands } from './commands.ts';
import { Connection } from './connection.svelte.ts';
import { OpenLooks } from './open-looks.ts';
import { TableState } from './state.svelte.ts';

export type { Foresight } from './commands.ts';
export type { Link } from './connection.svelte.ts';
export type { LogLine } from './log.ts';
export type { Reasoned, RunningClock } from './state.svelte.ts';

export class TableModel {
  readonly state: TableState;
  readonly connection: Connection;
  readonly commands: Commands;
  readonly looks: OpenLooks;

  constructor(code: string) {
    this.state = new TableState(code);
    this.connection = new Connection(this.state);
    this.commands = new Commands(this.state, this.connection);
    this.looks = new OpenLooks(this.state, this.connection);
  }
}

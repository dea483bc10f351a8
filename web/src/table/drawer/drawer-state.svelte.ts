/** What the drawer of log and talk shows, for everything that opens it: strip, phase bar, keys. */

import type { TableModel } from '../../play/table.ts';
import { afterPull, type Snap } from './sheet-snap.ts';
import type { Tab } from './tabs.ts';
import { readAll, readUntil, unreadBy } from './unread.ts';

export class DrawerState {
  readonly #table: () => TableModel;
  tab = $state<Tab>('log');
  snap = $state<Snap>('closed');
  /** What had the focus when the drawer was opened gets it back. */
  #opener: HTMLElement | null = null;
  #read = $derived.by(() => readUntil(this.#table().state.code));

  constructor(table: () => TableModel) {
    this.#table = table;
  }

  /** How many words of others I have not read. */
  get unread(): number {
    const { you, heard } = this.#table().state;
    return unreadBy(you, heard, this.#read);
  }

  /** Talk needs room: a keyboard will cover half of a phone. */
  open(tab: Tab): void {
    const { activeElement } = document;
    if (this.snap === 'closed' && activeElement instanceof HTMLElement)
      this.#opener = activeElement;
    this.tab = tab;
    if (tab === 'talk') this.snap = 'full';
    else if (this.snap === 'closed') this.snap = 'half';
  }

  close(): void {
    this.snap = 'closed';
    this.#opener?.focus();
    this.#opener = null;
  }

  /** `pulled` is in pixels, upwards. */
  pull(pulled: number): void {
    this.snap = afterPull(this.snap, pulled);
  }

  /** Everything that was said has been read. */
  readAll(): void {
    const { code, heard } = this.#table().state;
    this.#read = readAll(code, heard);
  }
}

/** The help of a table: which card is explained, which rule lies over the table, whether keys are listed. */

import { getContext, setContext } from 'svelte';

/** A card or a piece that can be asked about, and where it was found. */
export interface Subject {
  /** The id of a card, or a back such as `?goal`; of a piece, the card that it stands for. */
  readonly card: string;
  readonly from: 'hand' | 'board' | 'seat' | 'piece';
  /** It lies upside down. */
  readonly turned?: boolean;
  /** In the hand, counted from 0. */
  readonly place?: number;
  /** The seat before which it lies, or whose piece it is. */
  readonly seat?: number;
  /** The cell of a card on the board. */
  readonly cell?: string;
  /** The name of a piece on the board. */
  readonly piece?: string;
  /** How often the piece still holds. */
  readonly left?: number;
  /** The dwarf lies. */
  readonly isLying?: boolean;
}

/** Whether two subjects are the same thing at the same place. */
export const isSame = (one: Subject | null, other: Subject | null): boolean =>
  one?.card === other?.card &&
  one?.from === other?.from &&
  one?.place === other?.place &&
  one?.seat === other?.seat &&
  one?.cell === other?.cell &&
  one?.piece === other?.piece;

export class TableHelp {
  /** The card that is explained. */
  subject = $state.raw<Subject | null>(null);
  /** It was asked for on purpose, so it stays until it is closed. */
  isPinned = $state(false);
  /** The rule over the table; the empty word is the list of all rules. */
  rule = $state<string | null>(null);
  keys = $state(false);
  /** When it was opened last, in milliseconds of the page. */
  openedAt = 0;

  /** Explain a card until it is closed. */
  open(subject: Subject): void {
    this.subject = subject;
    this.isPinned = true;
    this.openedAt = performance.now();
  }

  /** The pointer or the focus came to a card, or left it. */
  point(subject: Subject | null): void {
    if (this.isPinned || isSame(subject, this.subject)) return;
    this.subject = subject;
  }

  close(): void {
    this.subject = null;
    this.isPinned = false;
  }

  /** Something of the help is shown or asked for. */
  get isWanted(): boolean {
    return this.subject !== null || this.rule !== null || this.keys;
  }
}

const KEY = Symbol('help');

/** Make the help known to everything on the table. */
export function provideHelp(): TableHelp {
  return setContext(KEY, new TableHelp());
}

/** The help of the table, for components on it; drawn on their own, they have none to open. */
export const tableHelp = (): TableHelp => getContext<TableHelp | undefined>(KEY) ?? new TableHelp();

/** The move in preparation: pick a card, choose a target, play, end the turn. */

import { cardsOf, choices, type Choices } from './choices.ts';
import type { MultiSelect, SelectionPurpose } from './multi-select.svelte.ts';
import { settings } from '../base/settings.svelte.ts';
import type { Foresight, TableModel } from './table.ts';
import { actionKey, cellKey, sameAction, type Action } from '../base/protocol/view.ts';
import { stepTo, walks } from './walk-targets.ts';

const SKIP_ACTIONS: ReadonlySet<string> = new Set(['stop', 'leave']);

/** A cell may be any place on the board: a spot, a border. */
export type Target =
  | { cell: string }
  | { seat: number; tool?: string }
  | { goal: number }
  | { treasure: number }
  | { discard: true };

export class Turn {
  readonly table: TableModel;
  #picked = $state<string | null>(null);
  #target = $state.raw<Target | null>(null);
  #ghost = $state.raw<Action | null>(null);
  #sent = $state.raw<Action | null>(null);
  /** End the turn as soon as the sent move is staged. */
  #ends = $state(false);
  /** An input made while a move was pending; it is carried out when that move is answered. */
  #next: (() => void) | null = null;
  #foreseen = $state.raw<{ key: string; foresight: Foresight } | null>(null);

  /** Brought by games in which several cards can go at once. */
  multiSelect = $state.raw<MultiSelect | null>(null);
  /** The selection of several cards, while it is active. */
  activeSelect = $derived.by(() => (this.multiSelect?.isOn ? this.multiSelect : null));
  /** A card of my hand that some legal action uses. */
  picked = $derived.by(() => {
    const card = this.#picked;
    return card !== null && !this.activeSelect && this.#isUsable(card) ? card : null;
  });
  /** The cards that are lifted out of the hand. */
  bag: readonly string[] = $derived(
    this.activeSelect?.bag ?? (this.picked === null ? [] : [this.picked]),
  );
  /** Something is in my hand that can be put back. */
  isHolding = $derived.by(
    () => this.picked !== null || this.activeSelect !== null || this.target !== null,
  );
  /** Quick play: the second tap plays, and ends the turn where nothing else can be done. */
  isQuick = $derived.by(
    () => settings.quick === 'on' || (settings.quick === 'auto' && this.table.state.isAlone),
  );
  /** Where my pawn can walk, by spot. */
  walks = $derived.by(() => walks(this.table.state.view));
  choices: Choices = $derived.by(() => {
    const found = choices(this.table.state.legal, this.picked);
    for (const spot of this.walks.keys()) found.cells.set(spot, [stepTo(spot)]);
    return found;
  });
  /** How many places I can choose among. */
  targets = $derived.by(() => {
    const { cells, seats, goals, treasures } = this.choices;
    return cells.size + seats.size + goals.size + treasures.size;
  });
  /** The skip action: do not walk, or leave a treasure that could be taken. */
  stop: Action | null = $derived.by(
    () => this.choices.others.find((action) => SKIP_ACTIONS.has(action.do)) ?? null,
  );
  /** The picked card can be put away, or several cards can. */
  canDiscard = $derived.by(
    () => this.choices.discard !== null || (this.multiSelect?.isSeveral ?? false),
  );
  /** The actions at the target: other rotations of the card, or other tools. */
  fits: Action[] = $derived.by(() => (this.#target ? this.#at(this.#target) : []));
  /** A card that can do one thing only and needs no target is as good as aimed. */
  #alone: Action | null = $derived.by(() => {
    const [only, ...more] = this.picked === null ? [] : this.choices.others;
    return this.targets + more.length === 0 ? (only ?? null) : null;
  });
  /** The action that Play would stage; null as soon as it is no longer legal. */
  ghost: Action | null = $derived.by(() => {
    if (this.activeSelect) return this.activeSelect.ghost;
    const ghost = this.#ghost;
    return (ghost && this.fits.find((action) => sameAction(action, ghost))) ?? this.#alone;
  });
  /** The shown action was chosen without a target. */
  isAlone = $derived(this.ghost !== null && this.ghost === this.#alone);
  target: Target | null = $derived.by(() => (this.ghost ? this.#target : null));
  foreseen: Foresight | null = $derived.by(() => {
    const known = this.#foreseen;
    return known && this.ghost && known.key === actionKey(this.ghost) ? known.foresight : null;
  });

  /** The action that was sent and not yet answered. */
  sent: Action | null = $derived.by(() =>
    this.table.connection.busy && this.table.state.staged.length === 0 ? this.#sent : null,
  );

  constructor(table: TableModel) {
    this.table = table;
  }

  /** Take a card into the hand; the same one again puts it back. */
  pick(card: string, again = this.bag.includes(card)): void {
    if (this.activeSelect) {
      this.activeSelect.pick(card, again);
      return;
    }
    this.drop();
    if (again) return;
    if (this.table.connection.busy) {
      this.#next = () => {
        if (this.table.state.hand.includes(card)) this.pick(card, false);
      };
      return;
    }
    const waits = this.table.state.staged.length > 0;
    if (!waits && !this.#isUsable(card)) return;
    // Another card instead of the one that waits: it is picked when that one is back.
    this.#picked = card;
    if (waits && !this.#isUsable(card)) this.table.commands.back();
  }

  /** Several cards will be needed; a card that is picked is the first of them. */
  selectSeveral(wanted: SelectionPurpose): void {
    const first = this.picked;
    this.drop();
    if (!this.table.connection.busy) this.multiSelect?.begin(wanted, first);
    else
      this.#next = () => {
        this.selectSeveral(wanted);
      };
  }

  drop(): void {
    this.#picked = this.#next = null;
    this.multiSelect?.end();
    this.#aim(null, null);
  }

  /** The card is held over nothing; it stays picked. */
  unaim(): void {
    this.#aim(null, null);
  }

  /**
   * A tap on a target: hold the card there. The same target again turns the card, or plays it with
   * quick play. False: it does not fit.
   */
  aim(target: Target, wanted: Action | null = null): boolean {
    if (!this.target || !sameTarget(this.target, target)) return this.hold(target, wanted);
    if (this.isQuick) this.play();
    else this.turn();
    return true;
  }

  /** Hold the card where it fits, as it is wanted there if that fits. False: it does not fit. */
  hold(target: Target, wanted: Action | null = null): boolean {
    if ('discard' in target && this.multiSelect?.isSeveral) {
      this.selectSeveral(target);
      return true;
    }
    const fits = this.#at(target);
    const held = this.ghost?.tile?.[1];
    const next =
      fits.find((action) => wanted && sameAction(action, wanted)) ??
      fits.find(({ tile }) => tile?.[1] === held) ??
      fits[0];
    if (!next) return false;
    this.#aim(target, next);
    return true;
  }

  /** The next way it fits there. */
  turn(): void {
    const { ghost, fits } = this;
    if (!ghost || fits.length < 2) return;
    this.#aim(this.#target, fits[(fits.indexOf(ghost) + 1) % fits.length] ?? ghost);
  }

  /** Play the shown action; with quick play that ends the turn. */
  play(): void {
    if (this.ghost) this.choose(this.ghost);
  }

  /** The main button: play the shown action, then end the turn; pressed twice it does both, but skips no walk. */
  proceed(isSecond = false): void {
    if (this.ghost) this.play();
    else if (this.sent) this.#ends = true;
    else if (!this.table.connection.busy && !(isSecond && this.stop)) this.end();
  }

  /** There is something to end: a turn that waits, or a walk. */
  get canEnd(): boolean {
    return this.stop !== null || this.table.state.staged.length > 0;
  }

  /** End the turn; a walk that is still possible is skipped. */
  end(): void {
    if (this.stop) this.table.commands.act([this.stop], true);
    else if (this.canEnd) this.table.commands.end();
  }

  /** The sent move was answered: end the turn if that was requested, else carry out the waiting input. */
  settle(): void {
    if (this.table.connection.busy) return;
    const ends = this.#ends && !this.stop && this.canEnd;
    this.#ends = false;
    if (ends) {
      this.end(); // and go on when that is answered
      return;
    }
    const next = this.#next;
    this.#next = null;
    next?.();
  }

  /** Put the picked card away, at once unless others may go with it. */
  discard(): void {
    if (this.multiSelect?.isSeveral) this.selectSeveral({ discard: true });
    else if (this.choices.discard) this.choose(this.choices.discard);
  }

  /** Do any legal action. */
  choose(action: Action): void {
    this.drop();
    this.#sent = action;
    this.#ends = false;
    this.table.commands.act(this.#parts(action), this.isQuick);
  }

  /** A walk is sent step by step, so that it stops where something happens. */
  #parts(action: Action): Action[] {
    const route = action.to && this.walks.get(cellKey(action.to));
    return route ? route.steps.map(stepTo) : [action];
  }

  #isUsable(card: string): boolean {
    return this.table.state.legal.some((action) => cardsOf(action).includes(card));
  }

  #at(target: Target): Action[] {
    const { cells, seats, goals, treasures, discard } = this.choices;
    if ('cell' in target) return cells.get(target.cell) ?? [];
    if ('goal' in target) return goals.get(target.goal) ?? [];
    if ('treasure' in target) return treasures.get(target.treasure) ?? [];
    if ('discard' in target) return discard ? [discard] : [];
    const actions = seats.get(target.seat) ?? [];
    const { tool } = target;
    return tool === undefined
      ? actions
      : actions.filter((action) => (action.tool ?? tool) === tool);
  }

  #aim(target: Target | null, ghost: Action | null): void {
    this.#target = target;
    this.#ghost = ghost;
    if (ghost) void this.#foresee(ghost);
  }

  async #foresee(ghost: Action): Promise<void> {
    const key = actionKey(ghost);
    try {
      const foresight = await this.table.commands.preview(ghost);
      this.#foreseen = { key, foresight };
    } catch {
      // Without a line there is no foresight, and playing goes on without it.
    }
  }
}

function sameTarget(one: Target, other: Target): boolean {
  if ('seat' in one && 'seat' in other) return one.seat === other.seat && one.tool === other.tool;
  return JSON.stringify(one) === JSON.stringify(other);
}

/** The running game without markup: what of it is shown, and what taps, pulls and questions do. */

import { tick, untrack } from 'svelte';

import { words } from '../base/i18n/index.svelte.ts';
import { pileSize, roleOf } from '../base/protocol/view.ts';
import type { CellTarget } from '../board/a11y/describe.ts';
import type { Point } from '../board/camera/camera.ts';
import { Rotation } from '../board/camera/rotation.svelte.ts';
import { walksIn } from '../board/pawns/walk-motion.ts';
import { cardInfo } from '../games/card-lists.svelte.ts';
import type { Asked, Cards, GameModule } from '../games/contract.ts';
import { fallbackGame, isHere } from '../games/registry.ts';
import { playable } from '../play/choices.ts';
import type { TableModel } from '../play/table.ts';
import type { Turn } from '../play/turn.svelte.ts';
import { keepFocus } from '../ui/restore-focus.ts';
import { Peeked } from './actions/peek.svelte.ts';
import { duePrompt } from './actions/prompt.ts';
import { cellTargets, ghostOf, lastLaid, targetAt, turnKey } from './actions/targets.ts';
import { Asking } from './actions/why-not.svelte.ts';
import { DrawerState } from './drawer/drawer-state.svelte.ts';
import type { Guide } from './guide/guide.svelte.ts';
import { provideHelp } from './help/table-help.svelte.ts';
import { panels } from './lazy.ts';

/** What the rest of the table asks of the board. */
export interface Stage {
  /** The target nearest to a point of the window. */
  nearest: (x: number, y: number) => string | null;
  fit: () => void;
}

const NO_TARGETS: ReadonlyMap<string, CellTarget> = new Map();

/** To be made while a component is set up, for it brings effects and the help of the table. */
export class RunningGameModel {
  readonly #table: () => TableModel;
  readonly #turn: () => Turn;
  readonly rotation: Rotation;
  readonly asking: Asking;
  readonly peeked: Peeked;
  readonly drawer: DrawerState;
  readonly help = provideHelp();

  /** The board, as soon as it is there. */
  stage = $state.raw<Stage>();
  /** Hints, as soon as their part of the page is here. */
  guide = $state.raw<Guide | null>(null);
  /** The list of all legal actions is open. */
  isListing = $state(false);
  /** The key that shows my role is held. */
  isRoleHeld = $state(false);
  /** The cell that a line of the log leads to. */
  jumped = $state<string | null>(null);

  #name = $derived.by(() => this.table.state.info?.config.game ?? 'saboteur');
  cards: Cards = $derived.by(() => cardInfo(this.#name));
  game: GameModule = $derived.by(() => this.cards.game ?? fallbackGame);
  view = $derived.by(() => this.table.state.view);
  /** The game can be drawn. */
  isReady = $derived.by(() => this.cards.game !== undefined || isHere(this.#name));
  #log = $derived.by(() => [...this.table.state.log, ...this.table.state.stagedLog]);
  targets = $derived.by(() => this.#targets());
  walked = $derived.by(() => walksIn(this.table.state.fresh.map(({ event }) => event)));
  last = $derived.by(() => (this.view ? lastLaid(this.#log, this.view) : null));
  myRole = $derived.by(() => {
    const { isSeated, you } = this.table.state;
    return this.view && isSeated ? roleOf(this.view, you) : null;
  });
  layers = $derived.by(() => {
    if (!this.view) return [];
    const whole = { name: '', back: this.game.back, count: pileSize(this.view, 'stock') ?? 0 };
    return this.game.layers?.(this.view) ?? [whole];
  });
  /** What is written in the place of the card that I played, until I draw another. */
  awaited = $derived.by(() => {
    const draws = this.table.state.myTurn && this.layers.some(({ count }) => count > 0);
    return draws ? words.t(this.view?.table.pawn ? 'hand-awaited-walk' : 'hand-awaited') : '';
  });
  /** A hint is shown: nothing was refused, explained or looked at. */
  isHinted = $derived.by(() => {
    const { refusal, wrong } = this.table.state;
    const isFree = this.asking.answer === null && this.peeked.cell === null;
    return Boolean(this.guide?.hint) && isFree && refusal === null && wrong === null;
  });
  /** Nobody sees the hand before the role. */
  isSecret = $derived.by(() => {
    const { isSeated, understood, isStoodIn, isOver } = this.table.state;
    return isSeated && !understood && !isStoodIn && !isOver;
  });
  /** Whatever was explained is over when this changes. */
  #moment = $derived.by(() => {
    const { seq, staged } = this.table.state;
    return [this.turn.bag, this.turn.ghost, seq, staged.length];
  });

  constructor(table: () => TableModel, turn: () => Turn) {
    this.#table = table;
    this.#turn = turn;
    this.asking = new Asking(
      table,
      () => this.game,
      () => this.cards,
    );
    this.rotation = new Rotation(() => ({
      view: this.view,
      table: table().state.code,
      turn: turnKey(table()),
    }));
    this.peeked = new Peeked(table);
    this.drawer = new DrawerState(table);
    this.#follow();
  }

  get table(): TableModel {
    return this.#table();
  }

  get turn(): Turn {
    return this.#turn();
  }

  get rotated(): boolean {
    return this.rotation.turned;
  }

  /**
   * A card that can only be discarded says why at once, and so does any card before my turn. While something
   * else is due, a card says what that is.
   */
  async pick(card: string, again: boolean): Promise<void> {
    const { state } = this.table;
    this.turn.pick(card, again);
    if (state.myTurn && this.turn.picked !== card) {
      if (!again) await this.#tellDue();
      return;
    }
    if (state.isOver || (playable(state.legal).get(card) ?? state.myTurn)) return;
    await tick();
    await this.#askAbout(card);
  }

  /** *Discard* was pressed, and no card is picked. */
  async discardNothing(): Promise<void> {
    const { state } = this.table;
    if (state.isOver || this.turn.isHolding) return;
    if (!state.myTurn) this.asking.tell(words.t('table-why-wait'));
    else if (!(await this.#tellDue()) && this.#isIdle)
      this.asking.tell(words.t('table-discard-first'));
  }

  aimCell(cell: string): void {
    const advised = this.guide?.action ?? this.guide?.kept;
    this.guide?.pick();
    if (this.view) this.turn.aim(targetAt(cell, this.turn.choices, this.view), advised);
  }

  /** A pulled card is over a target, or over none. */
  hover(cell: string | null): void {
    if (!this.view) return;
    if (cell === null) this.turn.unaim();
    else if (ghostOf(this.turn.ghost, this.view)?.cell !== cell) this.aimCell(cell);
  }

  /** A card is pulled over a point of the window. */
  hoverAt(x: number, y: number): void {
    this.hover(this.stage?.nearest(x, y) ?? null);
  }

  /** A pulled card is let go at a point of the window. */
  dropAt(x: number, y: number): void {
    const cell = this.stage?.nearest(x, y) ?? null;
    if (cell !== null) this.hover(cell);
    else
      void panels.fetch().then(({ dropTarget }) => {
        dropTarget.dropAt(x, y, this.turn);
      });
  }

  /** Play the move in preparation, or the hint where there is none; a picked card goes where the hint is. */
  confirm(): void {
    const { hint, kept, ghost } = this.guide ?? {};
    if (hint) this.guide?.play();
    else if (kept && ghost) this.aimCell(ghost.cell);
    else this.turn.play();
  }

  ask(asked: Asked): Promise<void> {
    return this.asking.ask(asked, this.turn.picked);
  }

  whyPicked(): void {
    if (this.turn.picked !== null) void this.#askAbout(this.turn.picked);
  }

  /** A card or a piece on the board explains itself; an empty cell says why nothing can be played there. */
  async explainCell(cell: string, at: Point): Promise<void> {
    const { subject } = await panels.fetch();
    const { view, game, cards } = this;
    const lying = view && subject.onBoard(cell, { view, game, cards }, at);
    if (lying) this.help.open(lying);
    else await this.ask({ cell });
  }

  /** What was explained, shown or refused has been read. */
  clear(): void {
    this.asking.clear();
    this.peeked.close();
    this.table.state.clearErrors();
  }

  jump(cell: string): void {
    this.jumped = null;
    requestAnimationFrame(() => {
      this.jumped = cell;
    });
  }

  /** Nothing is on its way, waits or is gathered. */
  get #isIdle(): boolean {
    const { state, connection } = this.table;
    const isFree = this.turn.activeSelect === null && !connection.busy;
    return isFree && state.staged.length === 0 && state.legal.length > 0;
  }

  /** Say what has to be done before a card can be picked; false: nothing. */
  async #tellDue(): Promise<boolean> {
    await tick();
    const due = this.#isIdle ? duePrompt(this.turn, words) : null;
    if (due !== null) this.asking.tell(due);
    return due !== null;
  }

  #askAbout(card: string): Promise<void> {
    return this.asking.ask({ card }, card);
  }

  #targets(): ReadonlyMap<string, CellTarget> {
    if (!this.view) return NO_TARGETS;
    const hinted = this.guide?.choices;
    return cellTargets(hinted ?? this.turn.choices, this.view, Boolean(hinted));
  }

  #follow(): void {
    // What was explained is over when something else is picked or aimed at.
    $effect(() => {
      if (this.#moment.length > 0) this.asking.clear();
      void keepFocus(); // the button that was pressed may be gone
    });

    // Places, sides and cards are named as they are seen.
    $effect(() => {
      words.see(this.rotated, this.game.says);
      return () => {
        words.see(false);
      };
    });
    $effect(() => {
      if (!this.table.connection.busy)
        untrack(() => {
          this.turn.settle();
        });
    });
    $effect(() => this.peeked.watch());
    $effect.pre(() => {
      this.turn.multiSelect = this.game.multiSelect?.(this.table) ?? null;
    });
  }
}

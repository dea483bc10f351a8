/** Hints for my turn: whether I get them, which one is shown, and playing it. */

import { setGuided, type Standing, standingOf } from '../../base/guided-games.ts';
import type { HintInfo } from '../../base/protocol/protocol.gen.ts';
import { type Settings, settings } from '../../base/settings.svelte.ts';
import { type Action, sameAction } from '../../base/protocol/view.ts';
import type { Ghost } from '../../board/a11y/describe.ts';
import { cardsOf, type Choices, choices } from '../../play/choices.ts';
import type { TableModel } from '../../play/table.ts';
import type { Turn } from '../../play/turn.svelte.ts';
import { stepTo } from '../../play/walk-targets.ts';
import { ghostOf } from '../actions/targets.ts';

export class Guide {
  readonly #table: () => TableModel;
  readonly #turn: () => Turn;
  /** Whether there are hints in this game; undefined: that is asked. */
  #chosen = $state<boolean | undefined>(false);
  #game = '';
  #hints = $state.raw<HintInfo[]>([]);
  #index = $state(0);
  /** The hint that is read aloud: the first one of a turn, and each one that I ask for. */
  announced = $state.raw<HintInfo | null>(null);
  /** The moment that the hints are for, or are asked for. */
  #moment = '';
  /** What this page told the server of my hints; null: nothing on this connection. */
  #told: boolean | null = null;
  /** The server has said the same. */
  #isConfirmed = false;

  /** Other people play here: they see who gets hints, so nobody gets them unasked. */
  hasOthers = $derived.by(() => {
    const { info, you } = this.#table().state;
    return info?.seats.some(({ kind }, seat) => kind === 'person' && seat !== you) ?? false;
  });
  /** I play in a game that can be guided. */
  #isPlaying = $derived.by(() => {
    const { info, isSeated, isStoodIn } = this.#table().state;
    return info?.status === 'playing' && isSeated && !isStoodIn;
  });
  isOn = $derived.by(() => this.#isPlaying && this.#chosen === true);
  /** Hints would be shown to the others too: I am asked first. */
  isOffered = $derived.by(() => this.#isPlaying && this.#chosen === undefined);
  /** What I could do next. */
  #advised = $derived.by(() => {
    const { myTurn, legal } = this.#table().state;
    const hint = this.#hints[this.#index];
    const isLegal = hint && legal.some((action) => sameAction(action, hint.action));
    const canGo = hint?.to === '' || this.#turn().walks.has(hint?.to ?? '');
    return this.isOn && myTurn && isLegal && canGo ? hint : null;
  });
  /** The hint that is shown; none while I do something myself. */
  hint = $derived.by(() => {
    const { isHolding, ghost, sent } = this.#turn();
    return isHolding || ghost !== null || sent !== null ? null : this.#advised;
  });
  /** The action of the hint whose card I picked myself, until I aim: its target stays marked. */
  kept: Action | null = $derived.by(() => {
    const { picked, ghost } = this.#turn();
    const action = this.#advised && wholeAction(this.#advised);
    const cards = action && action.do !== 'discard' ? cardsOf(action) : [];
    return picked !== null && ghost === null && cards.includes(picked) ? action : null;
  });
  hasOther = $derived(this.#hints.length > 1);
  /** The action of the hint; of a walk, where it ends. */
  action: Action | null = $derived.by(() => this.hint && wholeAction(this.hint));
  /** The cards that the hint takes out of the hand. */
  cards: readonly string[] = $derived.by(() => (this.action ? cardsOf(this.action) : []));
  /** The card that the hint plays alone. */
  #card = $derived(this.cards.length === 1 ? (this.cards[0] ?? null) : null);
  /** The hint puts cards away: neither the board nor a seat is meant. */
  isDiscard = $derived(this.action?.do === 'discard');
  /** What can be done with that card; null: the hint leaves the board as it is. */
  choices: Choices | null = $derived.by(() =>
    this.#card === null || this.isDiscard ? null : choices(this.#table().state.legal, this.#card),
  );
  /** Where the hint shows on the board; a card that I hold does not lie there yet. */
  ghost: Ghost | null = $derived.by(() => {
    const { view } = this.#table().state;
    const ghost = view && ghostOf(this.action ?? this.kept, view);
    if (!ghost) return null;
    return this.action ? { ...ghost, isHint: true } : { cell: ghost.cell, isHint: true };
  });

  constructor(table: () => TableModel, turn: () => Turn) {
    this.#table = table;
    this.#turn = turn;
  }

  /** Begin a game: are there hints in it? To be called in an effect. */
  enter(): void {
    const { info, isSeated } = this.#table().state;
    if (info?.status !== 'playing' || !isSeated) return;
    const id = `${info.code} ${info.number}`;
    if (id === this.#game) return;
    this.#game = id;
    const standing = standingOf(info.config.game, id);
    this.#chosen = wanted(settings.guided, standing, this.hasOthers);
    if (standing === 'first' && settings.guided === 'auto' && !this.hasOthers) this.set(true);
  }

  /** Switch the hints of this game on or off; everybody at the table sees it. */
  set(on: boolean): void {
    const { info } = this.#table().state;
    this.#chosen = on;
    if (info) setGuided(info.config.game, `${info.code} ${info.number}`, on);
    this.#moment = '';
  }

  /**
   * The server knows whether I get hints. To be called in an effect.
   *
   * What I choose here is told once; what the server says afterwards was chosen on another page of
   * this seat and holds here, too.
   */
  report(): void {
    const { state, connection } = this.#table();
    const mine = state.info?.seats[state.you];
    if (connection.link !== 'open') this.#told = null;
    else if (mine && this.#isPlaying) this.#agree(mine.learner);
  }

  #agree(learner: boolean): void {
    if (this.#told !== this.isOn) {
      this.#told = this.isOn;
      this.#isConfirmed = false;
      if (learner !== this.isOn) this.#table().commands.guide(this.isOn);
    } else if (this.#isConfirmed && learner !== this.#told) {
      this.#chosen = this.#told = learner;
    }
    this.#isConfirmed ||= learner === this.#told;
  }

  /** Ask for hints at every new decision of mine. To be called in an effect. */
  follow(): void {
    const { state, connection } = this.#table();
    if (!this.isOn || !state.myTurn || state.legal.length === 0 || connection.busy) return;
    if (this.hasOthers && state.info?.seats[state.you]?.learner !== true) return;
    const moment = `${state.number} ${state.seq} ${state.staged.length}`;
    if (moment === this.#moment) return;
    this.#moment = moment;
    this.#hints = [];
    this.#index = 0;
    this.announced = null;
    void this.#ask(moment);
  }

  async #ask(moment: string): Promise<void> {
    try {
      const hints = await this.#table().commands.hint();
      if (moment !== this.#moment) return;
      this.#hints = hints;
      this.announced = hints[0] ?? null;
    } catch {
      // Without hints a game goes on as any other; they are asked for again at the next decision.
    }
  }

  /** A target of the hint was tapped: its card is picked, so that the turn knows the target. */
  pick(): void {
    if (this.#card !== null) this.#turn().pick(this.#card, false);
  }

  /** Show the next hint; after the last one the first. */
  another(): void {
    this.#index = (this.#index + 1) % Math.max(1, this.#hints.length);
    this.announced = this.#hints[this.#index] ?? null;
  }

  play(): void {
    if (this.action) this.#turn().choose(this.action);
  }
}

/** Whether there are hints in a game; undefined: that is asked first, for everybody would see it. */
export function wanted(
  mode: Settings['guided'],
  standing: Standing,
  hasOthers: boolean,
): boolean | undefined {
  if (mode === 'off' || standing === 'off') return false;
  if (mode === 'on' || standing === 'on') return true;
  if (standing === 'later') return false;
  return hasOthers ? undefined : true;
}

export const wholeAction = ({ action, to }: HintInfo): Action => (to === '' ? action : stepTo(to));

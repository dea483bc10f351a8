// Which way the board lies: the better of its two turns (CAM-3), unless a hand has chosen.

import { untrack } from 'svelte';

import { portrait } from '../../base/media.svelte.ts';
import type { View } from '../../base/protocol/view.ts';
import { occupied } from '../extent.ts';
import { wholeScale } from './camera-plan.ts';
import type { Size } from './camera.ts';
import { keepTurn, turnKept } from './saved-turn.ts';

/** What the choice depends on. */
export interface Lying {
  readonly view: View | null;
  /** A choice by hand is stored under this name. */
  readonly table: string;
  readonly targets?: Iterable<string>;
  /** It changes when a turn begins: within one the board never turns by itself. */
  readonly turn: string;
}

/** The other turn must be so much better, so that the board does not go back and forth. */
const BETTER = 1.06;
/** A stage whose width has changed by more than this share is on another screen; bands take height only. */
const OTHER = 0.02;

/** How large cards can be with everything in sight. */
export function cardScale(
  view: View,
  targets: Iterable<string>,
  turned: boolean,
  stage: Size,
): number {
  const places = { laid: occupied(view), targets: [...targets], byLadder: [] };
  return wholeScale({ ...places, figure: null, newest: null, fine: false, turned }, stage);
}

/** Before the page is laid out: roughly what is left beside hand and seats. */
function guessedStage(): Size {
  const [width, height] = [innerWidth, innerHeight];
  if (height <= 500 && width > height) return { width: width * 0.54, height };
  if (width < 1200) return { width, height: height * 0.54 };
  return { width: width - 556, height: height - 208 };
}

export class Rotation {
  #lying: () => Lying;
  /** The table, on a screen that is higher than wide or on a wide one. */
  #where = $derived.by(() => `${this.#lying().table}/${portrait.current ? 'upright' : 'wide'}`);
  #chosen = $state.raw<Readonly<Record<string, boolean>>>({});
  #byHand = $derived.by(() => this.#chosen[this.#where] ?? turnKept(this.#where));
  #better = $state(false);
  /**
   * The stage in either turn: the hand may take more room in one of them. Lines above the board and
   * hints come and go, so its greatest height counts: they never turn the board.
   */
  #stages = { upright: guessedStage(), turned: guessedStage() };
  #decided: { turn: string; stage: Size } | null = null;
  #isGuess = true;

  constructor(lying: () => Lying) {
    this.#lying = lying;
    $effect.pre(() => {
      const now = lying();
      untrack(() => {
        this.#consider(now);
      });
    });
  }

  get turned(): boolean {
    return this.#byHand ?? this.#better;
  }

  /** Turned by hand: that stays, at this table and on a screen of this orientation. */
  toggle(): void {
    const turned = !this.turned;
    this.#chosen = { ...this.#chosen, [this.#where]: turned };
    keepTurn(this.#where, turned);
  }

  /** The stage has this size now. */
  measure(stage: Size): void {
    if (stage.width === 0 || stage.height === 0) return;
    const other = this.#isGuess || (this.#decided !== null && isOther(this.#decided.stage, stage));
    this.#isGuess = false;
    if (other) this.#stages = { upright: stage, turned: stage };
    else this.#heighten(this.turned ? 'turned' : 'upright', stage);
    if (other) this.#decided = null;
    this.#consider(this.#lying());
  }

  #heighten(turn: 'upright' | 'turned', { width, height }: Size): void {
    this.#stages[turn] = { width, height: Math.max(height, this.#stages[turn].height) };
  }

  #consider({ view, targets = [], turn }: Lying): void {
    if (!view || this.#decided?.turn === turn) return;
    const first = this.#decided === null;
    const cells = [...targets];
    const upright = cardScale(view, cells, false, this.#stages.upright);
    const turned = cardScale(view, cells, true, this.#stages.turned);
    const [now, then] = this.#better ? [turned, upright] : [upright, turned];
    if (then > now * (first ? 1 : BETTER)) this.#better = !this.#better;
    this.#decided = { turn, stage: this.#stages[this.#better ? 'turned' : 'upright'] };
  }
}

const isOther = (before: Size, now: Size): boolean =>
  Math.abs(now.width / before.width - 1) > OTHER;

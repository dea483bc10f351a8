// Moves the camera as the rules of docs/camera.md ask for, until a hand takes it.

import { untrack } from 'svelte';

import { actor, type View } from '../../base/protocol/view.ts';
import { occupied, standsAt, untouchedCorners } from '../extent.ts';
import { type Box, boxOfCells, type Camera, contains, fit, reveal, sight } from './camera.ts';
import { AIR, type Plan, planCamera, type Subjects, wholeBox } from './camera-plan.ts';
import type { Stage } from './stage.svelte.ts';

/** The contents of the board that the camera considers. */
export interface Sights {
  readonly view: View;
  readonly targets: readonly string[];
  /** Targets of a card that a hint proposes: to be seen, not to be hit. */
  readonly hinted: readonly string[];
  readonly byLadder: readonly string[];
  /** The figure that I move, or mine. */
  readonly figure: string | null;
  readonly last: string | null;
  readonly rotated: boolean;
  readonly still: boolean;
  /** Several targets lie on one card. */
  readonly fine: boolean;
}

/** Differences in size that nobody sees move nothing. */
const SAME = 0.02;

export class Eye {
  readonly #stage: Stage;
  readonly #sights: () => Sights;
  #turned = false;
  #wasMyTurn = false;
  #aimed = '';

  #subjects: Subjects = $derived.by(() => {
    const { view, last, rotated, ...rest } = this.#sights();
    const { targets, hinted, byLadder, figure, fine } = rest;
    const isLit = targets.length + hinted.length > 0;
    const laid = [...occupied(view), ...hinted, ...(isLit ? [] : untouchedCorners(view))];
    return { laid, targets, byLadder, figure, newest: last, fine, turned: rotated };
  });
  plan: Plan = $derived.by(() => planCamera(this.#subjects, this.#stage.size));
  /** Goals and everything laid; before the first card all of a printed board. */
  mine: Box = $derived.by(() => wholeBox({ ...this.#subjects, targets: [] }));
  fitted: Camera = $derived.by(() => fit(this.mine, this.#stage.size));
  byLadder: readonly string[] = $derived.by(() => this.#subjects.byLadder);
  /** Nothing may lie over these (CAM-9): figures of mine, lit targets, goals, the newest card. */
  protectedPlaces: readonly string[] = $derived.by(() => {
    const { targets, figure, newest } = this.#subjects;
    const { view, hinted } = this.#sights();
    const own = standsAt(view);
    return [figure, own, newest, ...targets, ...hinted, ...view.table.board.covered].filter(
      (place) => place !== null,
    );
  });

  constructor(stage: Stage, sights: () => Sights) {
    this.#stage = stage;
    this.#sights = sights;
    $effect(() => {
      const [plan, now] = [this.plan, sights()];
      untrack(() => {
        this.#follow(plan, now);
      });
    });
  }

  /** Can all of it be seen, or in a moment? */
  sees(box: Box): boolean {
    const { heading, size } = this.#stage;
    return contains(sight(heading, size, this.plan.rims), box);
  }

  /** Back to what the rules show. */
  goHome(): void {
    this.#stage.free = false;
    this.#stage.moveTo(this.plan.camera);
  }

  /** All of the mine, even if its targets become small. */
  showAll(): void {
    this.#stage.free = this.plan.rims.top > 0;
    this.#stage.moveTo(fit(this.plan.whole, this.#stage.size));
  }

  /** Bring places into sight with the least movement. */
  showPlaces(places: readonly string[]): void {
    const box = boxOfCells(places, this.#sights().rotated, AIR);
    if (!box || this.sees(box)) return;
    const { heading, size } = this.#stage;
    this.#stage.free = true;
    this.#stage.moveTo(reveal(heading, box, size, this.plan.rims));
  }

  #follow(plan: Plan, now: Sights): void {
    const stage = this.#stage;
    const isOther = now.rotated !== this.#turned;
    this.#turned = now.rotated;
    if (this.#calls(now) && !this.#isWellSeen(plan)) stage.free = false;
    if (isOther) stage.free = false;
    if (stage.free) return;
    const isCalm = stage.isSettled && !isOther && !now.still;
    if (isCalm && this.#isWellSeen(plan) && this.#isLarge(plan.camera)) return;
    stage.moveTo(plan.camera);
  }

  /** My turn has begun, or other targets are lit: they must be in sight, whoever moved the camera. */
  #calls({ view, targets }: Sights): boolean {
    const isMine = view.seat >= 0 && actor(view) === view.seat;
    const begins = isMine && !this.#wasMyTurn;
    const aimed = targets.join(' ');
    const lights = aimed !== this.#aimed && targets.length > 0;
    this.#wasMyTurn = isMine;
    this.#aimed = aimed;
    return begins || lights;
  }

  #isWellSeen({ box, rims }: Plan): boolean {
    const { heading, size } = this.#stage;
    return contains(sight(heading, size, rims), box);
  }

  #isLarge({ scale }: Camera): boolean {
    return Math.abs(this.#stage.heading.scale / scale - 1) <= SAME;
  }
}

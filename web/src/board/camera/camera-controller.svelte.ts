// Computes the target of the camera. It stays in place as long as everything is visible.

import { untrack } from 'svelte';

import { coarse } from '../../base/media.svelte.ts';
import type { View } from '../../base/protocol/view.ts';
import {
  type Box,
  boxAround,
  boxOfCells,
  type Camera,
  closeUp,
  contains,
  fitAbove,
  isTiny,
  revealAbove,
  sightAbove,
  SMALLEST_CELL,
  SMALLEST_FOR_MOUSE,
} from './camera.ts';
import type { Cards } from '../../art/cards/card.ts';
import { occupied, withinReach } from '../extent.ts';
import type { Stage } from './stage.svelte.ts';

/** The contents of the board that the camera considers. */
export interface Sights {
  readonly view: View;
  readonly cards: Cards;
  readonly targets: Iterable<string>;
  readonly last: string | null;
  readonly rotated: boolean;
  /** Pixels below that are kept free. */
  readonly foot: number;
  readonly still: boolean;
  /** Some targets are smaller than a cell, and see to it that they can be hit. */
  readonly fine: boolean;
}

const NOTHING: Box = { x: 0, y: 0, width: 66, height: 102 };
/** Units around a card that has to be seen. */
const RIM = 6;
/** A mine that became this much smaller is worth a closer look. */
const SHRUNK = 0.8;

export class Eye {
  readonly #stage: Stage;
  readonly #sights: () => Sights;
  #turned = false;
  #wasHome = false;

  mine: Box = $derived.by(() => {
    const { view, rotated } = this.#sights();
    const { width, height } = this.#stage.size;
    // Little room is spent on rock when there is little.
    return boxOfCells(occupied(view), rotated, width < 500 || height < 350 ? 8 : 26) ?? NOTHING;
  });
  /** The area that must be visible at rest. */
  #laid: Box = $derived.by(() => {
    const { view, rotated } = this.#sights();
    return boxOfCells(occupied(view), rotated, RIM) ?? NOTHING;
  });
  aims: Box | null = $derived.by(() => {
    const { targets, rotated } = this.#sights();
    return boxOfCells(targets, rotated, RIM);
  });
  /** Pawns and tokens are smaller than cards. */
  #smallest = $derived.by(() =>
    coarse.current || this.#sights().view.table.pawn ? SMALLEST_CELL : SMALLEST_FOR_MOUSE,
  );
  /** The mine with the places where it can go on, unless they would make it too small. */
  #reach: Box = $derived.by(() => {
    const { view, cards, rotated, foot, still } = this.#sights();
    const box = still ? null : boxOfCells(withinReach(view, cards), rotated, RIM);
    const all = boxAround(box ? [box, this.mine] : [this.mine]) ?? this.mine;
    return isTiny(fitAbove(all, this.#stage.size, foot), this.#smallest) ? this.mine : all;
  });
  fitted: Camera = $derived.by(() => fitAbove(this.#reach, this.#stage.size, this.#sights().foot));
  tiny: boolean = $derived.by(() => isTiny(this.fitted, this.#smallest) && !this.#sights().still);
  /** Of a mine that is too large, where something happens. */
  #live: Box | null = $derived.by(() => {
    const { view, last, rotated } = this.#sights();
    const laid = Object.keys(view.table.board.tiles);
    return this.tiny ? boxOfCells([...laid.slice(-3), last ?? laid[0] ?? ''], rotated, 60) : null;
  });
  #home: Camera = $derived.by(() =>
    this.#live ? closeUp(this.#live, this.#stage.size) : this.fitted,
  );

  constructor(stage: Stage, sights: () => Sights) {
    this.#stage = stage;
    this.#sights = sights;
    $effect(() => {
      const [home, box, now] = [this.#home, this.#live ?? this.#laid, sights()];
      untrack(() => {
        this.#follow(home, box, now);
      });
    });
    $effect(() => {
      const [box, { fine }] = [this.aims, sights(), this.#home];
      if (box && !fine)
        untrack(() => {
          this.show(box);
        });
    });
  }

  /** Can all of it be seen, or in a moment? */
  sees(box: Box): boolean {
    const { heading, size } = this.#stage;
    return contains(sightAbove(heading, size, this.#sights().foot), box);
  }

  /** Bring a box into sight with the least movement. */
  show(box: Box): void {
    if (this.sees(box)) return;
    const { heading, size } = this.#stage;
    const { foot } = this.#sights();
    this.#stage.moveTo(revealAbove(heading, box, size, { foot, smallest: this.#smallest }));
  }

  /** Back to all of it. */
  goHome(): void {
    this.#stage.free = false;
    this.#stage.moveTo(this.fitted);
  }

  showCell(cell: string): void {
    const box = boxOfCells([cell], this.#sights().rotated, RIM);
    if (!box || this.sees(box)) return;
    this.#stage.free = true;
    this.show(box);
  }

  /** Targets that are smaller than a cell lead the eye themselves, once it has been home. */
  #follow(home: Camera, box: Box, { rotated, still, fine }: Sights): void {
    const stage = this.#stage;
    const isOther = rotated !== this.#turned;
    this.#turned = rotated;
    if (isOther) stage.free = false;
    if (stage.free || (fine && this.#wasHome && !isOther)) return;
    this.#wasHome = stage.size.width > 0;
    const isCalm = stage.isSettled && !isOther && !still;
    if (isCalm && this.sees(box) && stage.heading.scale > home.scale * SHRUNK) return;
    stage.moveTo(home);
  }
}

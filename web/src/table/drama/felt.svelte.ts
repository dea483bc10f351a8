// What was just done to me stays on my seat for a few seconds.

import { type Done, doneToMe, type Me } from '../../play/done-to-me.ts';
import { deadEnds } from '../../play/event-sounds.ts';
import { subscribeToNews, type News } from '../../play/table-news.ts';
import type { TableModel } from '../../play/table.ts';
import { vibrate } from './vibration.ts';

/** Milliseconds for which it is shown. */
export const LONG = 4000;

export class Felt {
  done = $state.raw<Done | null>(null);
  #timer = 0;

  constructor(
    private readonly table: () => TableModel,
    private readonly me: () => Me,
    private readonly faceOf: (card: string) => string,
  ) {}

  /** Start listening; returns the function that stops it. */
  watch(): () => void {
    const stop = subscribeToNews(this.table(), (news) => {
      this.hear(news);
    });
    return () => {
      stop();
      this.#forget();
    };
  }

  hear({ fresh, log }: Pick<News, 'fresh' | 'log'>): void {
    if (fresh.some(({ event }) => event.did === 'roundbegan')) this.#forget();
    const done = this.table().state.isSeated ? doneToMe(fresh, log, this.me()) : null;
    if (done) this.#show(done);
    else if (fresh.some(({ event }) => FALLS.has(event.did))) vibrate('rock');
    else if (deadEnds(fresh, this.faceOf)) vibrate('thud');
  }

  #show(done: Done): void {
    this.#forget();
    this.done = done;
    vibrate(done.isHarm ? 'harm' : 'kind');
    this.#timer = window.setTimeout(() => {
      this.#forget();
    }, LONG);
  }

  #forget(): void {
    clearTimeout(this.#timer);
    this.done = null;
  }
}

/** Events in which rock falls, earth gives way, or a storm washes something away. */
const FALLS: ReadonlySet<string> = new Set(['fell', 'collapsed', 'stormed']);

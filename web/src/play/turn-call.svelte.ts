/** Calls me when the table waits for me: by title, badge and sound, and by a notification when the page is hidden. */

import { untrack } from 'svelte';

import { notify, setBadge } from '../base/notification.ts';
import { play } from '../base/sound/sound.ts';
import { words } from '../base/i18n/index.svelte.ts';
import { TurnBell } from './event-sounds.ts';
import type { TableModel } from './table.ts';

export class TurnCall {
  readonly #table: TableModel;
  readonly #bell = new TurnBell();
  #status = '';
  #isHidden = $state(document.hidden);
  /** The game began while nobody looked at this page. */
  #hasBegun = $state(false);
  #withdraw: () => void = () => undefined;

  /** Why I am called, as a key of the catalogue; '': I am not. */
  reason = $derived.by(() => {
    if (this.#table.state.myTurn) return 'call-turn';
    return this.#hasBegun ? 'call-begins' : '';
  });

  constructor(table: TableModel) {
    this.#table = table;
  }

  /** "● Your turn – Saboteur" while I am called. */
  title(otherwise: string): string {
    const game = this.#table.state.info?.config.game ?? '';
    return this.reason === ''
      ? otherwise
      : `● ${words.t(this.reason)} – ${words.t(`game-${game}`)}`;
  }

  /** Start calling; returns the function that ends it. */
  watch(): () => void {
    return $effect.root(() => {
      this.#follow();
    });
  }

  #follow(): void {
    const look = (): void => {
      this.#isHidden = document.hidden;
    };
    $effect(() => {
      document.addEventListener('visibilitychange', look);
      return () => {
        document.removeEventListener('visibilitychange', look);
        setBadge(false);
        this.#withdraw();
      };
    });
    $effect(() => {
      const status = this.#table.state.info?.status ?? '';
      untrack(() => {
        this.#began(status);
      });
    });
    $effect(() => {
      if (!this.#isHidden) this.#hasBegun = false;
    });
    $effect(() => {
      setBadge(this.reason !== '');
    });
    $effect(() => {
      const { myTurn } = this.#table.state;
      untrack(() => {
        this.#heed(myTurn);
      });
    });
    $effect(() => {
      if (this.reason === '' || !this.#isHidden) this.#withdraw();
    });
  }

  #began(status: string): void {
    const begins = this.#status === 'filling' && status === 'playing';
    this.#status = status;
    if (!begins || !this.#table.state.isSeated || !this.#isHidden) return;
    this.#hasBegun = true;
    if (!this.#table.state.myTurn) {
      play('turn');
      this.#show('call-begins');
    }
  }

  #heed(myTurn: boolean): void {
    if (!this.#bell.hear({ myTurn })) return;
    play('turn');
    if (this.#isHidden) this.#show('call-turn');
  }

  #show(reason: string): void {
    const { code, info } = this.#table.state;
    const game = words.t(`game-${info?.config.game ?? ''}`);
    this.#withdraw();
    this.#withdraw = notify(
      `${words.t(reason)} – ${game}`,
      words.t('call-body'),
      `undermine-${code}`,
    );
  }
}

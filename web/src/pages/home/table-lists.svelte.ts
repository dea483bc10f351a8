import { listed, mine } from '../../base/net/api';
import type { Brief } from '../../base/protocol/protocol.gen';
import { myTables } from '../../base/saved-seats';

const EVERY = 20_000;

/** The tables of this browser and those that strangers may join, fetched again and again. */
export class TableLists {
  mine = $state.raw<readonly Brief[] | null>(null);
  listed = $state.raw<readonly Brief[] | null>(null);
  failed = $state(false);

  /** Those that wait for me first, then what goes on, then what fills. */
  readonly going = $derived(
    (this.mine ?? [])
      .filter(({ status }) => status !== 'over')
      .toSorted((one, other) => rank(one) - rank(other) || other.touched - one.touched),
  );
  readonly over = $derived((this.mine ?? []).filter(({ status }) => status === 'over'));
  /** Tables of others with a free seat. */
  readonly others = $derived(
    (this.listed ?? []).filter(({ code }) => !this.mine?.some((brief) => brief.code === code)),
  );

  /** Keeps the lists fresh while the page is in sight; call the answer to stop. */
  watch(): () => void {
    const look = (): void => {
      if (document.visibilityState === 'visible') void this.fetch();
    };
    const timer = setInterval(look, EVERY);
    document.addEventListener('visibilitychange', look);
    void this.fetch();
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }

  async fetch(): Promise<void> {
    try {
      const [own, open] = await Promise.all([myTables().length ? mine() : [], listed()]);
      this.mine = own;
      this.listed = open;
      this.failed = false;
    } catch {
      this.failed = true;
    }
  }
}

function rank(brief: Brief): number {
  if (brief.status === 'filling') return 2;
  return brief.turn === brief.you ? 0 : 1;
}

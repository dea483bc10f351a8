/** A table as the server told it. Every message brings new values; nothing is worked out here. */

import { lines, merged, StagedLog, type LogLine } from './log.ts';
import type {
  Ballot,
  Clock,
  Digest,
  Moved,
  Notice,
  Said,
  Staged,
  Sync,
  TableInfo,
  Voting,
  What,
  Why,
} from '../base/protocol/protocol.gen.ts';
import { isMuted } from '../base/settings.svelte.ts';
import { actor, handOf, SPECTATOR, TABLE, type Action, type View } from '../base/protocol/view.ts';
import { words } from '../base/i18n/index.svelte.ts';

export interface RunningClock {
  seat: number;
  /** By `performance.now()`. */
  ends: number;
  /** Milliseconds. */
  of: number;
}

/** A rule, and what fills its sentence. */
export interface Reasoned {
  rule: string;
  args: Record<string, unknown>;
}

/** So much talk is kept. */
const TALK = 200;
/** After these the seat is no longer that person's. */
const LEAVINGS: readonly What[] = ['handover', 'kicked', 'left'];

export class Told {
  readonly code: string;

  info = $state.raw<TableInfo | null>(null);
  you = $state(SPECTATOR);
  seq = $state(-1);
  view = $state.raw<View | null>(null);
  legal = $state.raw<Action[]>([]);
  calls = $state.raw<Action[]>([]);
  staged = $state.raw<Action[]>([]);
  log = $state.raw<LogLine[]>([]);
  stagedLog = $state.raw<LogLine[]>([]);
  /** What the last message brought. */
  fresh = $state.raw<LogLine[]>([]);
  clock = $state.raw<RunningClock | null>(null);
  ballot = $state.raw<Ballot | null>(null);
  /** How the last vote ended. */
  outcome = $state<Voting['outcome']>('');
  said = $state.raw<Said[]>([]);
  /** Lines of the log that are about seats. */
  notices = $state.raw<Notice[]>([]);
  /** What was decided in my name while I was not here. */
  digest = $state.raw<Digest | null>(null);
  /** I ask for a seat as this applicant. */
  applicant = $state<number | null>(null);
  /** Since when the table has waited for whoever decides, by `performance.now()`. */
  waitingSince = $state<number | null>(null);
  understood = $state(true);
  refusal = $state.raw<(Reasoned & { action: Action | null }) | null>(null);
  wrong = $state.raw<{ why: Why; detail: string } | null>(null);

  names = $derived(
    (this.info?.seats ?? []).map(({ name }, seat) => name || words.t('seat', { seat: seat + 1 })),
  );
  isSeated = $derived(this.you >= 0);
  isHost = $derived(this.info?.seats[this.you]?.host ?? false);
  isPaused = $derived(this.info?.paused ?? false);
  isOver = $derived(this.info?.status === 'over');
  /** A bot plays for me until I take my seat back. */
  isStoodIn = $derived.by(() => {
    const seat = this.info?.seats[this.you];
    return seat?.kind === 'person' && seat.bot !== '';
  });
  /** Who decides: a seat; the host for the whole table. */
  actor = $derived.by(() => {
    const decides = this.view ? actor(this.view) : SPECTATOR;
    return decides === TABLE ? (this.info?.seats.findIndex(({ host }) => host) ?? TABLE) : decides;
  });
  /** I decide, or my turn only waits to be ended. */
  myTurn = $derived(
    this.info?.status === 'playing' &&
      this.isSeated &&
      !this.isPaused &&
      !this.isStoodIn &&
      (this.staged.length > 0 || this.actor === this.you),
  );
  hand = $derived(this.view && this.isSeated ? handOf(this.view, this.you) : []);
  heard = $derived(this.said.filter((line) => !isMuted(this.code, line.seat, this.speaker(line))));

  /** Which game at this table `seq` belongs to; 0: none was told yet. */
  protected number = 0;
  readonly #mine = new StagedLog();

  constructor(code: string) {
    this.code = code;
  }

  /** Everything is new; the log is what I had and what came. */
  protected adopt(sync: Sync): void {
    const goesOn = this.number === sync.table.number;
    const come = lines(sync.log);
    const news = goesOn ? come.filter(({ seq }) => seq > this.seq) : [];
    const waits = goesOn && sync.seq === this.seq && sync.staged.length > 0;
    this.fresh = waits ? [] : this.#mine.stored(news);
    this.#mine.staged(sync.staged.length, []);
    this.stagedLog = this.#mine.lines;
    this.log = goesOn ? merged(this.log, come) : come;
    this.number = sync.table.number;
    this.learn(sync.table);
    this.you = sync.you;
    this.seq = sync.seq;
    this.show(sync.view, sync.legal, sync.staged);
    this.calls = sync.calls;
    this.ballot = sync.ballot;
    this.said = sync.said;
    this.notices = sync.notices;
    this.digest = sync.digest;
    this.understood = sync.understood;
    this.refusal = null;
    this.setClock(sync.clock);
  }

  /** The game went on; false if something between is missing. */
  protected advance(moved: Moved): boolean {
    if (moved.since !== this.seq) return false;
    const come = lines(moved.log);
    this.seq = moved.seq;
    this.log = merged(this.log, come);
    this.fresh = this.#mine.stored(come);
    this.stagedLog = [];
    this.show(moved.view, moved.legal, []);
    this.calls = moved.calls;
    this.refusal = null;
    if (come.some(({ event }) => event.did === 'roundbegan')) this.understood = !this.isSeated;
    this.setClock(moved.clock);
    this.waitingSince = performance.now();
    return true;
  }

  /** My staged actions are these now; false if they belong to another moment. */
  protected stage(staged: Staged): boolean {
    if (staged.seq !== this.seq) return false;
    this.fresh = this.#mine.staged(staged.staged.length, lines(staged.log));
    this.stagedLog = this.#mine.lines;
    this.show(staged.view, staged.legal, staged.staged);
    return true;
  }

  private show(view: View | null, legal: Action[], staged: Action[]): void {
    this.view = view;
    this.legal = legal;
    this.staged = staged;
  }

  protected setClock(clock: Clock | null): void {
    this.clock = clock && {
      seat: clock.seat,
      ends: performance.now() + clock.left,
      of: clock.of,
    };
  }

  /** An agreed vote is followed by word that there is no vote any more. */
  protected count({ ballot, outcome }: Voting): void {
    this.ballot = ballot;
    if (ballot || outcome) this.outcome = outcome;
  }

  protected listen(said: Said): void {
    this.said = [...this.said, said].slice(-TALK);
  }

  /** Who is at the table now; the server says how long it has waited, and the page counts on. */
  protected learn(info: TableInfo): void {
    this.info = info;
    const waited = Math.max(-1, ...info.seats.map(({ waiting }) => waiting));
    this.waitingSince = waited < 0 ? null : performance.now() - waited;
  }

  /** The name of whoever said something; the seat may be somebody else's by now. */
  speaker({ seat, at }: Pick<Said, 'seat' | 'at'>): string {
    const left = this.notices.find(
      (notice) => notice.seat === seat && notice.at >= at && LEAVINGS.includes(notice.what),
    );
    return left?.name ?? this.names[seat] ?? '';
  }

  protected note(notice: Notice): void {
    this.notices = [...this.notices, notice];
  }
}

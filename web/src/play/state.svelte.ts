/** The state of a table as the server sent it: each message replaces values, no rule is applied. */

import { Bubbles } from './bubbles.svelte.ts';
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

/** A rule, and the arguments of its sentence. */
export interface Reasoned {
  rule: string;
  args: Record<string, unknown>;
}

/** The number of chat lines that are kept. */
const TALK = 200;

export class TableState {
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
  /** Log lines that the last message brought. */
  fresh = $state.raw<LogLine[]>([]);
  clock = $state.raw<RunningClock | null>(null);
  ballot = $state.raw<Ballot | null>(null);
  /** How the last vote ended. */
  outcome = $state<Voting['outcome']>('');
  said = $state.raw<Said[]>([]);
  /** What others have just said. */
  readonly bubbles = new Bubbles();
  /** Lines of the log that are about seats. */
  notices = $state.raw<Notice[]>([]);
  /** Decisions made in my name while I was away. */
  digest = $state.raw<Digest | null>(null);
  /** My number as an applicant for a seat. */
  applicant = $state<number | null>(null);
  /** The time since which the table waits for a decision, by `performance.now()`. */
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
  /** Bots play on all other seats. */
  isAlone = $derived(
    this.isSeated &&
      (this.info?.seats ?? []).every(({ bot }, seat) => seat === this.you || bot !== ''),
  );
  /** The seat that decides; the host's where the whole table decides. */
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
  /** Alone with bots, and one of them is on turn: I need not wait for its pause. */
  canSkip = $derived(
    this.info?.status === 'playing' &&
      this.isAlone &&
      !this.isPaused &&
      !this.myTurn &&
      !this.isStoodIn &&
      (this.info.seats[this.actor]?.bot ?? '') !== '',
  );
  hand = $derived(this.view && this.isSeated ? handOf(this.view, this.you) : []);
  heard = $derived(this.said.filter(({ seat, name }) => !isMuted(this.code, seat, name)));

  /** The number of the game at this table that `seq` belongs to; 0 before the first one. */
  number = 0;
  readonly #stagedLog = new StagedLog();

  constructor(code: string) {
    this.code = code;
  }

  /** Replace everything; the log keeps older lines of the same game. */
  applySync(sync: Sync): void {
    const goesOn = this.number === sync.table.number;
    const come = lines(sync.log);
    const news = goesOn ? come.filter(({ seq }) => seq > this.seq) : [];
    const waits = goesOn && sync.seq === this.seq && sync.staged.length > 0;
    this.fresh = waits ? [] : this.#stagedLog.stored(news);
    this.#stagedLog.staged(sync.staged.length, []);
    this.stagedLog = this.#stagedLog.lines;
    this.log = goesOn ? merged(this.log, come) : come;
    this.number = sync.table.number;
    this.setInfo(sync.table);
    this.you = sync.you;
    this.seq = sync.seq;
    this.#setView(sync.view, sync.legal, sync.staged);
    this.calls = sync.calls;
    this.ballot = sync.ballot;
    this.said = sync.said;
    this.notices = sync.notices;
    this.digest = sync.digest;
    this.understood = sync.understood;
    this.refusal = null;
    this.setClock(sync.clock);
  }

  /** Apply stored moves; false if the message does not follow the last known one. */
  applyMoved(moved: Moved): boolean {
    if (moved.since !== this.seq) return false;
    const come = lines(moved.log);
    this.seq = moved.seq;
    this.log = merged(this.log, come);
    this.fresh = this.#stagedLog.stored(come);
    this.stagedLog = [];
    this.#setView(moved.view, moved.legal, []);
    this.calls = moved.calls;
    this.refusal = null;
    if (come.some(({ event }) => event.did === 'roundbegan')) this.understood = !this.isSeated;
    this.setClock(moved.clock);
    this.waitingSince = performance.now();
    return true;
  }

  /** Replace my staged actions; false if they belong to another sequence number. */
  applyStaged(staged: Staged): boolean {
    if (staged.seq !== this.seq) return false;
    this.fresh = this.#stagedLog.staged(staged.staged.length, lines(staged.log));
    this.stagedLog = this.#stagedLog.lines;
    this.#setView(staged.view, staged.legal, staged.staged);
    return true;
  }

  #setView(view: View | null, legal: Action[], staged: Action[]): void {
    this.view = view;
    this.legal = legal;
    this.staged = staged;
  }

  setClock(clock: Clock | null): void {
    this.clock = clock && {
      seat: clock.seat,
      ends: performance.now() + clock.left,
      of: clock.of,
    };
  }

  /** Replace the vote; the message after an agreed vote has neither ballot nor outcome. */
  setBallot({ ballot, outcome }: Voting): void {
    this.ballot = ballot;
    if (ballot || outcome) this.outcome = outcome;
  }

  addSaid(said: Said): void {
    this.said = [...this.said, said].slice(-TALK);
    const isHeard = !isMuted(this.code, said.seat, said.name);
    if (said.seat !== this.you && isHeard) this.bubbles.show(said);
  }

  /** Replace the table's info; the server sends how long it has waited, the page goes on counting. */
  setInfo(info: TableInfo): void {
    this.info = info;
    const waited = Math.max(-1, ...info.seats.map(({ waiting }) => waiting));
    this.waitingSince = waited < 0 ? null : performance.now() - waited;
  }

  /** Whether a chat line is mine; an earlier owner of my seat has another name. */
  isMine({ seat, name }: Said): boolean {
    return seat === this.you && name === this.names[seat];
  }

  addNotice(notice: Notice): void {
    this.notices = [...this.notices, notice];
  }

  /** Drop the last refusal and the last error. */
  clearErrors(): void {
    this.refusal = this.wrong = null;
  }
}

import { held } from '../../base/saved-seats';
import { ApiError, mine, replay as fetchReplay, tokenOf, type Eyes } from '../../base/net/api';
import type { Frame, Logged, Replay } from '../../base/protocol/protocol.gen';
import { cellKey, type GameEvent, isLaid } from '../../base/protocol/view';
import { momentAt, stride, strideOf, type Stride } from './steps';

const STEP = 900;

export const seatEyes = (seat: number): Eyes => `${seat + 1}`;

/** What an address asks for; the server knows which seats there are. */
const isEyes = (asked: string | null): asked is Eyes =>
  /^(public|me|truth|[1-9]\d?)$/.test(asked ?? '');

/** A line of the log and the moment it belongs to. */
export interface Line {
  /** The entry of the record. */
  seq: number;
  moment: number;
  how: Logged['how'];
  event: GameEvent;
}

/** A game that is over, and where in it one looks, with whose eyes. */
export class Film {
  replay = $state.raw<Replay | null>(null);
  state = $state<'loading' | 'here' | 'missing' | 'lost'>('loading');
  eyes = $state<Eyes>('public');
  moment = $state(0);
  playing = $state(false);
  /** Where I sat at this game's table, or -1: I may look with my own eyes. */
  mySeat = $state(-1);

  readonly hasSeat = $derived(this.mySeat >= 0);
  /** The seat whose eyes show what is shown, or -1. */
  readonly shownSeat = $derived(this.replay?.eyes ?? -1);
  /** My own eyes are those of my seat, where the eyes of all seats are offered. */
  readonly shownEyes = $derived<Eyes>(
    this.eyes === 'me' && this.replay?.truth ? seatEyes(this.replay.eyes) : this.eyes,
  );

  readonly frames = $derived<readonly Frame[]>(this.replay?.frames ?? []);
  readonly frame = $derived(this.frames[this.moment]);
  readonly isAtEnd = $derived(this.moment >= this.frames.length - 1);
  readonly lines = $derived(
    this.frames.flatMap((frame, moment) =>
      frame.log.flatMap(({ seq, how, events }) =>
        events.map((event): Line => ({ seq, moment, how, event })),
      ),
    ),
  );
  /** The card that was laid last. */
  readonly last = $derived.by(() => {
    const laid = this.lines.findLast(
      ({ moment, event }) => moment <= this.moment && isLaid(event),
    )?.event;
    if (!laid || !Array.isArray(laid.at) || typeof laid.seat !== 'number') return null;
    const cell = cellKey(laid.at);
    const isThere = this.frame?.view.table.board.tiles[cell] !== undefined;
    return isThere ? { cell, seat: laid.seat } : null;
  });
  #table: string;
  /** Where the address wants to begin; only the first time. */
  #wanted: number | null;

  constructor(
    readonly id: string,
    query: URLSearchParams,
    /** Told what happens when one steps on, or lets the game play; not when one jumps. */
    private readonly hear: (fresh: readonly Line[]) => void = () => undefined,
  ) {
    this.#table = query.get('table') ?? '';
    const at = query.get('at');
    this.#wanted = at === null ? null : Number(at) || 0;
    const asked = query.get('as');
    this.eyes = isEyes(asked) ? asked : 'public';
    void this.begin();
  }

  private async begin(): Promise<void> {
    await this.findSeat();
    if (this.eyes === 'me' && !this.hasSeat) this.eyes = 'public';
    await this.fetch();
  }

  /** The table's code is in the address, or it is one of mine. */
  private async findSeat(): Promise<void> {
    const inId = this.id.replace(/\.\d+$/, '');
    if (!this.#table && tokenOf(inId)) this.#table = inId;
    if (!this.#table) {
      const own = await mine().catch(() => []);
      this.#table = own.find((brief) => brief.game_id === this.id)?.code ?? '';
    }
    this.mySeat = held(this.#table)?.seat ?? -1;
  }

  /** The address of this moment. */
  get address(): string {
    const table = this.#table ? `&table=${this.#table}` : '';
    return `/replay/${encodeURIComponent(this.id)}?at=${this.frame?.seq ?? 0}&as=${this.eyes}${table}`;
  }

  async fetch(): Promise<void> {
    const eyes = this.eyes;
    this.state = 'loading';
    try {
      const token = this.#table ? tokenOf(this.#table) : '';
      const found = await fetchReplay(this.id, eyes, token);
      if (eyes !== this.eyes) return;
      const seq = this.#wanted ?? this.frame?.seq ?? 0;
      this.#wanted = null;
      this.replay = found;
      this.moment = momentAt(found.frames, seq);
      this.state = 'here';
    } catch (error) {
      const isRefused = error instanceof ApiError && error.status > 0;
      if (isRefused && eyes !== 'public') this.look('public');
      else this.state = isRefused ? 'missing' : 'lost';
    }
  }

  look(eyes: Eyes): void {
    this.eyes = eyes;
    void this.fetch();
  }

  go(moment: number): void {
    this.moment = Math.min(Math.max(0, this.frames.length - 1), Math.max(0, moment));
  }

  step(by: Stride): void {
    this.playing = false;
    if (by === 'on') this.#goOn();
    else this.go(stride(this.frames, this.moment, by));
  }

  #goOn(): void {
    if (this.isAtEnd) return;
    this.go(this.moment + 1);
    this.hear(this.lines.filter(({ moment }) => moment === this.moment));
  }

  /** Play from here, or from the beginning when all was seen. */
  toggle(): void {
    if (!this.playing && this.isAtEnd) this.go(0);
    this.playing = !this.playing;
  }

  /** While it plays: one moment after the other. Read inside an effect. */
  run(): (() => void) | undefined {
    if (!this.playing) return undefined;
    const timer = setInterval(() => {
      if (this.isAtEnd) this.playing = false;
      else this.#goOn();
    }, STEP);
    return () => {
      clearInterval(timer);
    };
  }

  key(event: KeyboardEvent): void {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    const target = event.target instanceof HTMLElement ? event.target : null;
    if (target?.closest('input:not([type=range]), textarea, [role=grid], dialog')) return;
    const by = strideOf(event.key);
    if (by) {
      event.preventDefault();
      this.step(by);
    } else if (event.key === ' ' && !target?.closest('button, a, summary')) {
      event.preventDefault();
      this.toggle();
    }
  }
}

/**
 * A match and what each viewer is told of it: updates since any position, undo and restart, snapshots, and its history as
 * moments. Server, browser, replay and terminal all tell a match by this, and nobody else looks behind it.
 *
 * Every move and every undo has a number of its own, its `seq`; a move that was taken back leaves a gap.
 */
import type { Attempt, Entry, Logged, Moment, Saved, TakenBack, Update } from './entry.ts';
import { EventLog } from './events.ts';
import type { Game, Refusal, Result, Seat, Stateful, Viewer } from './game.ts';
import { History } from './history.ts';
import {
  isTentative,
  Match,
  type Outcome,
  type Played,
  present,
  restartable,
  type Setup,
  setUp,
  submit,
  takeBack,
  undoable,
} from './match.ts';
import { Positions } from './positions.ts';

const LINE_END = '\n';

export class ToldMatch<S extends Stateful = Stateful, M = unknown> {
  readonly game: Game<S, M>;
  readonly setup: Setup;
  readonly #match: Match<S, M>;
  readonly #history: History<S, M>;
  readonly #positions: Positions<S, M>;
  /** The number and the time of each standing move. */
  readonly #seqs: number[];
  readonly #times: number[];
  #seq: number;
  /** What each seat may do now, one move a line, once somebody has asked. */
  #offers: (string | undefined)[] = [];

  constructor(game: Game<S, M>, setup: Setup, saved?: Saved<S>) {
    this.game = game;
    this.setup = setup;
    const log = new EventLog();
    const moves = saved?.moves ?? [];
    const played = moves.map(({ seat, text }) => ({ seat, text }));
    this.#match = new Match(game, saved?.state ?? setUp(game, setup, log), played);
    this.#history = new History(game, setup, () => this.#match.moves);
    this.#positions = new Positions(game, setup, () => this.#match.moves);
    if (!saved) this.#history.begin(log.events);
    this.#seqs = moves.map(({ seq }) => seq);
    this.#times = moves.map(({ at }) => at);
    this.#seq = moves.at(-1)?.seq ?? 0;
  }

  // ── where the match stands ─────────────────────────────────────────────────────────────────────────────────

  /** For those who may know everything, to read. */
  get state(): S {
    return this.#match.state;
  }

  get seq(): number {
    return this.#seq;
  }

  /** How many moves stand. */
  get count(): number {
    return this.#seqs.length;
  }

  /** The moves that stand. */
  get moves(): readonly Played[] {
    return this.#match.moves;
  }

  get seqs(): readonly number[] {
    return this.#seqs;
  }

  get actors(): readonly Seat[] {
    return this.game.actors(this.state);
  }

  get result(): Result | undefined {
    return this.game.result(this.state);
  }

  view(viewer: Viewer): unknown {
    return this.game.view(this.state, viewer);
  }

  /** What a seat may do now, one move a line. */
  offer(seat: Seat): string {
    const known = this.#offers[seat];
    if (known !== undefined) return known;
    const moves = this.actors.includes(seat) ? this.game.moves(this.state, seat) : [];
    const offer = moves.map(move => this.game.write(move)).join(LINE_END);
    this.#offers[seat] = offer;
    return offer;
  }

  movesOf(seat: Seat): string[] {
    const offer = this.offer(seat);
    return offer === '' ? [] : offer.split(LINE_END);
  }

  undoable(seat: Seat): number {
    return undoable(this.#match, seat);
  }

  /** When the seat last decided something. */
  lastDecision(seat: Seat): number | undefined {
    const index = this.moves.findLastIndex(move => move.seat === seat);
    return index < 0 ? undefined : this.#times[index];
  }

  /** The state, if the match can be resumed from it: undefined while something could be taken back. */
  snapshot(): S | undefined {
    return isTentative(this.#match) ? undefined : this.state;
  }

  // ── what changes it ────────────────────────────────────────────────────────────────────────────────────────

  /** A seat chooses; what is forced after it is made too. */
  choose(seat: Seat, text: string, at = 0): Attempt {
    const back = this.#present(0);
    const outcome = submit(this.#match, seat, text);
    if (!outcome.ok) return outcome;
    const [{ before }] = outcome.made;
    const moves = outcome.made.map(({ seat, text }, i) => ({
      seat,
      text,
      seq: this.#seq + 1 + i,
      at,
      forced: i > 0,
    }));
    this.#record(outcome, moves, true);
    return { ok: true, moves, revert: () => back(before) };
  }

  /** Undefined when there is nothing to take back. */
  takeBack(seat: Seat, all = false): TakenBack | undefined {
    const { state } = this;
    const back = this.#present(restartable(this.#match, seat));
    const count = takeBack(this.#match, seat, all);
    if (count === 0) return undefined;
    const left = this.count - count;
    this.#seqs.length = left;
    this.#times.length = left;
    this.#history.cut(left);
    this.#positions.cut(left);
    this.#offers = [];
    return { count, seq: ++this.#seq, revert: () => back(state) };
  }

  /**
   * Makes moves again as a log has them: the one at `first`, and those that were forced after it. Returns how many that
   * were, or why it is not possible. Whether they are told at once or when somebody asks makes a difference for the work only.
   */
  follow(moves: readonly Logged[], first = 0, tell = true): number | Refusal {
    const { seat, text } = moves[first];
    const wasForced = (played: Played, i: number) => {
      const stored = moves.at(first + i);
      return stored?.seat === played.seat && stored.text === played.text && stored.forced !== false;
    };
    const outcome = submit(this.#match, seat, text, wasForced);
    if (!outcome.ok) return outcome.refusal;
    this.#record(outcome, moves.slice(first, first + outcome.made.length), tell);
    return outcome.made.length;
  }

  /** The log has this number; what was taken back before left gaps. */
  reach(seq: number): void {
    this.#seq = Math.max(this.#seq, seq);
  }

  // ── what is told of it ─────────────────────────────────────────────────────────────────────────────────────

  /** Continues what the viewer knew at `base`, which must be at hand. An unknown `base` means from the beginning. */
  update(viewer: Viewer, base: number): Update {
    const from = base <= this.#seq ? base : 0;
    const { result } = this;
    const seat = viewer === 'spectator' ? undefined : viewer;
    return {
      base: from,
      seq: this.#seq,
      keep: from === 0 ? -1 : (this.#seqs.findLast(seq => seq <= from) ?? 0),
      steps: this.entriesAfter(viewer, from),
      view: this.view(viewer),
      moves: seat === undefined ? [] : this.movesOf(seat),
      actors: [...this.actors],
      undo: seat === undefined ? 0 : undoable(this.#match, seat),
      restart: seat === undefined ? 0 : restartable(this.#match, seat),
      ...(result && { result: { ...result, places: [...result.places], scores: [...result.scores] } }),
    };
  }

  /** How many entries an update from `base` tells, and how many have to be told again before. */
  work(base: number): { readonly entries: number; readonly missing: number } {
    const first = this.#firstAfter(base);
    return {
      entries: this.count + 1 - first,
      missing: first < this.#history.from ? this.#history.missing : 0,
    };
  }

  /** Tells at most so many of the older entries again; true when the whole history is at hand. */
  retell(most = Number.POSITIVE_INFINITY): boolean {
    return this.#history.retell(most);
  }

  get historyBytes(): number {
    return this.#history.bytes;
  }

  /** Lets go of what can be told again. */
  forgetHistory(): void {
    this.#history.forget();
    this.#positions.forget();
  }

  /** The state after so many moves, for those who may know everything, to read. */
  stateAfter(count: number): S {
    return count === this.count ? this.state : this.#positions.after(count);
  }

  viewAfter(count: number, viewer: Viewer): unknown {
    return this.game.view(this.stateAfter(count), viewer);
  }

  /** What happened after `base`, which must be at hand. */
  entriesAfter(viewer: Viewer, base: number): Entry[] {
    return this.#entries(viewer, this.#firstAfter(base));
  }

  /** What happened in the set-up and the first so many moves; the whole history must be at hand. */
  entries(viewer: Viewer, count = this.count): Entry[] {
    return this.#entries(viewer, 0, count + 1);
  }

  /** The same as something to be watched. */
  moments(viewer: Viewer, count = this.count): Moment[] {
    const view = (after: number) => this.viewAfter(after, viewer);
    return this.#history.told(viewer, 0, count + 1).map(({ seat, events }, i) => ({
      seat,
      events,
      get before() {
        return i === 0 ? undefined : view(i - 1);
      },
      get after() {
        return view(i);
      },
    }));
  }

  /** Nothing is told of a set-up in which nothing happened. */
  #entries(viewer: Viewer, first: number, end = this.count + 1): Entry[] {
    const told = this.#history.told(viewer, first, end).map(({ seat, text, events }, i): Entry => {
      const move = first + i - 1;
      return { seq: this.#seqs[move] ?? 0, seat, text, at: this.#times[move] ?? 0, events };
    });
    return told[0]?.seat === null && told[0].events.length === 0 ? told.slice(1) : told;
  }

  /** The first entry that somebody at `base` has not heard of. */
  #firstAfter(base: number): number {
    if (base === 0 || base > this.#seq) return 0;
    return this.#seqs.findLastIndex(seq => seq <= base) + 2;
  }

  #record({ made }: Outcome<S> & { ok: true }, moves: readonly Logged[], tell: boolean): void {
    for (const [i, { seq, at }] of moves.entries()) {
      this.#seqs.push(seq);
      this.#times.push(at);
      this.#seq = seq;
      if (tell) this.#history.add(made[i], made[i].before, made[i].events);
    }
    if (!tell) this.#history.skip();
    this.#offers = [];
  }

  /** How to get back to the present, given its state, when at most the last `most` moves have gone. */
  #present(most: number): (state: S) => void {
    const kept = this.count - most;
    const [seqs, times] = [this.#seqs.slice(kept), this.#times.slice(kept)];
    const [seq, offers] = [this.#seq, this.#offers];
    const match = present(this.#match);
    const history = this.#history.present();
    return state => {
      match(state);
      history();
      this.#positions.cut(kept);
      this.#seqs.splice(kept, Number.POSITIVE_INFINITY, ...seqs);
      this.#times.splice(kept, Number.POSITIVE_INFINITY, ...times);
      this.#seq = seq;
      this.#offers = offers;
    };
  }
}

/**
 * A match in memory: the kernel's match, where its moves stand in the log, and what everybody may know of it.
 * It decides and tells; storing is the table's business.
 */
import {
  type Game,
  type Match,
  type Outcome,
  type Refusal,
  type Result,
  replay,
  resumeMatch,
  type Seat,
  startMatch,
  submit,
  takeBack,
  undoable,
  type Viewer,
} from '@fathom/kernel';
import type { Update } from '../protocol.ts';
import type { MoveRow, Row, SnapshotRow, TableRow } from '../store/store.ts';
import { bytesOf, type FullStep, Retelling, shownTo, standingMoves, stepFor } from './history.ts';

const MOVES_PER_SNAPSHOT = 16;
/** What is always at hand. Older steps are told again from the seed when somebody asks, and then kept for a while. */
const RECENT_STEPS = 12;
/** Telling a move again is so many times as dear as telling what is at hand. */
const RETOLD = 10;
/** In no notation. */
const OFFER_END = '\n';

/** What has to be stored of something that happened. */
export interface Happened {
  readonly rows: readonly Row[];
  readonly snapshot?: SnapshotRow;
  readonly result?: Result;
  /** Makes it as if nothing had happened: it could not be stored. */
  revert(): void;
}

export type Played =
  | { readonly ok: true; readonly happened: Happened }
  | { readonly ok: false; readonly refusal: Refusal };

export class LiveMatch {
  readonly game: Game;
  readonly #table: TableRow;
  readonly #match: Match;
  /** Where each standing move is in the log and when it was made: all that the match itself does not keep. */
  readonly #seqs: number[];
  readonly #times: number[];
  #seq: number;
  #snapshotAt: number;
  /** What happened from the move `#toldFrom` on. */
  #told: FullStep[] = [];
  #toldFrom: number;
  /** Everything told is kept, not only what is recent. */
  #whole = false;
  #retelling: Retelling | undefined;
  /** What each seat may do now, one move a line. */
  #offers: string[];
  /** For each seat the sequence number at which what it may do last changed. */
  readonly #changed: number[];

  constructor(game: Game, table: TableRow, rows: readonly Row[], snapshot?: SnapshotRow) {
    this.game = game;
    this.#table = table;
    const moves = standingMoves(rows);
    this.#seqs = moves.map(({ seq }) => seq);
    this.#times = moves.map(({ at }) => at);
    this.#match = rebuild(game, table, moves, snapshot);
    this.#seq = rows.at(-1)?.seq ?? 0;
    this.#snapshotAt = snapshot?.seq ?? 0;
    this.#toldFrom = moves.length;
    this.#changed = table.seats.map(() => this.#seq);
    this.#offers = this.#allOffers();
  }

  get seq(): number {
    return this.#seq;
  }

  /** Standing moves. */
  get count(): number {
    return this.#seqs.length;
  }

  get actors(): readonly Seat[] {
    return this.game.actors(this.#match.state);
  }

  /** Whether a choice made at `base` still answers the question the seat is asked now. */
  isCurrent(seat: Seat, base: number): boolean {
    return base >= this.#changed[seat] && base <= this.#seq;
  }

  play(seat: Seat, text: string, id: string, at: number): Played {
    const revert = this.#remember(this.count);
    const outcome = submit(this.#match, seat, text);
    if (!outcome.ok) return outcome;
    const rows = this.#record(outcome, id, at);
    this.#tell(outcome, rows);
    this.#offer(seat);
    return { ok: true, happened: { ...this.#happened(rows), revert: () => revert(outcome.before) } };
  }

  /** Makes the moves that were stored elsewhere. False when they do not fit: then the match has to be read anew. */
  follow(rows: readonly Row[]): boolean {
    for (let i = 0; i < rows.length; ) {
      const row = rows[i];
      const followed = row.seq !== this.#seq + 1 ? 0 : this.#follow(row, rows.slice(i));
      if (followed === 0) return false;
      i += followed;
    }
    return true;
  }

  /** When the seat last decided something. */
  lastDecision(seat: Seat): number | undefined {
    const index = this.#match.moves.findLastIndex(move => move.seat === seat);
    return index < 0 ? undefined : this.#times[index];
  }

  /** Undefined when there is nothing to take back. */
  undo(seat: Seat, all: boolean, id: string, at: number): Happened | undefined {
    const { state } = this.#match;
    const revert = this.#remember(0);
    const count = takeBack(this.#match, seat, all);
    if (count === 0) return undefined;
    this.#forget(seat, count);
    return { rows: [{ seq: this.#seq, seat, undo: count, id, at }], revert: () => revert(state) };
  }

  movesOf(seat: Seat): string[] {
    return this.#offers[seat] === '' ? [] : this.#offers[seat].split(OFFER_END);
  }

  view(viewer: Viewer): unknown {
    return this.game.view(this.#match.state, viewer);
  }

  /** Whether everything after `base` is at hand. */
  tells(base: number): boolean {
    return this.#firstAfter(base) >= this.#toldFrom;
  }

  /** What an update from `base` costs, in steps that are at hand. */
  costOf(base: number): number {
    const missing = this.tells(base) ? 0 : this.#toldFrom - (this.#retelling?.told.length ?? 0);
    return this.count - this.#firstAfter(base) + RETOLD * missing;
  }

  /** Tells at most so many of the older moves again. True when that is all: then the whole history is at hand. */
  retell(most = Number.POSITIVE_INFINITY): boolean {
    this.#retelling ??= new Retelling(this.game, this.#table);
    const { told } = this.#retelling;
    const end = Math.min(told.length + most, this.#toldFrom);
    while (told.length < end) this.#retelling.tell(this.#match.moves[told.length]);
    if (told.length < this.#toldFrom) return false;
    const older = told.slice(0, this.#toldFrom);
    this.#told = [
      ...older.map((step, i) => ({ ...step, seq: this.#seqs[i], at: this.#times[i] })),
      ...this.#told,
    ];
    this.#toldFrom = 0;
    this.#retelling = undefined;
    this.#whole = true;
    return true;
  }

  get historyBytes(): number {
    return [...this.#told, ...(this.#retelling?.told ?? [])].reduce((sum, step) => sum + bytesOf(step), 0);
  }

  forgetHistory(): void {
    this.#whole = false;
    this.#retelling = undefined;
    this.#keepRecent(RECENT_STEPS);
  }

  /** Continues what the viewer knew at `base`, which is at hand. An unknown `base` means from the beginning. */
  update(viewer: Viewer, base: number): Update {
    if (!this.tells(base)) throw new Error(`what happened after ${base} is not at hand`);
    const from = base <= this.#seq ? base : 0;
    const result = this.game.result(this.#match.state);
    return {
      base: from,
      seq: this.#seq,
      keep: this.#seqs.findLast(seq => seq <= from) ?? 0,
      steps: this.#told.slice(this.#firstAfter(from) - this.#toldFrom).map(step => stepFor(step, viewer)),
      view: this.view(viewer),
      moves: viewer === 'spectator' ? [] : this.movesOf(viewer),
      actors: [...this.actors],
      undo: viewer === 'spectator' ? 0 : undoable(this.#match, viewer),
      restart: viewer === 'spectator' ? 0 : this.#restartable(viewer),
      ...(result && { result: { ...result, places: [...result.places], scores: [...result.scores] } }),
    };
  }

  /** The moves as a record tells them; only for a match that is over. */
  recorded(): [Seat, string][] {
    return this.#match.moves.map(({ seat, text }) => [seat, text]);
  }

  #restartable(seat: Seat): number {
    const first = this.#match.tail.at(0);
    return first && this.#match.tailSeat === seat ? this.#match.moves.length - first.count : 0;
  }

  #record(outcome: Outcome & { ok: true }, id: string, at: number): MoveRow[] {
    const rows = outcome.steps.map((step, i): MoveRow => {
      const row = { seq: ++this.#seq, seat: step.seat, move: step.text, at };
      return i === 0 ? { ...row, forced: false, id } : { ...row, forced: true };
    });
    for (const { seq } of rows) {
      this.#seqs.push(seq);
      this.#times.push(at);
    }
    return rows;
  }

  #tell(outcome: Outcome & { ok: true }, rows: readonly MoveRow[]): void {
    const hasForced = outcome.steps.length > 1;
    const state = hasForced ? this.game.clone(outcome.before) : outcome.before;
    for (const [i, { seat, text, events }] of outcome.steps.entries()) {
      const shown = shownTo(this.game, state, this.#table.seats.length, { seat, text });
      this.#told.push({ seq: rows[i].seq, seat, at: rows[i].at, events, shown });
      if (i < outcome.steps.length - 1) this.game.play(state, seat, this.game.read(text));
    }
    if (!this.#whole && this.#told.length > RECENT_STEPS) this.#keepRecent(RECENT_STEPS / 2);
  }

  #keepRecent(most: number): void {
    const dropped = Math.max(0, this.#told.length - most);
    this.#told = this.#told.slice(dropped);
    this.#toldFrom += dropped;
  }

  #forget(seat: Seat, count: number): void {
    this.#seqs.length -= count;
    this.#times.length -= count;
    this.#toldFrom = Math.min(this.#toldFrom, this.count);
    this.#told.length = this.count - this.#toldFrom;
    if (this.#retelling && this.#retelling.told.length > this.count) this.#retelling = undefined;
    this.#seq++;
    this.#offer(seat);
  }

  /** Returns how many of the rows it has made. */
  #follow(row: Row, rows: readonly Row[]): number {
    const { seat, at } = row;
    if ('undo' in row) {
      const all = undoable(this.#match, seat) !== row.undo;
      if (takeBack(this.#match, seat, all) !== row.undo) return 0;
      this.#forget(seat, row.undo);
      return 1;
    }
    const outcome = submit(this.#match, seat, row.move);
    if (!outcome.ok) return 0;
    const made = this.#record(outcome, '', at);
    const same = made.every(({ seat, move }, i) => {
      const stored = rows.at(i);
      return stored && 'move' in stored && stored.seat === seat && stored.move === move;
    });
    if (!same) return 0;
    this.#tell(outcome, made);
    this.#offer(seat);
    return made.length;
  }

  /** How to get back to the present, given its state. The first `kept` moves are sure to stay. */
  #remember(kept: number): (state: Match['state']) => void {
    const match = this.#match;
    const { tailSeat } = match;
    const tail = [...match.tail];
    const [moves, seqs, times] = [match.moves.slice(kept), this.#seqs.slice(kept), this.#times.slice(kept)];
    const [told, changed] = [[...this.#told], [...this.#changed]];
    const [seq, snapshotAt, toldFrom] = [this.#seq, this.#snapshotAt, this.#toldFrom];
    const offers = this.#offers;
    return state => {
      Object.assign(match, { state, tail, tailSeat });
      replace(match.moves, kept, moves);
      replace(this.#seqs, kept, seqs);
      replace(this.#times, kept, times);
      replace(this.#changed, 0, changed);
      this.#told = told;
      this.#seq = seq;
      this.#snapshotAt = snapshotAt;
      this.#toldFrom = toldFrom;
      this.#retelling = undefined;
      this.#offers = offers;
    };
  }

  #happened(rows: readonly Row[]): Omit<Happened, 'revert'> {
    const result = this.game.result(this.#match.state);
    const due = result !== undefined || this.#seq - this.#snapshotAt >= MOVES_PER_SNAPSHOT;
    if (!due || this.#match.tail.length > 0) return { rows, ...(result && { result }) };
    this.#snapshotAt = this.#seq;
    const snapshot = { seq: this.#seq, state: JSON.stringify(this.#match.state) };
    return { rows, snapshot, ...(result && { result }) };
  }

  /** Which standing move is the first that somebody at `base` has not heard of. */
  #firstAfter(base: number): number {
    const from = base <= this.#seq ? base : 0;
    return this.#seqs.findLastIndex(seq => seq <= from) + 1;
  }

  #offer(mover: Seat): void {
    const before = this.#offers;
    this.#offers = this.#allOffers();
    for (const [seat, offer] of this.#offers.entries()) {
      if (seat === mover || offer !== before[seat]) this.#changed[seat] = this.#seq;
    }
  }

  #allOffers(): string[] {
    const { game, actors } = this;
    const { state } = this.#match;
    return this.#table.seats.map((_, seat) => {
      if (!actors.includes(seat)) return '';
      return game
        .moves(state, seat)
        .map(move => game.write(move))
        .join(OFFER_END);
    });
  }
}

/** Replaces what follows the first `kept` items. */
function replace<T>(list: T[], kept: number, items: readonly T[]): void {
  list.length = kept;
  for (const item of items) list.push(item);
}

/** From the snapshot on, each choice goes through the kernel again, so what could be taken back still can be. */
function rebuild(game: Game, table: TableRow, moves: readonly MoveRow[], snapshot?: SnapshotRow): Match {
  const known = snapshot ? moves.filter(move => move.seq <= snapshot.seq) : [];
  const match = snapshot
    ? resumeMatch(
        game,
        JSON.parse(snapshot.state),
        known.map(({ seat, move }) => ({ seat, text: move })),
      )
    : startMatch(game, table.seats.length, table.options, table.seed);
  for (const { seat, move, forced } of moves.slice(known.length)) {
    if (!forced) submit(match, seat, move);
  }
  const same =
    match.moves.length === moves.length && match.moves.every((played, i) => played.text === moves[i].move);
  return same ? match : replayed(game, table, moves);
}

/** When the kernel would force other moves than it did then, the log decides; only the undo is lost. */
function replayed(game: Game, table: TableRow, moves: readonly MoveRow[]): Match {
  const { game: id, version, options, seed } = table;
  const record = { fathom: 1, game: id, version, seats: table.seats.length, options, seed } as const;
  const outcome = replay(game, { ...record, moves: moves.map(({ seat, move }) => [seat, move] as const) });
  if (!outcome.ok)
    throw new Error(`match ${table.id} does not replay: ${outcome.error.at} ${outcome.error.problem}`);
  return resumeMatch(
    game,
    outcome.state,
    moves.map(({ seat, move }) => ({ seat, text: move })),
  );
}

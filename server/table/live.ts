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
import { type FullStep, retell, shownTo, standingMoves, stepFor } from './history.ts';

const MOVES_PER_SNAPSHOT = 16;
const RECENT_STEPS = 512;

/** What has to be stored of something that happened. */
export interface Happened {
  readonly rows: readonly Row[];
  readonly snapshot?: SnapshotRow;
  readonly result?: Result;
}

export type Played =
  | { readonly ok: true; readonly happened: Happened }
  | { readonly ok: false; readonly refusal: Refusal };

export class LiveMatch {
  readonly game: Game;
  readonly #table: TableRow;
  readonly #match: Match;
  /** The rows of the standing moves. */
  readonly #moves: MoveRow[];
  #seq: number;
  #snapshotAt: number;
  /** Steps after `#recentAfter`, told already. */
  #recent: FullStep[] = [];
  #recentAfter: number;
  #situations: string[];
  /** For each seat the sequence number at which what it may do last changed. */
  readonly #changed: number[];

  constructor(game: Game, table: TableRow, rows: readonly Row[], snapshot?: SnapshotRow) {
    this.game = game;
    this.#table = table;
    this.#moves = standingMoves(rows);
    this.#match = rebuild(game, table, this.#moves, snapshot);
    this.#seq = rows.at(-1)?.seq ?? 0;
    this.#snapshotAt = snapshot?.seq ?? 0;
    this.#recentAfter = this.#seq;
    this.#changed = table.seats.map(() => this.#seq);
    this.#situations = this.#allSituations();
  }

  get seq(): number {
    return this.#seq;
  }

  /** Standing moves. */
  get count(): number {
    return this.#moves.length;
  }

  get actors(): readonly Seat[] {
    return this.game.actors(this.#match.state);
  }

  /** Whether a choice made at `base` still answers the question the seat is asked now. */
  isCurrent(seat: Seat, base: number): boolean {
    return base >= this.#changed[seat] && base <= this.#seq;
  }

  play(seat: Seat, text: string, id: string, at: number): Played {
    const before = this.game.clone(this.#match.state);
    const outcome = submit(this.#match, seat, text);
    if (!outcome.ok) return outcome;
    const rows = this.#record(outcome, id, at);
    this.#tell(before, outcome, rows);
    this.#situate(seat);
    return { ok: true, happened: this.#happened(rows) };
  }

  /** Undefined when there is nothing to take back. */
  undo(seat: Seat, all: boolean, id: string, at: number): Happened | undefined {
    const count = takeBack(this.#match, seat, all);
    if (count === 0) return undefined;
    this.#moves.length -= count;
    const last = this.#moves.at(-1)?.seq ?? 0;
    this.#recent = this.#recent.filter(step => step.seq <= last);
    this.#seq++;
    this.#situate(seat);
    return { rows: [{ seq: this.#seq, seat, undo: count, id, at }] };
  }

  movesOf(seat: Seat): string[] {
    if (!this.actors.includes(seat)) return [];
    return this.game.moves(this.#match.state, seat).map(move => this.game.write(move));
  }

  view(viewer: Viewer): unknown {
    return this.game.view(this.#match.state, viewer);
  }

  /** Continues what the viewer knew at `base`. An unknown `base` means from the beginning. */
  update(viewer: Viewer, base: number): Update {
    const from = base <= this.#seq ? base : 0;
    const result = this.game.result(this.#match.state);
    return {
      base: from,
      seq: this.#seq,
      keep: this.#moves.findLast(move => move.seq <= from)?.seq ?? 0,
      steps: this.#stepsAfter(from).map(step => stepFor(step, viewer)),
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
    return this.#moves.map(({ seat, move }) => [seat, move]);
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
    this.#moves.push(...rows);
    return rows;
  }

  #tell(state: Match['state'], outcome: Outcome & { ok: true }, rows: readonly MoveRow[]): void {
    for (const [i, { seat, text, events }] of outcome.steps.entries()) {
      const shown = shownTo(this.game, state, this.#table.seats.length, { seat, text });
      this.#recent.push({ seq: rows[i].seq, seat, at: rows[i].at, events, shown });
      if (i < outcome.steps.length - 1) this.game.play(state, seat, this.game.read(text));
    }
    if (this.#recent.length > RECENT_STEPS) {
      const dropped = this.#recent.splice(0, RECENT_STEPS / 2);
      this.#recentAfter = dropped[dropped.length - 1].seq;
    }
  }

  #happened(rows: readonly Row[]): Happened {
    const result = this.game.result(this.#match.state);
    const due = result !== undefined || this.#seq - this.#snapshotAt >= MOVES_PER_SNAPSHOT;
    if (!due || this.#match.tail.length > 0) return { rows, ...(result && { result }) };
    this.#snapshotAt = this.#seq;
    const snapshot = { seq: this.#seq, state: JSON.stringify(this.#match.state) };
    return { rows, snapshot, ...(result && { result }) };
  }

  #stepsAfter(base: number): readonly FullStep[] {
    if (base < this.#recentAfter) {
      const told = retell(this.game, this.#table, this.#moves);
      if (told.length > RECENT_STEPS) return told.filter(step => step.seq > base);
      this.#recent = told;
      this.#recentAfter = 0;
    }
    return this.#recent.filter(step => step.seq > base);
  }

  #situate(mover: Seat): void {
    const before = this.#situations;
    this.#situations = this.#allSituations();
    for (const [seat, situation] of this.#situations.entries()) {
      if (seat === mover || situation !== before[seat]) this.#changed[seat] = this.#seq;
    }
  }

  #allSituations(): string[] {
    return this.#table.seats.map((_, seat) => this.movesOf(seat).join(' '));
  }
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

/**
 * A match in memory: the told match, where its moves stand in the log, and whether a choice still answers what was asked.
 * It decides and tells; storing is the table's business.
 */
import {
  type Game,
  type Logged,
  type Refusal,
  type Result,
  type Seat,
  type Sight,
  sightsOf,
  ToldMatch,
  type Viewer,
} from '@fathom/kernel';
import type { Update } from '../protocol.ts';
import type { MoveRow, Row, SnapshotRow, TableRow, UndoRow } from '../store/store.ts';
import { slice } from '../work/slice.ts';
import { isMove, logged, standingMoves } from './rows.ts';

const MOVES_PER_SNAPSHOT = 16;

/** What has to be stored of something that happened. */
export interface Happened {
  readonly rows: readonly Row[];
  readonly snapshot?: SnapshotRow;
  readonly result?: Result;
  /** Who was asked before it. */
  readonly before: readonly Seat[];
  /** Who has decided something that cannot be taken back. */
  readonly settled: readonly Seat[];
  /** More was taken back than the stored snapshot knows of. */
  readonly forgetSnapshot?: boolean;
  /** Makes it as if nothing had happened: it could not be stored. */
  revert(): void;
}

export type MoveOutcome =
  | { readonly ok: true; readonly happened: Happened }
  | { readonly ok: false; readonly refusal: Refusal };

/** Reads a match from what is stored of it, a slice at a time. The log decides, whatever would be forced today. */
export async function openMatch(
  game: Game,
  table: TableRow,
  rows: readonly Row[],
  snapshot?: SnapshotRow,
  pause: () => Promise<void> = async () => {},
): Promise<LiveMatch> {
  const { options, seed, rng, seats } = table;
  const log = standingMoves(rows).map(logged);
  const known = snapshot ? log.filter(({ seq }) => seq <= snapshot.seq) : [];
  const saved = snapshot && { state: JSON.parse(snapshot.state), moves: known };
  const told = new ToldMatch(game, { seats: seats.length, options, seed, rng }, saved);
  let isEnough = slice();
  for (let i = known.length; i < log.length; ) {
    const followed = told.follow(log, i, false);
    if (typeof followed !== 'number')
      throw new Error(`match ${table.id} does not replay: moves[${i}] "${log[i].text}" (${followed.rule})`);
    i += followed;
    if (!isEnough()) continue;
    await pause();
    isEnough = slice();
  }
  told.reach(rows.at(-1)?.seq ?? 0);
  return new LiveMatch(told, snapshot?.seq ?? 0);
}

export class LiveMatch {
  readonly #told: ToldMatch;
  #snapshotAt: number;
  /** What each seat may do now. */
  #offers: readonly string[];
  /** For each seat the sequence number at which what it may do last changed. */
  #changed: readonly number[];

  constructor(told: ToldMatch, snapshotAt = 0) {
    this.#told = told;
    this.#snapshotAt = snapshotAt;
    this.#offers = this.#allOffers();
    this.#changed = this.#offers.map(() => told.seq);
  }

  get seq(): number {
    return this.#told.seq;
  }

  /** Standing moves. */
  get count(): number {
    return this.#told.count;
  }

  get actors(): readonly Seat[] {
    return this.#told.actors;
  }

  /** Whether a choice made at `base` still answers the question the seat is asked now. */
  isCurrent(seat: Seat, base: number): boolean {
    return base >= this.#changed[seat] && base <= this.seq;
  }

  play(seat: Seat, text: string, id: string, at: number): MoveOutcome {
    const back = this.#present();
    const before = this.actors;
    const choice = this.#told.choose(seat, text, at);
    if (!choice.ok) return choice;
    this.#ask(seat);
    const rows = choice.moves.map(move => rowOf(move, id));
    const settled = this.#told.undoable(seat) === 0 ? [seat] : [];
    const happened = { ...this.#stored(rows), before, settled, revert: () => back(choice) };
    return { ok: true, happened };
  }

  /** Undefined when there is nothing to take back. */
  undo(seat: Seat, all: boolean, id: string, at: number): Happened | undefined {
    const back = this.#present();
    const before = this.actors;
    const taken = this.#told.takeBack(seat, all);
    if (!taken) return undefined;
    this.#ask(seat);
    const rows = [{ seq: taken.seq, seat, undo: taken.count, id, at }];
    return { rows, before, settled: [], revert: () => back(taken) };
  }

  /** Makes the moves that were stored elsewhere. False when they do not fit: then the match has to be read anew. */
  follow(rows: readonly Row[]): boolean {
    for (let i = 0; i < rows.length; ) {
      const row = rows[i];
      if (row.seq !== this.seq + 1) return false;
      const followed = isMove(row) ? this.#followMoves(rows.slice(i)) : this.#followUndo(row);
      if (followed === 0) return false;
      this.#ask(row.seat);
      i += followed;
    }
    return true;
  }

  /** When the seat last decided something. */
  lastDecision(seat: Seat): number | undefined {
    return this.#told.lastDecision(seat);
  }

  /** When somebody last decided something; undefined before the first move. */
  get movedAt(): number | undefined {
    const times = this.#offers.flatMap((_, seat) => this.lastDecision(seat) ?? []);
    return times.length > 0 ? Math.max(...times) : undefined;
  }

  /** How many moves stand since and including the last decision of a seat. */
  sinceDecision(seat: Seat): number {
    const index = this.#told.moves.findLastIndex(move => move.seat === seat);
    return index < 0 ? 0 : this.count - index;
  }

  movesOf(seat: Seat): string[] {
    return this.#told.movesOf(seat);
  }

  view(viewer: Viewer): unknown {
    return this.#told.view(viewer);
  }

  /** The moves as a record tells them; only for a match that is over. */
  recorded(): [Seat, string][] {
    return this.#told.moves.map(({ seat, text }) => [seat, text]);
  }

  /** Continues what the viewer knew at `base`, which is at hand. An unknown `base` means from the beginning. */
  update(viewer: Viewer, base: number): Update {
    return this.#told.update(viewer, base);
  }

  /** What a viewer saw from one position on. */
  sights(viewer: Viewer, from: number, most: number, to?: number): Sight[] {
    return sightsOf(this.#told, viewer, { from, to, most });
  }

  /** How many entries an update from `base` tells, and how many have to be told again before. */
  work(base: number): { readonly entries: number; readonly missing: number } {
    return this.#told.work(base);
  }

  /** Tells at most so many of the older entries again; true when the whole history is at hand. */
  retell(most?: number): boolean {
    return this.#told.retell(most);
  }

  get historyBytes(): number {
    return this.#told.historyBytes;
  }

  forgetHistory(): void {
    this.#told.forgetHistory();
  }

  /** Returns how many of the rows it has made. */
  #followMoves(rows: readonly Row[]): number {
    const end = rows.findIndex(row => !isMove(row));
    const moves = (end < 0 ? rows : rows.slice(0, end)).filter(isMove).map(logged);
    const followed = this.#told.follow(moves);
    return typeof followed === 'number' ? followed : 0;
  }

  #followUndo({ seat, undo }: UndoRow): number {
    const isAll = this.#told.undoable(seat) !== undo;
    return this.#told.takeBack(seat, isAll)?.count === undo ? 1 : 0;
  }

  /** How to get back to the present, when the told match is brought back. */
  #present(): (what: { revert(): void }) => void {
    const [snapshotAt, offers, changed] = [this.#snapshotAt, this.#offers, this.#changed];
    return what => {
      what.revert();
      this.#snapshotAt = snapshotAt;
      this.#offers = offers;
      this.#changed = changed;
    };
  }

  /** With a snapshot now and then, but only where nothing can be taken back: it could not be after the snapshot. */
  #stored(rows: readonly Row[]): Pick<Happened, 'rows' | 'snapshot' | 'result'> {
    const { result, seq } = this.#told;
    const isDue = result !== undefined || seq - this.#snapshotAt >= MOVES_PER_SNAPSHOT;
    const state = isDue ? this.#told.snapshot() : undefined;
    if (state) this.#snapshotAt = seq;
    return {
      rows,
      ...(state && { snapshot: { seq, state: JSON.stringify(state) } }),
      ...(result && { result }),
    };
  }

  /** Something has changed: whoever moved, and whoever may do something else now, is asked anew. */
  #ask(mover: Seat): void {
    const before = this.#offers;
    this.#offers = this.#allOffers();
    this.#changed = this.#offers.map((offer, seat) =>
      seat === mover || offer !== before[seat] ? this.seq : this.#changed[seat],
    );
  }

  #allOffers(): string[] {
    return Array.from({ length: this.#told.setup.seats }, (_, seat) => this.#told.offer(seat));
  }
}

function rowOf({ seq, seat, text, at, forced }: Logged, id: string): MoveRow {
  return forced
    ? { seq, seat, move: text, at, forced: true }
    : { seq, seat, move: text, at, forced: false, id };
}

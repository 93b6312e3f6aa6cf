/** The log of a match: which of its rows stand, and what each viewer may know of them. */
import {
  EventLog,
  eventsFor,
  type FullEvent,
  type Game,
  type MatchRecord,
  type Played,
  type Seat,
  type Stateful,
  seedRng,
  type Viewer,
} from '@fathom/kernel';
import type { Step } from '../protocol.ts';
import type { MoveRow, Row, TableRow } from '../store/store.ts';

/** What happened in a move. Never leaves the server whole. */
export interface Told {
  readonly seat: Seat;
  readonly events: readonly FullEvent[];
  /** The move as each seat may know it, the spectator last. */
  readonly shown: readonly string[];
}

/** A move that stands, with its place in the log. */
export interface FullStep extends Told {
  readonly seq: number;
  readonly at: number;
}

/** Folds the undos away. */
export function standingMoves(rows: readonly Row[]): MoveRow[] {
  const moves: MoveRow[] = [];
  for (const row of rows) {
    if ('undo' in row) moves.length -= row.undo;
    else moves.push(row);
  }
  return moves;
}

export function stepFor(step: FullStep, viewer: Viewer): Step {
  const { seq, seat, at, shown } = step;
  const text = shown[viewer === 'spectator' ? shown.length - 1 : viewer];
  return { seq, seat, text, at, events: eventsFor(step.events, viewer) };
}

/** The move as everybody may know it, seen from the state before it. */
export function shownTo(game: Game, before: Stateful, seats: number, played: Played): string[] {
  const move = game.read(played.text);
  const viewers: Viewer[] = [...Array(seats).keys(), 'spectator'];
  return viewers.map(viewer => game.redact(before, played.seat, move, viewer));
}

/** Tells a match again from its seed, as far as it was asked to. */
export class Retelling {
  readonly told: Told[] = [];
  readonly #game: Game;
  readonly #seats: number;
  readonly #state: Stateful;

  constructor(game: Game, row: TableRow) {
    this.#game = game;
    this.#seats = row.seats.length;
    this.#state = game.setup(this.#seats, row.options, seedRng(row.seed, 'play'));
  }

  /** The move that follows those told so far. */
  tell(played: Played): void {
    const shown = shownTo(this.#game, this.#state, this.#seats, played);
    const log = new EventLog();
    this.#game.play(this.#state, played.seat, this.#game.read(played.text), log);
    this.told.push({ seat: played.seat, events: log.events, shown });
  }
}

/** About what it takes in memory. */
export function bytesOf({ events, shown }: Told): number {
  const texts = shown.reduce((sum, text) => sum + 24 + text.length, 0);
  const told = events.reduce((sum, { params }) => sum + 96 + 32 * Object.keys(params).length, 0);
  return 128 + texts + told;
}

/** The record of a match that is over. It opens every secret. */
export function recordOf(row: TableRow, moves: readonly (readonly [Seat, string])[]): MatchRecord {
  const { game, version, options, seed, nonce, commit, result, seats } = row;
  const names = seats.map(({ name }) => name);
  const told = { names, commit, nonce, ...(result && { result }) };
  return { fathom: 1, game, version, seats: seats.length, options, seed, moves, ...told };
}

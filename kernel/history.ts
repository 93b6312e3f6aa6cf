/**
 * What happened in a match, entry by entry: entry 0 is the set-up, entry n the n-th move that stands. The latest entries are
 * at hand; older ones are told again from the seed when somebody asks, a few at a time, and kept until `forget`.
 */
import { EventLog, eventsFor, type FullEvent } from './events.ts';
import type { Game, Seat, Stateful, Viewer } from './game.ts';
import { type Played, type Setup, setUp } from './match.ts';

/** What happened, before it is cut to a viewer. Never leaves the server. */
export interface FullEntry {
  /** Null for the set-up. */
  readonly seat: Seat | null;
  readonly events: readonly FullEvent[];
  /** The move as each seat may know it, the spectator last; empty for the set-up. */
  readonly shown: readonly string[];
  /** About how much memory it takes. */
  readonly bytes: number;
}

/** An entry as one viewer may know it. */
export interface ToldEntry {
  readonly seat: Seat | null;
  readonly text: string;
  readonly events: ReturnType<typeof eventsFor>;
}

/** So many entries are always at hand. */
const RECENT = 12;

export class History<S extends Stateful, M> {
  readonly #game: Game<S, M>;
  readonly #setup: Setup;
  readonly #moves: () => readonly Played[];
  /** The entries from `#from` on. */
  #entries: FullEntry[] = [];
  #from: number;
  #retelling: Retelling<S, M> | undefined;
  /** Everything at hand is kept, not only what is recent. */
  #isWhole = false;

  /** Of what `moves` has already nothing is at hand. */
  constructor(game: Game<S, M>, setup: Setup, moves: () => readonly Played[]) {
    this.#game = game;
    this.#setup = setup;
    this.#moves = moves;
    this.#from = moves().length + 1;
  }

  /** What happened in the set-up of a match that has just begun. */
  begin(events: readonly FullEvent[]): void {
    this.#entries = [entryOf(null, events, [])];
    this.#from = 0;
  }

  /** The first entry that is at hand. */
  get from(): number {
    return this.#from;
  }

  /** How many entries have to be told again before all are at hand. */
  get missing(): number {
    return this.#from - (this.#retelling?.entries.length ?? 0);
  }

  /** About how much memory it takes. */
  get bytes(): number {
    return bytesOf(this.#entries) + bytesOf(this.#retelling?.entries ?? []);
  }

  add(played: Played, before: S, events: readonly FullEvent[]): void {
    this.#entries.push(entryOf(played.seat, events, shownTo(this.#game, this.#setup, before, played)));
    if (!this.#isWhole && this.#entries.length > RECENT) this.#keep(RECENT / 2);
  }

  /** Moves were made that are told when somebody asks. */
  skip(): void {
    this.#entries = [];
    this.#from = this.#moves().length + 1;
  }

  /** What comes after the first `count` moves did not happen. */
  cut(count: number): void {
    this.#from = Math.min(this.#from, count + 1);
    this.#entries = this.#entries.slice(0, count + 1 - this.#from);
    if (this.#retelling && this.#retelling.entries.length > count + 1) this.#retelling = undefined;
  }

  /** As one viewer may know it; from an entry on that is at hand. */
  told(viewer: Viewer, first: number, end: number): ToldEntry[] {
    if (first < this.#from) throw new Error(`entry ${first} is not at hand`);
    return this.#entries.slice(first - this.#from, end - this.#from).map(({ seat, events, shown }) => ({
      seat,
      text: shown.at(viewer === 'spectator' ? -1 : viewer) ?? '',
      events: eventsFor(events, viewer),
    }));
  }

  /** Tells at most so many of the older entries again. True when that is all: then the whole history is at hand. */
  retell(most: number): boolean {
    this.#isWhole ||= this.#from === 0;
    if (this.#isWhole) return true;
    this.#retelling ??= new Retelling(this.#game, this.#setup);
    const { entries } = this.#retelling;
    const end = Math.min(entries.length + most, this.#from);
    while (entries.length < end) this.#retelling.tell(this.#moves()[entries.length - 1]);
    if (entries.length < this.#from) return false;
    this.#entries = [...entries.slice(0, this.#from), ...this.#entries];
    this.#from = 0;
    this.#retelling = undefined;
    this.#isWhole = true;
    return true;
  }

  /** Lets go of everything that is not recent. */
  forget(): void {
    this.#isWhole = false;
    this.#retelling = undefined;
    this.#keep(RECENT);
  }

  /** What brings the present back. */
  present(): () => void {
    const [from, entries] = [this.#from, this.#entries];
    const { length } = entries;
    return () => {
      this.#from = from;
      this.#entries = entries.slice(0, length);
      this.#retelling = undefined;
    };
  }

  #keep(most: number): void {
    const dropped = Math.max(0, this.#entries.length - most);
    this.#entries = this.#entries.slice(dropped);
    this.#from += dropped;
  }
}

/** Tells a match again from its seed, as far as it was asked to. */
class Retelling<S extends Stateful, M> {
  readonly entries: FullEntry[];
  readonly #game: Game<S, M>;
  readonly #setup: Setup;
  readonly #state: S;

  constructor(game: Game<S, M>, setup: Setup) {
    this.#game = game;
    this.#setup = setup;
    const log = new EventLog();
    this.#state = setUp(game, setup, log);
    this.entries = [entryOf(null, log.events, [])];
  }

  /** The move that follows those told so far. */
  tell(played: Played): void {
    const log = new EventLog();
    const shown = shownTo(this.#game, this.#setup, this.#state, played);
    const move = this.#game.read(played.text);
    if (move !== undefined) this.#game.play(this.#state, played.seat, move, log);
    this.entries.push(entryOf(played.seat, log.events, shown));
  }
}

/** The move as everybody may know it, seen from the state before it. */
function shownTo<S extends Stateful, M>(
  game: Game<S, M>,
  { seats }: Setup,
  before: S,
  { seat, text }: Played,
): string[] {
  const move = game.read(text);
  if (move === undefined) return [];
  const viewers: Viewer[] = [...Array(seats).keys(), 'spectator'];
  return viewers.map(viewer => game.redact(before, seat, move, viewer));
}

function entryOf(seat: Seat | null, events: readonly FullEvent[], shown: readonly string[]): FullEntry {
  let bytes = 128;
  for (const text of shown) bytes += 24 + text.length;
  for (const { params } of events) bytes += 96 + 32 * Object.keys(params).length;
  return { seat, events, shown, bytes };
}

/** Asked after each slice of a long history. */
function bytesOf(entries: readonly FullEntry[]): number {
  let sum = 0;
  for (const { bytes } of entries) sum += bytes;
  return sum;
}

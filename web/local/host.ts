/** Hosts a local match: the engine and the bots. Runs in a worker; knows no browser. */
import type { BotRequest } from '@fathom/bots/request.ts';
import {
  type Game,
  type Refusal,
  type Seat,
  type Sight,
  sightsOf,
  type ToldMatch,
  tellRecord,
  type Viewer,
} from '@fathom/kernel';
import type { Update } from '@fathom/server/protocol.ts';
import type { SavedMatch } from './saved.ts';

export type ChooseMove = (request: BotRequest) => Promise<string>;

/** What the host tells: news for whoever holds the device, and the moves to be saved. */
export interface News {
  readonly you: Seat | null;
  readonly update: Update;
  /** The update starts from nothing: forget what was known. */
  readonly whole: boolean;
  readonly curtain: Seat | undefined;
  readonly moves: readonly (readonly [Seat, string])[];
}

export interface HostListener {
  news(news: News): void;
  thinking(seat: Seat): void;
  failed(where: string): void;
}

/** More positions are not looked at again at once. */
const MOST_SIGHTS = 60;

export class LocalHost {
  readonly #saved: SavedMatch;
  readonly #choose: ChooseMove;
  readonly #listener: HostListener;
  readonly #told: ToldMatch;
  /** Whoever holds the device. */
  #you: Seat | null = null;
  #curtain: Seat | undefined;
  #round = 0;

  constructor(game: Game, saved: SavedMatch, choose: ChooseMove, listener: HostListener) {
    this.#saved = saved;
    this.#choose = choose;
    this.#listener = listener;
    const outcome = tellRecord(game, saved.record);
    if (!outcome.ok) throw new Error(outcome.error.at);
    this.#told = outcome.told;
    const people = saved.seats.flatMap((seat, i) => (seat.kind === 'person' ? [i] : []));
    if (people.length === 1) this.#you = people[0];
  }

  /** Tells where the match stands and lets it go on. */
  open(): void {
    this.#handOver();
    this.#tell(0, true);
    void this.#advance();
  }

  move(text: string): Refusal | undefined {
    if (this.#you === null || this.#curtain !== undefined) return undefined;
    const before = this.#told.seq;
    const choice = this.#told.choose(this.#you, text);
    if (!choice.ok) return choice.refusal;
    this.#tell(before, false);
    void this.#advance();
    return undefined;
  }

  undo(all: boolean): void {
    if (this.#you === null || this.#curtain !== undefined) return;
    const before = this.#told.seq;
    if (this.#told.takeBack(this.#you, all)) this.#tell(before, false);
  }

  /** What whoever holds the device saw, move by move. */
  sights(from: number, to: number): Sight[] {
    return sightsOf(this.#told, this.#viewer(), { from, to, most: MOST_SIGHTS });
  }

  /** The next player took the device. */
  lift(): void {
    if (this.#curtain === undefined) return;
    this.#you = this.#curtain;
    this.#curtain = undefined;
    this.#tell(0, true);
  }

  async #advance(): Promise<void> {
    const round = ++this.#round;
    for (let bot = this.#waitingBot(); bot !== undefined; bot = this.#waitingBot()) {
      this.#listener.thinking(bot);
      let text: string;
      try {
        text = await this.#choose(this.#request(bot));
      } catch {
        this.#listener.failed('bot');
        return;
      }
      if (round !== this.#round) return;
      const before = this.#told.seq;
      if (!this.#told.choose(bot, text).ok) {
        this.#listener.failed('bot');
        return;
      }
      this.#tell(before, false);
    }
    if (this.#handOver()) this.#tell(0, true);
  }

  /** Draws the curtain when another person at this device has to decide. True when something changed. */
  #handOver(): boolean {
    const people = this.#told.actors.filter(seat => this.#saved.seats[seat].kind === 'person');
    if (people.length === 0 || (this.#you !== null && people.includes(this.#you))) return false;
    this.#curtain = people[0];
    return true;
  }

  #waitingBot(): Seat | undefined {
    return this.#told.actors.find(seat => this.#saved.seats[seat].kind === 'bot');
  }

  #request(seat: Seat): BotRequest {
    const { record, seats } = this.#saved;
    return {
      game: record.game,
      version: record.version,
      seats: record.seats,
      seat,
      view: this.#told.view(seat),
      moves: this.#told.movesOf(seat),
      level: seats[seat].level ?? 'skilled',
      seed: `${record.seed}/bot/${this.#told.count}`,
    };
  }

  #viewer(): Viewer {
    return this.#curtain === undefined ? (this.#you ?? 'spectator') : 'spectator';
  }

  #tell(base: number, whole: boolean): void {
    this.#listener.news({
      you: this.#you,
      update: this.#told.update(this.#viewer(), base),
      whole,
      curtain: this.#curtain,
      moves: this.#told.moves.map(({ seat, text }) => [seat, text] as const),
    });
  }
}

/** Bots sit at a table like people: they get the view of their seat and send a move. */
import type { BotAnswer, BotRequest } from '@fathom/bots/request.ts';
import { below, type Seat, seedRng } from '@fathom/kernel';
import { randomId } from '../ids.ts';

/** Thinks elsewhere: in worker threads here, on other machines later. */
export interface BotMaker {
  readonly levels: readonly string[];
  choose(request: BotRequest): Promise<BotAnswer>;
  close(): Promise<void>;
}

/** A question to a bot and the sequence number it was asked at. */
export interface Asked {
  readonly base: number;
  readonly request: BotRequest;
}

export interface BotTable {
  /** What the bots at the table are asked now. */
  askBots(): Promise<readonly Asked[]>;
  /** Plays the answer if the question still stands, and says whether it did. */
  playBot(seat: Seat, base: number, move: string): Promise<boolean>;
  announceThinking(seat: Seat): void;
}

export interface DriverSettings {
  readonly maker: BotMaker;
  /** An instant answer is held back: a person wants to see what happened. */
  readonly pause: number;
  readonly onError: (error: unknown) => void;
  readonly onQueue: (change: 1 | -1) => void;
}

const AFTER_FAILURE = 1000;
const LONGEST_WAIT = 8000;

/**
 * Keeps the bots of one table moving, from the node where something changed. Another node may do the same, after a
 * failure: whoever comes too late leaves the table to the faster one.
 */
export class BotDriver {
  readonly #table: BotTable;
  readonly #settings: DriverSettings;
  readonly #thinking = new Set<Seat>();
  /** Something changed here while a bot was thinking. */
  #again = false;
  #stopped = false;

  constructor(table: BotTable, settings: DriverSettings) {
    this.#table = table;
    this.#settings = settings;
  }

  get busy(): boolean {
    return this.#thinking.size > 0;
  }

  stop(): void {
    this.#stopped = true;
  }

  /** To be called whenever something was changed here. */
  async wake(): Promise<void> {
    if (this.#stopped) return;
    if (this.busy) this.#again = true;
    for (const asked of await this.#table.askBots()) {
      const { seat } = asked.request;
      if (this.#stopped || this.#thinking.has(seat)) continue;
      this.#thinking.add(seat);
      this.#settings.onQueue(1);
      this.#answer(asked)
        .catch(async error => {
          this.#settings.onError(error);
          await pause(AFTER_FAILURE);
          return true;
        })
        .then(isOurs => this.#rest(seat, isOurs))
        .catch(this.#settings.onError);
    }
  }

  async #rest(seat: Seat, isOurs: boolean): Promise<void> {
    this.#thinking.delete(seat);
    this.#settings.onQueue(-1);
    const goOn = isOurs || this.#again;
    if (!this.busy) this.#again = false;
    if (goOn) await this.#keepWaking();
  }

  /** The store may be away for a while. */
  async #keepWaking(): Promise<void> {
    for (let wait = AFTER_FAILURE; !this.#stopped; wait = Math.min(2 * wait, LONGEST_WAIT)) {
      try {
        return await this.wake();
      } catch (error) {
        if (wait === AFTER_FAILURE) this.#settings.onError(error);
        await pause(wait);
      }
    }
  }

  async #answer({ base, request }: Asked): Promise<boolean> {
    this.#table.announceThinking(request.seat);
    const [move] = await Promise.all([this.#choose(request), pause(this.#settings.pause)]);
    return this.#stopped ? false : this.#table.playBot(request.seat, base, move);
  }

  /** A bot that fails must not hold up the table: a random move takes its place. */
  async #choose(request: BotRequest): Promise<string> {
    const { moves, seed } = request;
    if (moves.length === 1) return moves[0];
    try {
      const { move } = await this.#settings.maker.choose(request);
      if (moves.includes(move)) return move;
      throw new Error(`the ${request.level} bot of ${request.game} answered with no legal move: ${move}`);
    } catch (error) {
      this.#settings.onError(error);
      return moves[below(seedRng(seed, 'fallback'), moves.length)];
    }
  }
}

/** Nothing of the match's own dice: what a bot draws tells nothing about them. */
export function botSeed(): string {
  return randomId(26);
}

function pause(milliseconds: number): Promise<void> {
  return milliseconds > 0 ? new Promise(resolve => setTimeout(resolve, milliseconds)) : Promise.resolve();
}

/** Bots sit at a table like people: they get the view of their seat and send a move. */
import type { BotAnswer, BotRequest } from '@fathom/bots/request.ts';
import { below, type Seat, seedRng } from '@fathom/kernel';
import { randomId } from '../ids.ts';
import { Unwanted } from '../work/unwanted.ts';

/** Thinks elsewhere: in processes beside this one, or on other machines. */
export interface BotMaker {
  readonly levels: readonly string[];
  choose(request: BotRequest, thinker: Thinker): Promise<BotAnswer>;
  close(): Promise<void>;
}

/** For whom a bot thinks, and who wants to know how it goes. */
export interface Thinker {
  readonly table: string;
  /** The address that pays for it. */
  readonly address: string;
  /** Whether somebody looks on. */
  isWatched(): boolean;
  /** It has to wait longer than people like to. */
  waits(): void;
  begins(): void;
  /** Aborted when nobody wants to know any more. */
  readonly signal: AbortSignal;
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
  /** A bot thinks, or still waits for its turn to. */
  announceThinking(seat: Seat, waits: boolean): void;
  /** What a bot that is going to move pays for; resolves when it may. */
  pay(address: string): Promise<void>;
}

/** Whose table it is. */
export interface Owner {
  readonly table: string;
  address(): string;
  isWatched(): boolean;
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
  readonly #owner: Owner;
  readonly #thinking = new Map<Seat, AbortController>();
  /** Something changed here while a bot was thinking. */
  #again = false;
  #stopped = false;

  constructor(table: BotTable, owner: Owner, settings: DriverSettings) {
    this.#table = table;
    this.#owner = owner;
    this.#settings = settings;
  }

  get busy(): boolean {
    return this.#thinking.size > 0;
  }

  stop(): void {
    this.#stopped = true;
    for (const thought of this.#thinking.values()) thought.abort();
  }

  /** To be called whenever something was changed here. */
  async wake(): Promise<void> {
    if (this.#stopped) return;
    if (this.busy) this.#again = true;
    const questions = await this.#table.askBots();
    this.#giveUp(questions);
    for (const asked of questions) {
      const { seat } = asked.request;
      if (this.#stopped || this.#thinking.has(seat)) continue;
      const thought = new AbortController();
      this.#thinking.set(seat, thought);
      this.#settings.onQueue(1);
      this.#answer(asked, thought.signal)
        .catch(async error => {
          this.#settings.onError(error);
          await pause(AFTER_FAILURE);
          return true;
        })
        .then(isOurs => this.#rest(seat, isOurs))
        .catch(this.#settings.onError);
    }
  }

  /** What is not asked any more need not be thought about: the table was given up, or a person sits there again. */
  #giveUp(questions: readonly Asked[]): void {
    for (const [seat, thought] of this.#thinking)
      if (!questions.some(({ request }) => request.seat === seat)) thought.abort();
  }

  async #rest(seat: Seat, isOurs: boolean): Promise<void> {
    this.#thinking.delete(seat);
    this.#settings.onQueue(-1);
    const goOn = isOurs || this.#again;
    this.#again = false;
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

  async #answer({ base, request }: Asked, signal: AbortSignal): Promise<boolean> {
    const address = this.#owner.address();
    const announce = (waits: boolean) => this.#table.announceThinking(request.seat, waits);
    const thinker: Thinker = {
      table: this.#owner.table,
      address,
      signal,
      isWatched: () => this.#owner.isWatched(),
      waits: () => announce(true),
      begins: () => announce(false),
    };
    const thought = this.#table.pay(address).then(() => this.#choose(request, thinker));
    const [move] = await Promise.all([thought, pause(this.#settings.pause)]);
    if (this.#stopped || move === undefined) return false;
    return this.#table.playBot(request.seat, base, move);
  }

  /** A bot that fails must not hold up the table: a random move takes its place. Nothing when nobody wants to know any more. */
  async #choose(request: BotRequest, thinker: Thinker): Promise<string | undefined> {
    const { moves, seed } = request;
    if (thinker.signal.aborted) return undefined;
    if (moves.length === 1) return moves[0];
    try {
      const { move } = await this.#settings.maker.choose(request, thinker);
      if (moves.includes(move)) return move;
      throw new Error(`the ${request.level} bot of ${request.game} answered with no legal move: ${move}`);
    } catch (error) {
      if (this.#stopped || error instanceof Unwanted) return undefined;
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

/** What goes to a bot in a worker and comes back. Moves travel as notation, and nothing but the seat's view does. */

export interface BotRequest {
  readonly game: string;
  /** Of the rules the match began with; without it the present ones. */
  readonly version?: number;
  readonly seats: number;
  readonly seat: number;
  readonly view: unknown;
  readonly moves: readonly string[];
  /** A level, or an algorithm with a budget such as `ismcts:1000` (levels.ts). */
  readonly level: string;
  /** Where the bot's chances come from; has nothing to do with the seed of the match. */
  readonly seed: string;
}

export interface BotAnswer {
  readonly move: string;
  /** Why the bot went by the hand-written value although it should know better. */
  readonly fault?: string;
}

/** To the worker. Requests are answered one after the other; `id` tells the answers apart. */
export interface ToWorker {
  readonly id: number;
  readonly request: BotRequest;
}

/** From the worker: any number of progress messages, then an answer or an error. */
export type FromWorker =
  | { readonly id: number; readonly type: 'progress'; readonly share: number }
  | { readonly id: number; readonly type: 'answer'; readonly answer: BotAnswer }
  | { readonly id: number; readonly type: 'error'; readonly message: string };

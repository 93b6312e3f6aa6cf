/** Brings choices to the server: over the stream while it is open, over HTTP whenever that did not help. */
import type { StreamRequest } from '@fathom/server/protocol.ts';
import { type Answer, NOT_REACHED } from '../api.ts';
import type { Taken } from './answers.ts';
import type { Clock } from './socket.ts';

export type Choice = Extract<StreamRequest, { move: unknown } | { undo: unknown }>;

export interface Ways {
  readonly clock: Clock;
  readonly streaming: () => boolean;
  readonly stream: (choice: Choice) => void;
  readonly post: (choice: Choice) => Promise<Answer<Taken>>;
}

/** A request whose answer got lost is repeated with the same id; the server does it once. */
const PASSING: readonly string[] = ['offline', 'busy', 'store_failed'];
const ATTEMPTS = 6;
/** Twice as long after each attempt: another node is there at once, a restart takes seconds. */
const FIRST_RETRY = 250;
/** A choice the stream has not answered by then is sent again over HTTP. */
const ANSWER_WITHIN = 6000;

export class Sender {
  readonly #ways: Ways;
  /** Choices the stream has still to answer, by their id. */
  readonly #asked = new Map<string, (answer: Answer<Taken>) => void>();
  #closed = false;

  constructor(ways: Ways) {
    this.#ways = ways;
  }

  async send(id: string, choice: Choice): Promise<Answer<Taken>> {
    for (let attempt = 1; ; attempt++) {
      const byStream = attempt === 1 && this.#ways.streaming();
      const answer = await (byStream ? this.#overStream(id, choice) : this.#ways.post(choice));
      if (answer.ok || !PASSING.includes(answer.problem.code) || attempt === ATTEMPTS || this.#closed)
        return answer;
      await new Promise<void>(resume => this.#ways.clock.after(FIRST_RETRY * 2 ** (attempt - 1), resume));
    }
  }

  /** What the stream says about a choice. */
  answer(id: string, answer: Answer<Taken>): void {
    this.#asked.get(id)?.(answer);
  }

  /** The stream will not answer any more. */
  forget(): void {
    for (const answered of [...this.#asked.values()]) answered(NOT_REACHED);
  }

  close(): void {
    this.#closed = true;
    this.forget();
  }

  #overStream(id: string, choice: Choice): Promise<Answer<Taken>> {
    return new Promise(resolve => {
      const stop = this.#ways.clock.after(ANSWER_WITHIN, () => this.answer(id, NOT_REACHED));
      this.#asked.set(id, answer => {
        stop();
        this.#asked.delete(id);
        resolve(answer);
      });
      this.#ways.stream(choice);
    });
  }
}

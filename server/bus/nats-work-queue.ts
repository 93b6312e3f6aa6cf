/**
 * Work over a NATS queue group. Whoever takes a question says so at once and gives signs of life until it answers, so
 * a worker that dies is missed after `SILENCE`. A worker that can take no more leaves the queue until it can again.
 */
import { createInbox, type Msg, type NatsConnection, type Subscription } from '@nats-io/nats-core';
import { Unanswered, type WorkQueue } from './bus.ts';

const SUBJECT = 'fathom.bots';
const QUEUE = 'workers';
const SIGN_EVERY = 500;
const SILENCE = 2500;

type Reply = { readonly sign: true } | { readonly answer: unknown } | { readonly failure: string };

export class NatsWorkQueue implements WorkQueue {
  readonly #connection: NatsConnection;

  constructor(connection: NatsConnection) {
    this.#connection = connection;
  }

  ask(question: unknown): Promise<unknown> {
    return new Promise((resolve, reject) => {
      let silence: NodeJS.Timeout | undefined;
      const settle = (done: () => void) => {
        clearTimeout(silence);
        replies.unsubscribe();
        done();
      };
      const listen = () => {
        clearTimeout(silence);
        silence = setTimeout(
          () => settle(() => reject(new Unanswered('whoever took it is silent'))),
          SILENCE,
        );
      };
      const inbox = createInbox();
      const replies = this.#connection.subscribe(inbox, {
        callback: (error, message) => {
          if (error) return settle(() => reject(error));
          // NATS itself answers without a body when nobody is there.
          if (message.data.length === 0) return settle(() => reject(new Unanswered('no worker is free')));
          const reply = message.json<Reply>();
          if ('sign' in reply) listen();
          else if ('answer' in reply) settle(() => resolve(reply.answer));
          else settle(() => reject(new Error(reply.failure)));
        },
      });
      listen();
      this.#connection.publish(SUBJECT, JSON.stringify(question), { reply: inbox });
    });
  }

  work(most: number, answer: (question: unknown) => Promise<unknown>): () => Promise<void> {
    const worker = new QueueWorker(this.#connection, most, answer);
    return () => worker.end();
  }
}

/** One worker in the queue. */
class QueueWorker {
  readonly #connection: NatsConnection;
  readonly #most: number;
  readonly #answer: (question: unknown) => Promise<unknown>;
  readonly #busy = new Set<Promise<void>>();
  #queue: Subscription | undefined;
  #ended = false;

  constructor(connection: NatsConnection, most: number, answer: (question: unknown) => Promise<unknown>) {
    this.#connection = connection;
    this.#most = most;
    this.#answer = answer;
    this.#queueUp();
  }

  async end(): Promise<void> {
    this.#ended = true;
    this.#queueUp();
    await Promise.all(this.#busy);
    if (!this.#connection.isClosed()) await this.#connection.flush().catch(() => {});
  }

  #queueUp(): void {
    const free = !this.#ended && this.#busy.size < this.#most;
    if (free && !this.#connection.isClosed())
      this.#queue ??= this.#connection.subscribe(SUBJECT, {
        queue: QUEUE,
        callback: (error, message) => {
          if (!error) this.#take(message);
        },
      });
    else if (!free) {
      this.#queue?.unsubscribe();
      this.#queue = undefined;
    }
  }

  #take(message: Msg): void {
    const reply = (content: Reply) => {
      if (!this.#connection.isClosed()) message.respond(JSON.stringify(content));
    };
    reply({ sign: true });
    const signs = setInterval(() => reply({ sign: true }), SIGN_EVERY);
    // Back in the queue before the answer goes out: whoever has it may ask the next question at once.
    const answered = (content: Reply) => {
      clearInterval(signs);
      this.#busy.delete(done);
      this.#queueUp();
      reply(content);
    };
    const done = Promise.resolve()
      .then(() => this.#answer(message.json()))
      .then(
        answer => answered({ answer }),
        (error: unknown) => answered({ failure: error instanceof Error ? error.message : String(error) }),
      );
    this.#busy.add(done);
    this.#queueUp();
  }
}

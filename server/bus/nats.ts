/**
 * The bus of several machines: NATS. Listeners in this process are called directly and do not need it; everybody else
 * hears through it. While it is away notices are lost, and `onGap` says so when it is back.
 */
import type { Msg, NatsConnection, Subscription } from '@nats-io/nats-core';
import { connect } from '@nats-io/transport-node';
import type { Bus, Listener, Notice, WorkQueue } from './bus.ts';
import { LocalBus } from './local.ts';
import { NatsWorkQueue } from './nats-work-queue.ts';

const CONNECT_WITHIN = 3000;
const RECONNECT_AFTER = 200;
/** Two unanswered pings and the line counts as broken. */
const PING_EVERY = 5000;

/** Said when the line breaks and when it is mended. */
const SENTENCES: Readonly<Record<string, string>> = {
  disconnect:
    'NATS (NATS_URL) is gone: play goes on, nodes see each other with a delay and bots think here; start it again, everything else happens by itself.',
  reconnect: 'NATS (NATS_URL) is back.',
};

export class NatsBus implements Bus, WorkQueue {
  readonly #connection: NatsConnection;
  readonly #local = new LocalBus();
  readonly #workQueue: NatsWorkQueue;
  readonly #gaps = new Set<() => void>();
  readonly #troubles = new Set<(sentence: string) => void>();
  #isAway = false;
  readonly #topics = new Map<string, { readonly subscription: Subscription; listeners: number }>();

  static async open(url: string): Promise<NatsBus> {
    return new NatsBus(
      await connect({
        servers: url.split(','),
        name: 'fathom',
        noEcho: true,
        timeout: CONNECT_WITHIN,
        maxReconnectAttempts: -1,
        reconnectTimeWait: RECONNECT_AFTER,
        pingInterval: PING_EVERY,
        maxPingOut: 2,
        ignoreAuthErrorAbort: true,
      }),
    );
  }

  private constructor(connection: NatsConnection) {
    this.#connection = connection;
    this.#workQueue = new NatsWorkQueue(connection);
    this.#watch();
  }

  publish(topic: string, notice: Notice): void {
    this.#local.publish(topic, notice);
    if (!this.#connection.isClosed()) this.#connection.publish(subject(topic), JSON.stringify(notice));
  }

  subscribe(topic: string, listener: Listener): () => void {
    const stop = this.#local.subscribe(topic, listener);
    const known = this.#topics.get(topic) ?? { subscription: this.#hear(topic), listeners: 0 };
    known.listeners++;
    this.#topics.set(topic, known);
    let listening = true;
    return () => {
      stop();
      if (!listening) return;
      listening = false;
      if (--known.listeners > 0) return;
      known.subscription.unsubscribe();
      this.#topics.delete(topic);
    };
  }

  get isAway(): boolean {
    return this.#isAway;
  }

  onGap(listener: () => void): void {
    this.#gaps.add(listener);
  }

  onTrouble(listener: (sentence: string) => void): void {
    this.#troubles.add(listener);
  }

  ask(question: unknown): Promise<unknown> {
    return this.#workQueue.ask(question);
  }

  work(most: number, answer: (question: unknown) => Promise<unknown>): () => Promise<void> {
    return this.#workQueue.work(most, answer);
  }

  async close(): Promise<void> {
    await this.#local.close();
    const patience = setTimeout(() => void this.#connection.close(), CONNECT_WITHIN);
    await this.#connection.drain().catch(() => this.#connection.close());
    clearTimeout(patience);
  }

  /** Until the server has everything that was said here. */
  flush(): Promise<void> {
    return this.#connection.flush();
  }

  /** Hangs up in the middle of everything. */
  kill(): Promise<void> {
    return this.#connection.close();
  }

  #hear(topic: string): Subscription {
    return this.#connection.subscribe(subject(topic), {
      callback: (error, message) => {
        const notice = error ? undefined : read(message);
        if (notice) this.#local.publish(topic, notice);
      },
    });
  }

  async #watch(): Promise<void> {
    for await (const status of this.#connection.status()) {
      if (status.type === 'disconnect') this.#isAway = true;
      if (status.type === 'reconnect') this.#isAway = false;
      if (status.type === 'reconnect') for (const listener of this.#gaps) listener();
      const sentence = SENTENCES[status.type];
      if (sentence !== undefined) for (const listener of this.#troubles) listener(sentence);
    }
  }
}

/** Whatever is no notice is not ours. */
function read(message: Msg): Notice | undefined {
  try {
    return message.json<Notice>();
  } catch {
    return undefined;
  }
}

function subject(topic: string): string {
  return `fathom.notice.${topic}`;
}

/** The other nodes: each gives a sign of life on the bus, and is missed when it gives none. */
import { type Bus, NODES } from '../bus/bus.ts';

const SIGN_EVERY = 2000;
const MISSED_AFTER = 10_000;

export interface PeerListener {
  /** A node was not known before, or has been away. */
  came(node: string): void;
  lost(node: string): void;
}

export class Peers {
  readonly #node: string;
  readonly #bus: Bus;
  readonly #listener: PeerListener;
  readonly #seen = new Map<string, number>();
  readonly #timer: NodeJS.Timeout;
  readonly #stop: () => void;

  constructor(node: string, bus: Bus, listener: PeerListener) {
    this.#node = node;
    this.#bus = bus;
    this.#listener = listener;
    this.#stop = bus.subscribe(NODES, notice => {
      if (notice.kind !== 'node' || notice.node === node) return;
      if (notice.alive) this.#see(notice.node);
      else this.#lose(notice.node);
    });
    this.#timer = setInterval(() => this.#beat(), SIGN_EVERY).unref();
    this.#beat();
  }

  close(): void {
    clearInterval(this.#timer);
    this.#stop();
    this.#bus.publish(NODES, { kind: 'node', node: this.#node, alive: false });
  }

  #beat(): void {
    this.#sign();
    const before = performance.now() - MISSED_AFTER;
    for (const [node, seen] of this.#seen) if (seen < before) this.#lose(node);
  }

  #sign(): void {
    this.#bus.publish(NODES, { kind: 'node', node: this.#node, alive: true });
  }

  /** Whoever comes is answered at once: it shall notice, too, when this node goes. */
  #see(node: string): void {
    const isNew = !this.#seen.has(node);
    this.#seen.set(node, performance.now());
    if (!isNew) return;
    this.#sign();
    this.#listener.came(node);
  }

  #lose(node: string): void {
    if (this.#seen.delete(node)) this.#listener.lost(node);
  }
}

/**
 * Who looks on without a seat, at this node and at others. Nobody of them has a name: everybody at the table sees how many
 * there are, and the host can send one away, who then finds the table closed from the same address.
 */
import type { Bus, Notice } from '../bus/bus.ts';
import { randomId } from '../ids.ts';
import { Refused } from '../refused.ts';

/** How many the host can tell apart. */
const SHOWN = 40;
/** Whoever comes and goes is told of at most once in this time. */
const TOLD_EVERY = 1000;

interface Spectator {
  readonly address: string;
  readonly sendAway: () => void;
}

interface Elsewhere {
  readonly count: number;
  readonly ids: readonly string[];
}

export interface AudienceSettings {
  readonly table: string;
  readonly node: string;
  readonly bus: Bus;
}

export class Audience {
  readonly #settings: AudienceSettings;
  readonly #own = new Map<string, Spectator>();
  readonly #elsewhere = new Map<string, Elsewhere>();
  readonly #unwanted = new Set<string>();
  #soon: NodeJS.Timeout | undefined;

  constructor(settings: AudienceSettings) {
    this.#settings = settings;
  }

  get count(): number {
    return this.#own.size + [...this.#elsewhere.values()].reduce((sum, { count }) => sum + count, 0);
  }

  get ids(): string[] {
    const elsewhere = [...this.#elsewhere.values()].flatMap(({ ids }) => ids);
    return [...this.#own.keys(), ...elsewhere].slice(0, SHOWN);
  }

  /** Refuses those who were sent away. */
  check(address: string | undefined): void {
    if (address !== undefined && this.#unwanted.has(address)) throw new Refused('sent_away');
  }

  /** Returns what to call when the spectator goes. */
  enter(address: string, sendAway: () => void): () => void {
    const id = randomId(8);
    this.#own.set(id, { address, sendAway });
    this.#tellSoon();
    return () => {
      if (this.#own.delete(id)) this.#tellSoon();
    };
  }

  /** What is told of them; only the host can tell them apart. */
  told(isHost: boolean): { watching: number; spectators?: string[] } {
    return { watching: this.count, ...(isHost && { spectators: this.ids }) };
  }

  remove(spectator: string, isHost: boolean): void {
    if (!isHost) throw new Refused('not_host');
    if (!this.ids.includes(spectator)) throw new Refused('not_found');
    const { bus, table } = this.#settings;
    bus.publish(table, { kind: 'sendAway', table, spectator });
  }

  hear(notice: Notice): void {
    const { bus, table, node } = this.#settings;
    if (notice.kind === 'audience' && notice.node !== node) this.#hear(notice.node, notice);
    if (notice.kind === 'who' && notice.node !== node && this.#own.size > 0) this.#tellSoon();
    if (notice.kind === 'unwanted') this.#unwanted.add(notice.address);
    if (notice.kind !== 'sendAway') return;
    const spectator = this.#own.get(notice.spectator);
    if (!spectator) return;
    const { address } = spectator;
    bus.publish(table, { kind: 'unwanted', table, address });
    for (const one of [...this.#own.values()]) if (one.address === address) one.sendAway();
  }

  /** A node is gone, and with it everybody who looked on there. */
  lose(node: string): void {
    this.#elsewhere.delete(node);
  }

  close(): void {
    clearTimeout(this.#soon);
  }

  #hear(node: string, { count, ids }: Elsewhere): void {
    if (count > 0) this.#elsewhere.set(node, { count, ids });
    else this.#elsewhere.delete(node);
  }

  #tellSoon(): void {
    this.#soon ??= setTimeout(() => {
      this.#soon = undefined;
      const { bus, table, node } = this.#settings;
      const ids = [...this.#own.keys()].slice(0, SHOWN);
      bus.publish(table, { kind: 'audience', table, node, count: this.#own.size, ids });
    }, TOLD_EVERY).unref();
  }
}

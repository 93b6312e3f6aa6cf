/** Who is at a table, at whichever node: keeps the other nodes informed and hears from them. */
import type { Seat } from '@fathom/kernel';
import type { Bus, Notice } from '../bus/bus.ts';
import { Connections } from './connections.ts';

export interface PresenceSettings {
  readonly table: string;
  readonly node: string;
  readonly bus: Bus;
  readonly now: () => number;
  readonly seatOf: (member: string) => Seat | undefined;
  readonly memberAt: (seat: Seat) => string | undefined;
}

export class Presence {
  readonly #settings: PresenceSettings;
  readonly #connections: Connections;

  constructor(settings: PresenceSettings) {
    this.#settings = settings;
    this.#connections = new Connections(settings.now());
  }

  isHere(member: string): boolean {
    return this.#connections.isHere(member, this.#settings.seatOf(member));
  }

  isGone(member: string, seat: Seat, grace: number, decided: number | undefined): boolean {
    return this.#connections.isGone(member, seat, grace, this.#settings.now(), decided);
  }

  note(member: string): void {
    this.#connections.note(member, this.#settings.now());
  }

  /** Says whether this made a difference. */
  come(member: string): boolean {
    const isNew = this.#connections.come(member);
    if (isNew) this.tell();
    return isNew;
  }

  go(member: string): boolean {
    const isLast = this.#connections.go(member, this.#settings.now());
    if (isLast) this.tell();
    return isLast;
  }

  /** Asks the other nodes who is connected to them. */
  ask(): void {
    const { bus, table, node } = this.#settings;
    bus.publish(table, { kind: 'who', table, node });
  }

  /** Tells the other nodes who is connected to this one. */
  tell(): void {
    const { bus, table, node, seatOf } = this.#settings;
    const seats = this.#connections.own.flatMap(member => seatOf(member) ?? []);
    bus.publish(table, { kind: 'here', table, node, seats });
  }

  /** Says whether somebody here is to be announced to whoever asked. */
  hear(notice: Notice): boolean {
    const { node } = this.#settings;
    if (notice.kind === 'here' && notice.node !== node) this.#hear(notice.node, notice.seats);
    if (notice.kind !== 'who' || notice.node === node || this.#connections.own.length === 0) return false;
    this.tell();
    return true;
  }

  /** A node is gone, and with it everybody who was connected to it; says whether that made a difference. */
  lose(node: string): boolean {
    return this.#hear(node, []) > 0;
  }

  #hear(node: string, seats: readonly Seat[]): number {
    const left = this.#connections.hear(node, seats);
    for (const seat of left) {
      const member = this.#settings.memberAt(seat);
      if (member !== undefined) this.note(member);
    }
    return left.length;
  }
}

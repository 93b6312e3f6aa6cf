/** Who of the members is here now, by open sockets at this node and at others, and when the rest was last seen. */
import type { Seat } from '@fathom/kernel';

export class Connections {
  readonly #sockets = new Map<string, number>();
  readonly #seen = new Map<string, number>();
  /** The seats whose people are connected to other nodes. */
  readonly #elsewhere = new Map<string, ReadonlySet<Seat>>();
  readonly #opened: number;

  constructor(now: number) {
    this.#opened = now;
  }

  /** The members connected to this node. */
  get own(): readonly string[] {
    return [...this.#sockets.keys()];
  }

  isHere(member: string, seat: Seat | undefined): boolean {
    if (this.#sockets.has(member)) return true;
    return seat !== undefined && [...this.#elsewhere.values()].some(seats => seats.has(seat));
  }

  /** Says whether this made a difference. */
  come(member: string): boolean {
    const sockets = (this.#sockets.get(member) ?? 0) + 1;
    this.#sockets.set(member, sockets);
    return sockets === 1;
  }

  go(member: string, now: number): boolean {
    const sockets = (this.#sockets.get(member) ?? 0) - 1;
    this.#seen.set(member, now);
    if (sockets > 0) this.#sockets.set(member, sockets);
    else this.#sockets.delete(member);
    return sockets === 0;
  }

  /** Another node tells who is connected to it; returns the seats that are no longer. */
  hear(node: string, seats: readonly Seat[]): Seat[] {
    const before = this.#elsewhere.get(node) ?? new Set();
    if (seats.length > 0) this.#elsewhere.set(node, new Set(seats));
    else this.#elsewhere.delete(node);
    return [...before].filter(seat => !seats.includes(seat));
  }

  /** A request without a socket is a sign of life too. */
  note(member: string, now: number): void {
    this.#seen.set(member, now);
  }

  /** `decided` is when the member last made a move, wherever that was. */
  isGone(member: string, seat: Seat, grace: number, now: number, decided = 0): boolean {
    const seen = Math.max(this.#seen.get(member) ?? this.#opened, decided);
    return !this.isHere(member, seat) && now - seen >= grace;
  }
}

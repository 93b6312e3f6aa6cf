/** Who of the members is here now, by open sockets, and when the others were last seen. */
export class Presence {
  readonly #sockets = new Map<string, number>();
  readonly #seen = new Map<string, number>();
  readonly #opened: number;

  constructor(now: number) {
    this.#opened = now;
  }

  isHere(member: string): boolean {
    return (this.#sockets.get(member) ?? 0) > 0;
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

  /** A request without a socket is a sign of life too. */
  note(member: string, now: number): void {
    this.#seen.set(member, now);
  }

  isGone(member: string, grace: number, now: number): boolean {
    return !this.isHere(member) && now - (this.#seen.get(member) ?? this.#opened) >= grace;
  }
}

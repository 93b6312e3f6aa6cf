/**
 * From which address the tables of this node are used: it pays for their bots, and for the open tables it has. Kept in memory
 * only, and not for ever: addresses are nothing to store.
 */
const MOST = 50_000;

export class Origins {
  /** Used last stands last. */
  readonly #addresses = new Map<string, string>();
  /** The tables each address has made that may still be open, oldest first. */
  readonly #made = new Map<string, Set<string>>();

  /** A table whose address is not known stands for itself. */
  of(table: string): string {
    return this.#addresses.get(table) ?? `table ${table}`;
  }

  note(table: string, address: string): void {
    this.#addresses.delete(table);
    this.#addresses.set(table, address);
    if (this.#addresses.size <= MOST) return;
    for (const oldest of this.#addresses.keys()) return void this.#addresses.delete(oldest);
  }

  make(table: string, address: string): void {
    this.note(table, address);
    this.#made.set(address, (this.#made.get(address) ?? new Set()).add(table));
  }

  /** It has begun, or is gone. */
  closed(table: string): void {
    for (const [address, tables] of this.#made) {
      if (tables.delete(table) && tables.size === 0) this.#made.delete(address);
    }
  }

  madeBy(address: string): readonly string[] {
    return [...(this.#made.get(address) ?? [])];
  }

  /** Whether no older open table comes from the same address. */
  isFirst(table: string): boolean {
    const made = this.#made.get(this.of(table));
    if (!made?.has(table)) return true;
    for (const first of made) return first === table;
    return true;
  }
}

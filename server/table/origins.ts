/**
 * From which address the tables of this node are used: it pays for their bots, and for the open tables it lists. Kept in memory
 * only, and not for ever: addresses are nothing to store.
 */
const MOST = 50_000;

export class Origins {
  /** Used last stands last. */
  readonly #addresses = new Map<string, string>();

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
}

/** What was used lately, within a budget: what nobody has used for the longest goes first, the last one never. */
export class Lately<K, V> {
  readonly #most: number;
  /** Used last stands last. */
  readonly #kept = new Map<K, { readonly value: V; readonly weight: number }>();
  #weight = 0;

  constructor(most: number) {
    this.#most = most;
  }

  get weight(): number {
    return this.#weight;
  }

  find(key: K): V | undefined {
    const kept = this.#kept.get(key);
    if (!kept) return undefined;
    this.#kept.delete(key);
    this.#kept.set(key, kept);
    return kept.value;
  }

  /** Says what had to go for it. */
  keep(key: K, value: V, weight: number): V[] {
    this.drop(key);
    this.#kept.set(key, { value, weight });
    this.#weight += weight;
    const gone: V[] = [];
    for (const [oldest, kept] of this.#kept) {
      if (this.#weight <= this.#most || oldest === key) break;
      this.drop(oldest);
      gone.push(kept.value);
    }
    return gone;
  }

  drop(key: K): void {
    this.#weight -= this.#kept.get(key)?.weight ?? 0;
    this.#kept.delete(key);
  }
}

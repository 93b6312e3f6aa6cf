import { ToldCache } from './told-cache.ts';

/** Characters of what was told lately. */
const MOST_TOLD = 8 << 20;

/** The whole histories that are held in memory, within a budget: those that nobody has asked for the longest go first. */
export interface HistoryHolder {
  /** About how many bytes its history takes. */
  readonly historyBytes: number;
  /** Lets go of its history; it can be told again from the seed. */
  forgetHistory(): void;
}

export class HistoryCache {
  readonly told = new ToldCache(MOST_TOLD);
  readonly #most: number;
  /** Used last stands last. */
  readonly #bytes = new Map<HistoryHolder, number>();
  #total = 0;

  constructor(most: number) {
    this.#most = most;
  }

  get bytes(): number {
    return this.#total;
  }

  /** Somebody was told from this history. It stays even if it alone is too large. */
  use(holder: HistoryHolder): void {
    this.drop(holder);
    const bytes = holder.historyBytes;
    this.#bytes.set(holder, bytes);
    this.#total += bytes;
    for (const [oldest] of this.#bytes) {
      if (this.#total <= this.#most || oldest === holder) return;
      this.drop(oldest);
      oldest.forgetHistory();
    }
  }

  drop(holder: HistoryHolder): void {
    this.#total -= this.#bytes.get(holder) ?? 0;
    this.#bytes.delete(holder);
  }
}

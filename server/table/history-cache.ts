import { Lately } from './lately.ts';
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
  readonly #held: Lately<HistoryHolder, HistoryHolder>;

  constructor(most: number) {
    this.#held = new Lately(most);
  }

  get bytes(): number {
    return this.#held.weight;
  }

  /** Somebody was told from this history. It stays even if it alone is too large. */
  use(holder: HistoryHolder): void {
    for (const other of this.#held.keep(holder, holder, holder.historyBytes)) other.forgetHistory();
  }

  drop(holder: HistoryHolder): void {
    this.#held.drop(holder);
  }
}

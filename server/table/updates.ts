/**
 * Tells viewers what happened in a match. What is recent is told at once. A long history waits for a slot; one that is not
 * at hand is told again from the seed, a little in each slot, once for everybody who waits for it, and is then kept.
 */
import type { Viewer } from '@fathom/kernel';
import type { Update } from '../protocol.ts';
import { HISTORY } from '../work/costs.ts';
import type { Requester, Scheduler } from '../work/scheduler.ts';
import { slice } from '../work/slice.ts';
import type { HistoryCache } from './history-cache.ts';
import type { LiveMatch } from './live.ts';
import type { StoredTable } from './stored.ts';
import { type Telling, textOf } from './told-cache.ts';

/** So many entries that are at hand are told without a slot. */
const LITTLE = 16;

export interface Question {
  readonly viewer: () => Viewer;
  /** What the viewer knows; null when there is nothing to tell. Asked as late as possible. */
  readonly base: (match: LiveMatch) => number | null;
  readonly requester: Requester;
}

interface Dear {
  readonly match: LiveMatch;
  readonly base: number;
}

export class Updates {
  readonly #stored: StoredTable;
  readonly #scheduler: Scheduler;
  readonly #historyCache: HistoryCache;

  constructor(stored: StoredTable, scheduler: Scheduler, historyCache: HistoryCache) {
    this.#stored = stored;
    this.#scheduler = scheduler;
    this.#historyCache = historyCache;
  }

  /** Null when there is nothing to tell, or no match. */
  async tell(question: Question): Promise<Update | null> {
    for (let hasSlot = false; ; hasSlot = true) {
      const told = await this.#stored.serial(async () => this.#now(question, hasSlot));
      if (!told || !('match' in told)) return told;
      await this.#prepare(told, question.requester);
    }
  }

  /** Within a job: what can be told without a slot. */
  atOnce(match: LiveMatch, viewer: Viewer, base: number): Update | undefined {
    const { entries, missing } = match.work(base);
    if (missing > 0 || entries > LITTLE) return undefined;
    // What a seat alone hears, and hears once, is not worth keeping.
    return viewer === 'spectator' ? this.#update(match, viewer, base) : match.update(viewer, base);
  }

  forget(): void {
    if (this.#stored.match) this.#historyCache.drop(this.#stored.match);
  }

  #now({ base: known, viewer, requester }: Question, hasSlot: boolean): Update | Dear | null {
    const { match } = this.#stored;
    const base = match ? known(match) : null;
    if (!match || base === null) return null;
    const told = this.atOnce(match, viewer(), base);
    if (told) return told;
    const copy = this.#historyCache.told.find(this.#telling(match, viewer(), base));
    if (copy && (hasSlot || this.#scheduler.mayAtOnce(requester, HISTORY.copied * textOf(copy).length)))
      return copy;
    if (!hasSlot || match.work(base).missing > 0) return { match, base };
    this.#historyCache.use(match);
    return this.#update(match, viewer(), base);
  }

  /** Told once to everybody who knows the same. */
  #update(match: LiveMatch, viewer: Viewer, base: number): Update {
    const telling = this.#telling(match, viewer, base);
    const { told } = this.#historyCache;
    return told.find(telling) ?? told.keep(telling, match.update(viewer, base));
  }

  #telling({ seq }: LiveMatch, viewer: Viewer, base: number): Telling {
    return { match: this.#stored.row.id, seq, viewer, base };
  }

  async #prepare({ match, base }: Dear, requester: Requester): Promise<void> {
    await this.#scheduler.slot(requester, costOf(match, base));
    while (match.work(base).missing > 0 && !this.#retell(match)) await this.#scheduler.slot(requester);
  }

  /** One slice; says whether the whole history is at hand then. */
  #retell(match: LiveMatch): boolean {
    const isEnough = slice();
    let isWhole = match.retell(1);
    while (!isWhole && !isEnough()) isWhole = match.retell(1);
    this.#historyCache.use(match);
    return isWhole;
  }
}

function costOf(match: LiveMatch, base: number): number {
  const { entries, missing } = match.work(base);
  return HISTORY.told * entries + HISTORY.retold * missing;
}

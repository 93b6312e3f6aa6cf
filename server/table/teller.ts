/**
 * Tells viewers what happened in a match. What is recent is told at once. A long history waits for its turn; one that is not
 * at hand is told again from the seed, a little at each turn, once for everybody who waits for it, and is then kept.
 */
import type { Viewer } from '@fathom/kernel';
import type { Update } from '../protocol.ts';
import { slice } from '../work/slice.ts';
import type { Asker, Turns } from '../work/turns.ts';
import type { Histories } from './histories.ts';
import type { LiveMatch } from './live.ts';
import type { Truth } from './truth.ts';

/** So many entries are told without a turn. */
const FEW = 16;
/** Telling an entry again is so many times as dear as telling what is at hand. */
const RETOLD = 10;

export interface Question {
  readonly viewer: () => Viewer;
  /** What the viewer knows; null when there is nothing to tell. Asked as late as possible. */
  readonly base: (match: LiveMatch) => number | null;
  readonly asker: Asker;
}

interface Dear {
  readonly match: LiveMatch;
  readonly base: number;
}

export class Teller {
  readonly #truth: Truth;
  readonly #turns: Turns;
  readonly #histories: Histories;

  constructor(truth: Truth, turns: Turns, histories: Histories) {
    this.#truth = truth;
    this.#turns = turns;
    this.#histories = histories;
  }

  /** Null when there is nothing to tell, or no match. */
  async tell(question: Question): Promise<Update | null> {
    for (let isTurn = false; ; isTurn = true) {
      const told = await this.#truth.serial(async () => this.#now(question, isTurn));
      if (!told || !('match' in told)) return told;
      await this.#prepare(told, question.asker);
    }
  }

  /** Within a job: what can be told without a turn. */
  atOnce(match: LiveMatch, viewer: Viewer, base: number): Update | undefined {
    return costOf(match, base) <= FEW ? match.update(viewer, base) : undefined;
  }

  forget(): void {
    if (this.#truth.match) this.#histories.drop(this.#truth.match);
  }

  #now({ base: known, viewer }: Question, isTurn: boolean): Update | Dear | null {
    const { match } = this.#truth;
    const base = match ? known(match) : null;
    if (!match || base === null) return null;
    const told = this.atOnce(match, viewer(), base);
    if (told) return told;
    if (!isTurn || match.work(base).missing > 0) return { match, base };
    this.#histories.use(match);
    return match.update(viewer(), base);
  }

  async #prepare({ match, base }: Dear, asker: Asker): Promise<void> {
    await this.#turns.turn(asker, costOf(match, base));
    while (match.work(base).missing > 0 && !this.#retell(match)) await this.#turns.turn(asker);
  }

  /** One slice; says whether the whole history is at hand then. */
  #retell(match: LiveMatch): boolean {
    const isEnough = slice();
    let isWhole = match.retell(1);
    while (!isWhole && !isEnough()) isWhole = match.retell(1);
    this.#histories.use(match);
    return isWhole;
  }
}

/** In entries that are at hand. */
function costOf(match: LiveMatch, base: number): number {
  const { entries, missing } = match.work(base);
  return entries + RETOLD * missing;
}

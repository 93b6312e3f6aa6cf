/** Plays from the list of moves inside the page, so that a whole turn is one round trip. */
import type { Page } from 'playwright-core';

/** What somebody would like to do. The first wish that fits anything offered is granted. */
export interface Wish {
  /** Fits the notation of the move. */
  readonly move: RegExp;
  /** Only where a move like this is offered too. */
  readonly beside?: RegExp;
  /** Only kinds of moves that were not played yet. */
  readonly fresh?: boolean;
  /** How often the wish comes up at all, from 0 to 1. */
  readonly chance?: number;
}

const ANYTHING: readonly Wish[] = [{ move: /^/ }];

/** Fills a board: ends nothing as long as something else is offered. */
export const BUSY: readonly Wish[] = [{ move: /^(?!pass|end|skip|stop|done|drop)/ }, ...ANYTHING];

/** Brings a game of Submarine forward. */
export const LIFTING: readonly Wish[] = [{ move: /^lift:/ }, ...ANYTHING];

export interface Player {
  readonly wishes: readonly Wish[];
  /** Moves played before. */
  readonly known?: readonly string[];
  readonly seed: number;
  /** At most so many moves; otherwise as long as the page asks. */
  readonly most?: number;
}

/** Returns the moves that were played; none when the page asks nothing. */
export function playListed(page: Page, { wishes, known = [], seed, most }: Player): Promise<string[]> {
  const plain = wishes.map(({ move, beside, fresh, chance }) => ({
    move: move.source,
    beside: beside?.source ?? '',
    fresh: fresh ?? false,
    chance: chance ?? 1,
  }));
  return page.evaluate(
    async ([wishes, known, seed, most]) => {
      const kindOf = (move: string) => move.split(':')[0];
      const seen = new Set(known.map(kindOf));
      const played: string[] = [];
      let dice = seed;
      const roll = () => {
        dice = (Math.imul(dice, 1664525) + 1013904223) >>> 0;
        return (dice >>> 8) / 2 ** 24;
      };
      const sequence = () => document.querySelector('[data-seq]')?.getAttribute('data-seq');
      const offered = () =>
        [...document.querySelectorAll<HTMLElement>('[data-move]')].map(({ dataset }) => dataset.move ?? '');
      const choose = (moves: readonly string[]) => {
        for (const { move, beside, fresh, chance } of wishes) {
          if (roll() >= chance || !moves.some(other => new RegExp(beside).test(other))) continue;
          const fitting = moves.filter(
            text => new RegExp(move).test(text) && !(fresh && seen.has(kindOf(text))),
          );
          if (fitting.length > 0) return fitting[Math.floor(roll() * fitting.length)];
        }
        throw new Error(`no wish fits ${moves.join(' ')}`);
      };
      /** While the answer to the move before is under way the page takes no other: whoever sees nothing happen presses again. */
      const press = async (move: string) => {
        const before = sequence();
        const end = Date.now() + 120_000;
        for (let waited = 0; sequence() === before; waited++) {
          if (Date.now() > end) throw new Error(`the page did not take ${move}`);
          if (waited % 50 === 0) document.querySelector<HTMLElement>(`[data-move="${move}"]`)?.click();
          await new Promise(resume => setTimeout(resume, 5));
        }
      };
      for (let moves = offered(); moves.length > 0 && played.length < most; moves = offered()) {
        const move = choose(moves);
        await press(move);
        seen.add(kindOf(move));
        played.push(move);
      }
      return played;
    },
    [plain, known, seed, most ?? Number.MAX_SAFE_INTEGER] as const,
  );
}

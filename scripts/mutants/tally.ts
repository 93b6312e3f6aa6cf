/** How often a test file has been asked about mutants so far, and how often it noticed. */
import type { Answer } from './runner.ts';

export class Tally {
  readonly #asked = new Map<string, number>();
  readonly #noticed = new Map<string, number>();

  note({ took, broken, failed }: Answer): void {
    for (const test of Object.keys(took)) add(this.#asked, test);
    if (failed !== undefined) for (const test of broken) add(this.#noticed, test);
  }

  /** How likely it notices the next one, where `first` is what one would say without having asked. */
  chance(test: string, first: number): number {
    return ((this.#noticed.get(test) ?? 0) + first) / ((this.#asked.get(test) ?? 0) + 1);
  }
}

function add(counts: Map<string, number>, test: string): void {
  counts.set(test, (counts.get(test) ?? 0) + 1);
}

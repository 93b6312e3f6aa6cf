/** Mutants that change nothing anybody could notice: looked at by a person, each with the reason. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Mutant } from './mutate.ts';

interface Entry {
  readonly file: string;
  readonly scope: string;
  readonly from: string;
  readonly to: string;
  readonly reason: string;
}

export function reviewed(root: string): readonly Entry[] {
  return JSON.parse(readFileSync(join(root, 'scripts', 'mutants', 'equivalent.json'), 'utf8'));
}

/** Found by what stands there, not by its line: code above it may change. */
export function isEquivalent(mutant: Mutant, entries: readonly Entry[]): boolean {
  return entries.some(
    ({ file, scope, from, to }) =>
      file === mutant.file && scope === mutant.scope && from === mutant.from && to === mutant.to,
  );
}

/** In which order the tests of a file are asked: who is likely to notice soon comes first. */
import { basename } from 'node:path';
import type { Answer } from './runner.ts';
import type { Tally } from './tally.ts';

/** Milliseconds a test file may take to run together with the others; slower ones run alone, when all of these have passed. */
const QUICK = 1_000;
/** How likely a test notices a mutant before anybody has asked it: with the name of the file, and with another one. */
const NAMESAKE = 1;
const OTHER = 0.05;

/** Rounds of test files, each in the order in which they run: what costs little for its chance to notice comes first. */
export function roundsOf(
  file: string,
  tests: readonly string[],
  sound: Answer['took'],
  tally: Tally,
): string[][] {
  const cost = (test: string) =>
    sound[test] / tally.chance(test, nameOf(test) === nameOf(file) ? NAMESAKE : OTHER);
  const sorted = tests.toSorted((a, b) => cost(a) - cost(b));
  const quick = sorted.filter(test => sound[test] < QUICK);
  const slow = sorted.filter(test => sound[test] >= QUICK);
  return [...(quick.length > 0 ? [quick] : []), ...slow.map(test => [test])];
}

function nameOf(file: string): string {
  return basename(file).replace(/(\.test)?\.tsx?$/, '');
}

/** In which order the tests of a file are asked: who is likely to notice soon comes first. */
import { basename } from 'node:path';
import type { Answer } from './runner.ts';

/** Milliseconds a test file may take to run together with the others; slower ones run alone, when all of these have passed. */
const QUICK = 1_000;
/** A test with the name of the file may take that many times longer and still come first. */
const NEARER = 20;

/** Rounds of test files, each in the order in which they run. */
export function roundsOf(file: string, tests: readonly string[], sound: Answer['took']): string[][] {
  const cost = (test: string) => sound[test] / (nameOf(test) === nameOf(file) ? NEARER : 1);
  const sorted = tests.toSorted((a, b) => cost(a) - cost(b));
  const quick = sorted.filter(test => sound[test] < QUICK);
  const slow = sorted.filter(test => sound[test] >= QUICK);
  return [...(quick.length > 0 ? [quick] : []), ...slow.map(test => [test])];
}

function nameOf(file: string): string {
  return basename(file).replace(/(\.test)?\.tsx?$/, '');
}

import type { Say } from '@fathom/kernel';
import type { WebProblem } from './api.ts';
import { en } from './words/en.ts';

/** A problem as a sentence; rare ones only by their code. */
export function problemText(say: Say, problem: WebProblem): string {
  const key = `problem.${problem.code}`;
  return key in en ? say(key) : say('problem.other', { code: problem.code });
}

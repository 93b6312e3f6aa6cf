import type { Say } from '@fathom/kernel';
import type { WebProblem } from './api.ts';

/** A problem as a sentence; rare ones only by their code. */
export function problemText(say: Say, problem: WebProblem): string {
  const key = `problem.${problem.code}`;
  const text = say(key);
  return text === key ? say('problem.other', { code: problem.code }) : text;
}

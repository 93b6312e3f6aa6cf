/** One position and what the coach says about it. An answer belongs to the position it was asked about, and is shown there only. */
import { useEffect, useRef, useState } from 'react';
import { ask } from './ask.ts';
import { type Lettered, lettered } from './letters.ts';
import type { AdviceQuestion, Answer, ToldAdvice } from './messages.ts';

export interface Heard {
  /** The position. */
  readonly key: string;
  readonly state: 'thinking' | 'done' | 'stopped' | 'failed';
  readonly letters: Lettered;
  readonly advice: ToldAdvice | undefined;
  /** From 0 to 1. */
  readonly done: number;
  readonly tried: number;
}

export interface Coaching {
  /** Undefined until somebody asks. */
  readonly heard: Heard | undefined;
  ask(): void;
  stop(): void;
}

/** Whoever closes the panel and opens it again is told the same. */
let last: Heard | undefined;

/** `question`: nothing where there is nothing to decide. Whoever opens the panel asks about the position of that moment. */
export function useCoach(key: string, question: AdviceQuestion | undefined): Coaching {
  const [heard, setHeard] = useState(last);
  const [wanted, setWanted] = useState({ key, times: 0 });
  const stop = useRef(() => {});
  const asked = wanted.key === key;
  const { times } = wanted;
  useEffect(() => {
    const isAnswered = last?.key === key && last.state !== 'thinking' && times === 0;
    if (!asked || !question || isAnswered) return;
    let now = begin(key);
    const keep = (next: Heard) => {
      now = next;
      last = next;
      setHeard(next);
    };
    keep(now);
    const end = ask(question, answer => keep(hearing(now, answer)));
    stop.current = () => {
      end();
      keep({ ...now, state: 'stopped' });
    };
    return end;
  }, [asked, key, question, times]);
  return {
    heard: heard?.key === key ? heard : undefined,
    ask: () => setWanted({ key, times: times + 1 }),
    stop: () => stop.current(),
  };
}

function begin(key: string): Heard {
  return { key, state: 'thinking', letters: [], advice: undefined, done: 0, tried: 0 };
}

export function hearing(before: Heard, answer: Answer): Heard {
  switch (answer.kind) {
    case 'progress':
      return { ...before, done: answer.done, tried: answer.tried };
    case 'advice': {
      const { advice, last: isLast } = answer;
      return {
        ...before,
        state: isLast ? 'done' : 'thinking',
        letters: lettered(before.letters, advice.moves),
        advice,
        done: advice.done,
        tried: advice.tried,
      };
    }
    default:
      return { ...before, state: 'failed' };
  }
}

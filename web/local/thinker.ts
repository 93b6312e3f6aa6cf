/**
 * Bots in a worker of their own, for lessons and local matches: the page never stutters, and the worker that hosts a match knows
 * everything, and what knows everything does not choose. Where workers cannot start workers the bots think beside the match, from
 * the same request.
 */
import type { BotAnswer, BotRequest } from '@fathom/bots/request.ts';

export interface Thinker {
  think(request: BotRequest): Promise<BotAnswer>;
  close(): void;
}

/** To the worker, and back. */
export interface Asked {
  readonly question: number;
  readonly request: BotRequest;
}
export type Thought =
  | { readonly question: number; readonly answer: BotAnswer }
  | { readonly question: number; readonly problem: string };

export function startThinker(): Thinker {
  if (typeof Worker === 'undefined') return { think: thinkHere, close: () => undefined };
  const worker = new Worker(new URL('./bots.ts', import.meta.url), { type: 'module' });
  const waiting = new Map<number, (thought: Thought) => void>();
  let questions = 0;
  worker.addEventListener('message', ({ data }: MessageEvent<Thought>) => {
    waiting.get(data.question)?.(data);
    waiting.delete(data.question);
  });
  worker.addEventListener('error', () => {
    for (const [question, hear] of waiting) hear({ question, problem: 'the bots could not be loaded' });
    waiting.clear();
  });
  return {
    think: request =>
      new Promise((resolve, reject) => {
        const asked: Asked = { question: ++questions, request };
        waiting.set(asked.question, thought =>
          'answer' in thought ? resolve(thought.answer) : reject(new Error(thought.problem)),
        );
        worker.postMessage(asked);
      }),
    close: () => worker.terminate(),
  };
}

async function thinkHere(request: BotRequest): Promise<BotAnswer> {
  const { think } = await import('@fathom/bots/think.ts');
  return think(request);
}

/** A bot in a worker of its own, for the others in a lesson. */
import type { BotRequest } from '@fathom/bots/request.ts';

export interface Thinker {
  think(request: BotRequest): Promise<string>;
  close(): void;
}

/** To the worker, and back. */
export interface Asked {
  readonly question: number;
  readonly request: BotRequest;
}
export type Thought =
  | { readonly question: number; readonly move: string }
  | { readonly question: number; readonly problem: string };

export function startThinker(): Thinker {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  const waiting = new Map<number, (thought: Thought) => void>();
  let questions = 0;
  worker.addEventListener('message', ({ data }: MessageEvent<Thought>) => {
    waiting.get(data.question)?.(data);
    waiting.delete(data.question);
  });
  return {
    think: request =>
      new Promise((resolve, reject) => {
        const asked: Asked = { question: ++questions, request };
        waiting.set(asked.question, thought =>
          'move' in thought ? resolve(thought.move) : reject(new Error(thought.problem)),
        );
        worker.postMessage(asked);
      }),
    close: () => worker.terminate(),
  };
}

/** A bot in a worker of its own, for the others in a lesson. */
import type { BotRequest, FromWorker, ToWorker } from '@fathom/bots/request.ts';

export interface Thinker {
  think(request: BotRequest): Promise<string>;
  close(): void;
}

export function startThinker(): Thinker {
  const worker = new Worker(new URL('../../bots/worker.ts', import.meta.url), { type: 'module' });
  const waiting = new Map<number, { resolve: (move: string) => void; reject: (error: Error) => void }>();
  let requests = 0;
  worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => {
    const asked = waiting.get(data.id);
    if (data.type === 'progress' || !asked) return;
    waiting.delete(data.id);
    if (data.type === 'answer') asked.resolve(data.answer.move);
    else asked.reject(new Error(data.message));
  });
  return {
    think: request =>
      new Promise((resolve, reject) => {
        const message: ToWorker = { id: ++requests, request };
        waiting.set(message.id, { resolve, reject });
        worker.postMessage(message);
      }),
    close: () => worker.terminate(),
  };
}

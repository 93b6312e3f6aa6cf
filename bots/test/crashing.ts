/** A worker that dies: always, or only as long as the file named by the seed of the request does not exist. */
import { existsSync, writeFileSync } from 'node:fs';
import { parentPort } from 'node:worker_threads';
import type { ToWorker } from '../request.ts';

parentPort?.on('message', ({ id, request }: ToWorker) => {
  if (request.seed === 'throw') throw new Error('this bot is broken');
  if (!existsSync(request.seed)) {
    if (request.seed !== 'always') writeFileSync(request.seed, 'tried once');
    process.exit(3);
  }
  parentPort?.postMessage({ id, type: 'progress', share: 0.5 });
  parentPort?.postMessage({ id, type: 'answer', answer: { move: request.moves[0] } });
});

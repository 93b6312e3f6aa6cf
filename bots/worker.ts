/** One entry for worker threads of Node and for web workers: takes `ToWorker`, posts `FromWorker`. */
import type { FromWorker, ToWorker } from './request.ts';
import { think } from './think.ts';

const PROGRESS_EVERY = 100;

function answerTo(post: (message: FromWorker) => void): (message: ToWorker) => void {
  let queue: Promise<void> = Promise.resolve();
  return ({ id, request }) => {
    queue = queue.then(async () => {
      let next = Date.now() + PROGRESS_EVERY;
      try {
        const answer = await think(request, share => {
          if (Date.now() < next) return;
          next = Date.now() + PROGRESS_EVERY;
          post({ id, type: 'progress', share });
        });
        post({ id, type: 'answer', answer });
      } catch (error) {
        post({ id, type: 'error', message: error instanceof Error ? error.message : String(error) });
      }
    });
  };
}

// Asked at run time and not imported, so that a bundle for the browser carries nothing of Node.
const port = globalThis.process?.getBuiltinModule?.('node:worker_threads').parentPort;
if (port) {
  port.on(
    'message',
    answerTo(message => port.postMessage(message)),
  );
} else {
  const listen = answerTo(message => self.postMessage(message));
  self.addEventListener('message', event => listen(event.data as ToWorker));
}

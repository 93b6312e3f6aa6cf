/** One entry for worker threads of Node and for web workers: takes `ToWorker`, posts `FromWorker`. Processes use `answerTo`. */
import { findGame } from '@fathom/games';
import { choose } from './choice.ts';
import { Memory } from './memory.ts';
import { mindFor } from './minds.ts';
import type { BotAnswer, BotRequest, FromWorker, ToWorker } from './request.ts';

const PROGRESS_EVERY = 100;

/** Most questions of a turn come one after the other. */
const memory = new Memory();

/** Finds the rules and lets the bot choose. */
export async function think(request: BotRequest, progress?: (share: number) => void): Promise<BotAnswer> {
  const entry = findGame(request.game);
  if (!entry) throw new Error(`unknown game "${request.game}"`);
  const { version = entry.meta.version } = request;
  const { game, fault } = await mindFor(entry, version, request.view);
  const answer = choose(game, request, progress, memory);
  return fault === undefined ? answer : { ...answer, fault };
}

/** Answers one question after the other, and says meanwhile how far it is. */
export function answerTo(post: (message: FromWorker) => void): (message: unknown) => void {
  let queue: Promise<void> = Promise.resolve();
  return message => {
    // A worker that only wants `think` has messages of its own.
    if (!isToWorker(message)) return;
    const { id, request } = message;
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

function isToWorker(message: unknown): message is ToWorker {
  return typeof message === 'object' && message !== null && 'id' in message && 'request' in message;
}

// Asked at run time and not imported, so that a bundle for the browser carries nothing of Node.
const port = globalThis.process?.getBuiltinModule?.('node:worker_threads').parentPort;
const scope: typeof self | undefined = globalThis.self;
if (port) {
  port.on(
    'message',
    answerTo(message => port.postMessage(message)),
  );
} else if (scope) {
  const answer = answerTo(message => scope.postMessage(message));
  scope.addEventListener('message', event => answer(event.data));
}

/** Asks the worker one question. Each question has a worker of its own: whoever stops it hears nothing of it any more. */
import type { Answer, Question } from './messages.ts';

/** As much of a Worker as is used here. */
export interface AdviceWorker {
  postMessage(question: Question): void;
  onmessage: ((event: MessageEvent<Answer>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
  terminate(): void;
}

/** Returns what ends it. */
export function ask(question: Question, hear: (answer: Answer) => void, start = startWorker): () => void {
  const worker = start();
  let over = false;
  const end = () => {
    over = true;
    worker.terminate();
  };
  worker.onmessage = ({ data }) => {
    if (over) return;
    if (data.last) end();
    hear(data);
  };
  worker.onerror = () => {
    if (over) return;
    end();
    hear({ kind: 'failed', problem: 'worker', last: true });
  };
  worker.postMessage(question);
  return end;
}

function startWorker(): AdviceWorker {
  return new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }) as AdviceWorker;
}

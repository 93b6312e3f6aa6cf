/** Spreads the matches of a ladder over threads. */
import { Threads } from '../threads.ts';
import { CLOSE, type Outcome, type Task } from './pairing.ts';

const ENTRY = new URL('./worker.ts', import.meta.url);

/** Outcomes as they come; no match is begun after `isOver`. */
export async function playAll(
  tasks: readonly Task[],
  threads: number,
  take: (index: number, outcome: Outcome) => void,
  isOver?: () => boolean,
): Promise<void> {
  const workers = new Threads(ENTRY, Math.min(threads, tasks.length));
  try {
    await workers.each(tasks, take, isOver);
    await workers.tell(CLOSE);
  } finally {
    await workers.close();
  }
}

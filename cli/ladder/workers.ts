/** Spreads the matches of a ladder over threads. */
import { Threads } from '../threads.ts';
import type { Outcome, Task } from './pairing.ts';

const ENTRY = new URL('./worker.ts', import.meta.url);

/** Outcomes in the order of the tasks. */
export async function playAll(
  tasks: readonly Task[],
  threads: number,
  advance: () => void,
): Promise<Outcome[]> {
  const workers = new Threads(ENTRY, Math.min(threads, tasks.length));
  try {
    return await workers.all<Task, Outcome>(tasks, advance);
  } finally {
    await workers.close();
  }
}

/** Spreads the matches of a ladder over threads. */
import { Threads } from '../threads.ts';
import { CLOSE, type Outcome, type Task } from './pairing.ts';

const ENTRY = new URL('./worker.ts', import.meta.url);

/** Outcomes in the order of the tasks. */
export async function playAll(
  tasks: readonly Task[],
  threads: number,
  advance: () => void,
): Promise<Outcome[]> {
  const workers = new Threads(ENTRY, Math.min(threads, tasks.length));
  try {
    const outcomes = await workers.all<Task, Outcome>(tasks, advance);
    await workers.tell(CLOSE);
    return outcomes;
  } finally {
    await workers.close();
  }
}

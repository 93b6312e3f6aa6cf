/** The thread that writes: a connection of its own, and group commits of all that has arrived. */
import { parentPort, workerData } from 'node:worker_threads';
import { InlineWriter } from './sqlite-inline.ts';
import { connect } from './sqlite-open.ts';
import type { Job, Outcome, ToWriter } from './sqlite-thread.ts';
import type { Given, WriteName } from './sqlite-writes.ts';
import { Conflict } from './store.ts';

const db = connect(String(workerData));
const writer = new InlineWriter(db);
let outcomes: Outcome[] = [];

parentPort?.on('message', (message: ToWriter) => {
  if (message === 'close') void end();
  else for (const job of message) void attempt(job);
});

async function attempt({ id, name, given }: Job): Promise<void> {
  try {
    say({ id, value: await writer.write(name, ...(given as Given<WriteName>)) });
  } catch (error) {
    say({ id, ...problemOf(error) });
  }
}

/** All that one commit has settled goes back as one message. */
function say(outcome: Outcome): void {
  if (outcomes.length === 0) process.nextTick(answer);
  outcomes.push(outcome);
}

function answer(): void {
  parentPort?.postMessage(outcomes);
  outcomes = [];
}

async function end(): Promise<void> {
  await writer.close();
  db.close();
  // After what was settled by that has been said.
  setImmediate(() => parentPort?.close());
}

function problemOf(
  error: unknown,
): { conflict: string } | { message: string; codes: Record<string, unknown> } {
  if (error instanceof Conflict) return { conflict: error.message };
  if (!(error instanceof Error)) return { message: String(error), codes: {} };
  const codes = Object.fromEntries(
    Object.entries(error).filter(([, value]) => typeof value === 'string' || typeof value === 'number'),
  );
  return { message: error.message, codes };
}

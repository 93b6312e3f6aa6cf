/** The thread that writes: a connection of its own, and group commits of all that has arrived. */
import { parentPort, workerData } from 'node:worker_threads';
import { InlineWriter } from './sqlite-inline.ts';
import { connect } from './sqlite-open.ts';
import type { FromWriter, Job, Outcome, ToWriter } from './sqlite-thread.ts';
import type { Given, WriteName } from './sqlite-writes.ts';
import { Conflict } from './store.ts';

const db = connect(String(workerData));
const writer = new InlineWriter(db);
let done: number[] = [];
let others: Outcome[] = [];

parentPort?.on('message', (message: ToWriter) => {
  if (message === 'close') return void end();
  const jobs = 'appends' in message ? (JSON.parse(message.appends) as Job[]) : message;
  for (const { id, name, given } of jobs) {
    writer.write(name, ...(given as Given<WriteName>)).then(
      value => say(id, value === undefined ? undefined : { id, value }),
      error => say(id, { id, ...problemOf(error) }),
    );
  }
});

/** All that one commit has settled goes back as one message. */
function say(id: number, outcome: Outcome | undefined): void {
  if (done.length === 0 && others.length === 0) process.nextTick(answer);
  if (outcome) others.push(outcome);
  else done.push(id);
}

function answer(): void {
  parentPort?.postMessage({ done, others } satisfies FromWriter);
  done = [];
  others = [];
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

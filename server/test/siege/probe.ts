/**
 * Inside the besieged process: tells whoever started it the longest turn of its event loop. What counts is the time the
 * thread has worked, not how long the machine let it wait, so that other things going on there change nothing.
 */
import { isMainThread } from 'node:worker_threads';

export interface Turn {
  /** Milliseconds. */
  readonly longestTurn: number;
}

const BEAT = 5;
const TOLD_EVERY = 500;

// Processes that it starts are given the same options, and are none of those that answer people.
if (isMainThread && process.send && process.argv[2] === 'serve') {
  let before = process.threadCpuUsage();
  let longestTurn = 0;
  setInterval(() => {
    const { user, system } = process.threadCpuUsage(before);
    longestTurn = Math.max(longestTurn, (user + system) / 1000);
    before = process.threadCpuUsage();
  }, BEAT).unref();
  setInterval(() => {
    process.send?.({ longestTurn } satisfies Turn);
    longestTurn = 0;
  }, TOLD_EVERY).unref();
}

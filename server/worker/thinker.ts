/**
 * A thread of the server in which bots think. It lets those go first who answer people: on a machine with few cores a bot
 * takes what they leave. Only Linux knows threads that are nicer than their process; elsewhere nothing changes.
 */
import { readlinkSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { basename } from 'node:path';

beNice();
await import('@fathom/bots/worker.ts');

function beNice(): void {
  try {
    setPriority(Number(basename(readlinkSync('/proc/thread-self'))), constants.priority.PRIORITY_LOW);
  } catch {
    return;
  }
}

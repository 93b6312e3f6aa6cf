/**
 * A process of the server in which bots think. It lets those go first who answer people: on a machine with few cores a bot
 * takes what they leave. It ends with the server, and not before: signals of a terminal or of systemd reach both.
 */
import { readdirSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { answerTo } from '@fathom/bots/worker.ts';

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {});
process.on('disconnect', () => process.exit());
beNice();
process.on(
  'message',
  answerTo(message => process.send?.(message)),
);

/** Linux has a priority for each thread, other systems for the whole process. */
function beNice(): void {
  const threads = process.platform === 'linux' ? readdirSync('/proc/self/task').map(Number) : [process.pid];
  try {
    for (const thread of threads) setPriority(thread, constants.priority.PRIORITY_LOW);
  } catch {
    return;
  }
}

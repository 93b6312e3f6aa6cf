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
// A server that was killed hears no answer; that it is gone is told next.
process.on(
  'message',
  answerTo(message => process.send?.(message, undefined, undefined, () => {})),
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

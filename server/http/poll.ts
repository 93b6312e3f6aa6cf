/** Waiting without a stream: a request that is answered when something has happened, or when its time is up. */
import type { Bus } from '../bus/bus.ts';
import type { LiveTable } from '../table/table.ts';

/** Resolves when the match has begun or passed `since`, its table has changed, `milliseconds` are over, or nobody waits any more. */
export function somethingNew(
  bus: Bus,
  table: LiveTable,
  since: number | undefined,
  milliseconds: number,
  signals: readonly AbortSignal[],
): Promise<void> {
  if (isNews(table, since)) return Promise.resolve();
  return new Promise(resolve => {
    const release = table.hold();
    const end = () => {
      clearTimeout(timer);
      stopListening();
      release();
      for (const signal of signals) signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, milliseconds);
    const stopListening = bus.subscribe(table.id, ({ kind }) => {
      if (kind === 'moves' || kind === 'table') end();
    });
    for (const signal of signals) signal.addEventListener('abort', end);
  });
}

/** Whoever knows nothing yet waits for the match to begin. */
function isNews({ row }: LiveTable, since: number | undefined): boolean {
  return since === undefined ? row.status !== 'open' : row.seq > since || row.result !== undefined;
}

import { useEffect, useState } from 'react';
import { MINUTE, SECOND } from './duration.ts';
import { serverNow } from './server-time.ts';

/** The time of the server, moving on: every second while something is close, else now and then. */
export function useNow(deadline: number | null | undefined): number {
  const [now, setNow] = useState(() => serverNow());
  const isClose = deadline != null && Math.abs(deadline - now) < 11 * MINUTE;
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), isClose ? SECOND : 15 * SECOND);
    return () => clearInterval(timer);
  }, [isClose]);
  // A new deadline is compared with the present, not with the last tick.
  return deadline == null ? now : Math.max(now, serverNow() - SECOND);
}

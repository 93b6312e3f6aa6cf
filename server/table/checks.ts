/** Held tables are compared with the store now and then, in case a notice was lost, and every second while none can arrive. */
import type { Bus } from '../bus/bus.ts';

const CHECK_EVERY = 15_000;
const CHECK_EVERY_WHILE_AWAY = 1000;

export function checkRegularly(bus: Pick<Bus, 'isAway'>, check: () => Promise<void>): NodeJS.Timeout {
  let next = performance.now() + CHECK_EVERY;
  let isChecking = false;
  return setInterval(() => {
    if (isChecking || (!bus.isAway && performance.now() < next)) return;
    next = performance.now() + CHECK_EVERY;
    isChecking = true;
    void check().finally(() => {
      isChecking = false;
    });
  }, CHECK_EVERY_WHILE_AWAY).unref();
}

/** Looks after clocks that nobody holds in memory: tables whose time is up are found by an index, on every node. */
import { Rounds } from '../rounds.ts';
import type { Registry } from './registry.ts';

const AT_ONCE = 100;

export interface AlarmSettings {
  readonly now: () => number;
  alarmed(now: number, limit: number): Promise<string[]>;
  readonly onError: (error: unknown) => void;
}

/** One look at a time. A table that cannot be opened holds up no other. */
export function alarmRounds(registry: Pick<Registry, 'open'>, settings: AlarmSettings): Rounds {
  const { now, alarmed, onError } = settings;
  return new Rounds(async () => {
    for (const id of await alarmed(now(), AT_ONCE)) {
      try {
        const table = await registry.open(id);
        await table.life.ring();
      } catch (error) {
        onError(error);
      }
    }
  });
}

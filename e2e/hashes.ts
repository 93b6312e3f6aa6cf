/** Replays records to their end and returns a hash of each final state: the same code runs in Node and in the browser. */
import { GAMES } from '@fathom/games';
import { type MatchRecord, replay } from '@fathom/kernel';
import { hashState } from '@fathom/kernel/testkit/purity.ts';

export async function hashes(records: readonly MatchRecord[]): Promise<string[]> {
  const out: string[] = [];
  for (const record of records) {
    const entry = GAMES.find(({ meta }) => meta.id === record.game);
    if (!entry) throw new Error(`unknown game ${record.game}`);
    const { game } = await entry.rules();
    const replayed = replay(game, record);
    out.push(replayed.ok ? hashState(replayed.state) : `${replayed.error.at}: ${replayed.error.problem}`);
  }
  return out;
}

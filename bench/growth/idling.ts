/** Megabytes of memory in use after so many matches have been played a little and left alone: `idling.ts <matches> …`, growing. */
import { used } from '../memory.ts';
import { withTables } from './tables.ts';

const GAME = 'submarine';
const SEATS = 2;
const MOVES = 2;
/** Played at the same time, and before the first weighing, so that compiled code is not counted. */
const BATCH = 100;

await withTables(async tables => {
  let played = 0;
  const play = async (count: number) => {
    await Promise.all(Array.from({ length: count }, () => tables.play(GAME, SEATS, MOVES)));
    await tables.unloadAll();
    played += count;
  };
  for (let i = 0; i < 5; i++) await play(BATCH);
  played = 0;
  const points = [];
  for (const size of process.argv.slice(2).map(Number)) {
    while (played < size) await play(Math.min(BATCH, size - played));
    points.push({ size, cost: used() / 1e6 });
  }
  console.log(JSON.stringify(points));
});

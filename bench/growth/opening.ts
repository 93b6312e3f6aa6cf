/** Milliseconds until a match that had left memory is there again with its whole log: `opening.ts <moves> …` */
import { middleOf, withTables } from './tables.ts';

/** The longest matches of all games. */
const GAME = 'flotilla';
const SEATS = 5;
const TRIES = 15;

await withTables(async tables => {
  const points = [];
  for (const moves of process.argv.slice(2).map(Number)) {
    const { id, members } = await tables.play(GAME, SEATS, moves);
    const cost = await middleOf(TRIES, async () => {
      await tables.unloadAll();
      return async () => {
        const table = await tables.registry.open(id);
        await table.play.update(members[0], 0);
      };
    });
    points.push({ size: moves, cost });
  }
  console.log(JSON.stringify(points));
});

/** Milliseconds until a match that had left memory is there again with its whole log: `opening.ts <moves> …` */
import { middleOf, withTables } from './tables.ts';

/** The longest matches of all games. */
const GAME = 'flotilla';
const SEATS = 5;
/** Each is opened once by each seat: what somebody was told already would only be copied. */
const MATCHES = 5;

await withTables(async tables => {
  const points = [];
  for (const moves of process.argv.slice(2).map(Number)) {
    const visits: { id: string; member: string }[] = [];
    for (let i = 0; i < MATCHES; i++) {
      const { id, members } = await tables.play(GAME, SEATS, moves);
      visits.push(...members.map(member => ({ id, member })));
    }
    const cost = await middleOf(visits.length, async () => {
      await tables.unloadAll();
      const visit = visits.pop();
      return async () => {
        if (!visit) return;
        const table = await tables.registry.open(visit.id);
        await table.play.update(visit.member, 0);
      };
    });
    points.push({ size: moves, cost });
  }
  console.log(JSON.stringify(points));
});

/** One measurement in a process of its own: `run.ts <game> <seats>` or `run.ts boardgame.io`; prints JSON. */
import { defaultsOf, ROOT, rulesIn } from './folder.ts';

const [subject, seats] = process.argv.slice(2);

if (subject === 'boardgame.io') {
  const { measureBoardgameIo } = await import('./boardgameio.ts');
  console.log(JSON.stringify(measureBoardgameIo()));
} else {
  const { measure } = await import('./subject.ts');
  const game = await rulesIn(ROOT, subject);
  console.log(JSON.stringify(measure(game, Number(seats), defaultsOf(game))));
}

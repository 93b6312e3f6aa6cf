/** One measurement in a process of its own: `run.ts <game> <seats>` or `run.ts boardgame.io`; prints JSON. */
import { findGame } from '@fathom/games';
import { checkOptions } from '@fathom/kernel';

const [subject, seats] = process.argv.slice(2);

if (subject === 'boardgame.io') {
  const { measureBoardgameIo } = await import('./boardgameio.ts');
  console.log(JSON.stringify(measureBoardgameIo()));
} else {
  const { measure } = await import('./subject.ts');
  const entry = findGame(subject);
  if (!entry) throw new Error(`there is no game "${subject}"`);
  const { game } = await entry.rules();
  const defaults = checkOptions(game.meta.options, {});
  if (!defaults.ok) throw new Error(`${subject} has no defaults`);
  console.log(JSON.stringify(measure(game, Number(seats), defaults.options)));
}

/** A whole game as text: moves, events, what each seat sees. The file is reviewed by its diff. */
import { EventLog, eventsFor, type Game, type Stateful, seedRng, type Viewer } from '../index.ts';
import { choose, type Run } from './drive.ts';

/** Views are written in full at the start, every `every` moves and at the end. */
export function playthrough<S extends Stateful, M, V, O>(
  game: Game<S, M, V, O>,
  run: Run<O>,
  every = 25,
): string {
  const lines = [
    `${game.meta.id} v${game.meta.version}, ${run.seats} seats, ${JSON.stringify(run.options)}, seed ${run.seed}, ${run.driver}`,
  ];
  const state = game.setup(run.seats, run.options, seedRng(run.seed, 'play'));
  const rng = seedRng(run.seed, `drive/${run.driver}`);
  const viewers: Viewer[] = [...Array(run.seats).keys(), 'spectator'];
  for (let count = 0; ; count++) {
    const actors = game.actors(state);
    if (count % every === 0 || actors.length === 0) {
      for (const viewer of viewers)
        lines.push(`  view ${viewer}: ${JSON.stringify(game.view(state, viewer))}`);
    }
    if (actors.length === 0) break;
    const seat = actors[0];
    const moves = game.moves(state, seat);
    const move = choose(game, state, seat, moves, rng, run.driver);
    const seen = game.redact(state, seat, move, 'spectator');
    const log = new EventLog();
    game.play(state, seat, move, log);
    lines.push(
      `${count + 1}. seat ${seat}, ${moves.length} legal: ${game.write(move)}${seen === game.write(move) ? '' : ` (others see ${seen})`}`,
    );
    for (const event of eventsFor(log.events, seat))
      lines.push(`     ${event.key} ${JSON.stringify(event.params)}`);
  }
  lines.push(`result ${JSON.stringify(game.result(state))}`);
  return `${lines.join('\n')}\n`;
}

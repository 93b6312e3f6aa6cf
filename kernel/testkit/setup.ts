/** Set-up is told like everything else, and tells nobody a secret. */
import { EventLog, eventsFor, type Game, type Stateful, seedRng } from '../index.ts';
import { holds, isPlain, same } from './check.ts';
import { type Run, viewers } from './drive.ts';

/** How many deals are compared: two that look the same to somebody must also sound the same. */
const DEALS = 40;

export function checkSetup<S extends Stateful, M, V, O>(game: Game<S, M, V, O>, run: Run<O>): void {
  /** What a viewer was told, by what the viewer sees. */
  const told = new Map<string, string>();
  for (let i = 0; i < DEALS; i++) {
    const seed = `${run.seed}/${i}`;
    const log = new EventLog();
    const state = game.setup(run.seats, run.options, seedRng(seed, 'play'), log);
    same(
      game.setup(run.seats, run.options, seedRng(seed, 'play')),
      state,
      'set-up differs when nobody listens',
    );
    holds(log.events.length > 0, 'set-up tells nothing: report what is dealt with log?.event(…)');
    for (const viewer of viewers(run.seats)) {
      const events = eventsFor(log.events, viewer);
      holds(isPlain(events), 'an event of set-up is not plain data');
      const view = JSON.stringify([viewer, game.view(state, viewer)]);
      const other = told.get(view);
      if (other !== undefined) same(events, JSON.parse(other), `set-up tells ${viewer} a secret`);
      told.set(view, JSON.stringify(events));
    }
  }
}

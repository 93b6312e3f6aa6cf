import type { Figures } from '../../bench/load/figures.ts';
import { type Load, type LoadPlan, loadBoardgameIo, loadFathom, weighMatches } from '../../bench/load/run.ts';
import { gameNamed, parse, positionals, whole } from '../arguments.ts';
import { columns, grouped } from '../columns.ts';
import { type Command, UsageError } from '../command.ts';
import { Progress } from '../progress.ts';

const TARGETS = ['boardgame.io'];
/** Matches and moves the weight of a match is taken from. */
const WEIGHED = { matches: 300, moves: 100 };

export const command: Command = {
  help: `Usage: fathom load [--matches N] [--seconds S] [--pace MS] [--game G] [--nodes K] [--target boardgame.io] [--json]

Starts a server of its own and plays many matches of two on it at once, tables over HTTP, moves and news over
WebSocket: first as fast as the server answers, then with players who think. Says how many moves it carries, how
long a player waits for the acknowledgement of a move and for the move of the other one, how busy the processors
are, and what a match costs in memory.

  --matches N    matches at the same time (200)
  --seconds S    how long each part is measured, after a fifth of that to get going (10)
  --pace MS      how long players think on average in the second part (2000)
  --game G       which game (submarine)
  --nodes K      nodes of Fathom (1), each seat of a match at another one; several need DATABASE_URL and NATS_URL
  --target T     also drives the server of boardgame.io with its in-memory store, playing the same game
  --json         prints one JSON object and nothing else`,

  async run(args, io) {
    const { values, positionals: given } = parse(args, {
      matches: { type: 'string', default: '200' },
      seconds: { type: 'string', default: '10' },
      pace: { type: 'string', default: '2000' },
      game: { type: 'string', default: 'submarine' },
      nodes: { type: 'string', default: '1' },
      target: { type: 'string' },
      json: { type: 'boolean', default: false },
    });
    positionals(given);
    const plan: LoadPlan = {
      game: gameNamed(values.game).meta.id,
      matches: whole('matches', values.matches, 1, 100_000),
      seconds: whole('seconds', values.seconds, 1, 3600),
      pace: whole('pace', values.pace, 1, 600_000),
      nodes: whole('nodes', values.nodes, 1, 64),
      apart: true,
    };
    if (plan.nodes > 1 && !(process.env.DATABASE_URL && process.env.NATS_URL))
      throw new UsageError('several nodes need DATABASE_URL and NATS_URL');
    if (values.target !== undefined && !TARGETS.includes(values.target))
      throw new UsageError(`there is no target "${values.target}"; there is ${TARGETS.join(', ')}`);

    const targets = values.target === undefined ? [loadFathom] : [loadFathom, loadBoardgameIo];
    const progress = new Progress('Playing', Math.ceil(targets.length * plan.seconds * 2.4));
    const loads: Load[] = [];
    for (const load of targets) loads.push(await load(plan, () => progress.advance()));
    progress.finish();
    const memory = await weighMatches(plan.game, WEIGHED.matches, WEIGHED.moves);
    const [own, other] = loads;
    const ratio = other ? own.fullSpeed.movesPerSecond / other.fullSpeed.movesPerSecond : undefined;
    if (values.json) {
      io.out(
        JSON.stringify({
          ...plan,
          loads,
          memory,
          ...(ratio !== undefined && { ratio: Number(ratio.toFixed(2)) }),
        }),
      );
    } else {
      io.out(table(loads));
      if (ratio !== undefined) io.out(`\nFathom carries ${ratio.toFixed(2)} × the moves of ${other.target}.`);
      io.out(
        `\nA match after ${memory.moves} moves takes ${kilobytes(memory.openBytes)} while it is open, ${kilobytes(memory.idleBytes)} while it is idle.`,
      );
    }
    return 0;
  },
};

function table(loads: readonly Load[]): string {
  const head =
    'server,play,moves/s,ack p50 ms,ack p99 ms,delivery p50 ms,delivery p99 ms,refused,server cores,client cores,machine cores';
  const row = (target: string, play: string, figures: Figures) => [
    target,
    play,
    grouped(figures.movesPerSecond),
    String(figures.acknowledged.p50),
    String(figures.acknowledged.p99),
    String(figures.delivered.p50),
    String(figures.delivered.p99),
    String(figures.refused),
    figures.serverCores.toFixed(2),
    figures.driverCores.toFixed(2),
    figures.machineCores.toFixed(2),
  ];
  return columns([
    head.split(','),
    ...loads.flatMap(({ target, fullSpeed, atPace }) => [
      row(target, 'full speed', fullSpeed),
      row(target, 'human pace', atPace),
    ]),
  ]);
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}

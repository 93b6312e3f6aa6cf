/** `fathom <command> …`: finds the command, and turns its failure into a message and an exit code. */
import { type Command, Failure, type Io, UsageError } from './command.ts';
import { unloadable } from './missing.ts';

const COMMANDS: Readonly<Record<string, { readonly about: string; load(): Promise<{ command: Command }> }>> =
  {
    serve: { about: 'start a server', load: () => import('./commands/serve.ts') },
    worker: { about: 'think for the bots of several servers', load: () => import('./commands/worker.ts') },
    play: { about: 'play in the terminal against bots', load: () => import('./commands/play.ts') },
    sim: { about: 'let bots play many games and count', load: () => import('./commands/sim.ts') },
    balance: { about: 'say how fair and how long a game is', load: () => import('./commands/balance.ts') },
    ladder: { about: 'find out which bot is stronger', load: () => import('./commands/ladder.ts') },
    league: { about: 'play weeks of a league in minutes', load: () => import('./commands/league.ts') },
    engine: { about: 'answer for moves, line by line', load: () => import('./commands/engine.ts') },
    train: { about: 'let bots learn a game from themselves', load: () => import('./commands/train.ts') },
    promote: {
      about: 'let bots play by what they learnt',
      load: () => import('./commands/promote.ts'),
    },
    replay: { about: 'replay and check the record of a match', load: () => import('./commands/replay.ts') },
    review: { about: 'say what was good and bad in a match', load: () => import('./commands/review.ts') },
    new: { about: 'lay out a new game', load: () => import('./commands/new.ts') },
    check: { about: 'say what a game still lacks', load: () => import('./commands/check.ts') },
    rules: { about: 'list rules and the tests that name them', load: () => import('./commands/rules.ts') },
    cards: { about: 'say what is in the box and what it does', load: () => import('./commands/cards.ts') },
    puzzles: {
      about: 'find and check positions with one best move',
      load: () => import('./commands/puzzles.ts'),
    },
    backup: { about: 'copy everything of a running server', load: () => import('./commands/backup.ts') },
    restore: { about: 'bring a backup back', load: () => import('./commands/restore.ts') },
    audit: { about: 'check everything that is stored', load: () => import('./commands/audit.ts') },
    prune: { about: 'take old finished matches away', load: () => import('./commands/prune.ts') },
    person: {
      about: 'export or forget what is stored of a person',
      load: () => import('./commands/person.ts'),
    },
    secret: { about: 'change the keys that sign tokens', load: () => import('./commands/secret.ts') },
    load: { about: 'measure what a server carries', load: () => import('./commands/load.ts') },
    bench: { about: 'measure the speed of the games', load: () => import('./commands/bench.ts') },
  };

const HELP = `Usage: fathom <command> [arguments]

${Object.entries(COMMANDS)
  .map(([name, { about }]) => `  ${name.padEnd(8)} ${about}`)
  .join('\n')}

\`fathom <command> --help\` says more about a command.
Exit codes: 0 done, 1 failed, 2 the command line is wrong.`;

export async function main(argv: readonly string[], io: Io): Promise<number> {
  const [name, ...args] = argv;
  if (name === undefined || name === '--help' || name === '-h' || name === 'help') {
    (name === undefined ? io.err : io.out)(HELP);
    return name === undefined ? 2 : 0;
  }
  if (!Object.hasOwn(COMMANDS, name)) {
    io.err(`fathom: there is no command "${name}"\n\n${HELP}`);
    return 2;
  }
  try {
    const { command } = await COMMANDS[name].load();
    if (args.includes('--help') || args.includes('-h')) {
      io.out(command.help);
      return 0;
    }
    return await command.run(args, io);
  } catch (error) {
    const lacking = unloadable(error);
    if (lacking !== undefined) {
      io.err(`fathom ${name}: ${lacking}`);
      return 2;
    }
    if (error instanceof UsageError) {
      io.err(`fathom ${name}: ${error.message}\n\`fathom ${name} --help\` shows how it is used.`);
      return 2;
    }
    if (error instanceof Failure) {
      io.err(`fathom ${name}: ${error.message}`);
      return 1;
    }
    throw error;
  }
}

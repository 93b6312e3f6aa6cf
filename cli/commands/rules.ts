import { fileURLToPath } from 'node:url';
import { GAMES } from '@fathom/games';
import { gameNamed, parse, positionals } from '../arguments.ts';
import { columns } from '../columns.ts';
import { type Command, Failure } from '../command.ts';
import { traceRules } from '../trace.ts';

const FOLDER = fileURLToPath(new URL('../../games', import.meta.url));

export const command: Command = {
  help: `Usage: fathom rules [game] [--untested]

Lists every numbered rule and ruling of the games with the tests that name it.

  --untested    only the rules no test names, one per line; nothing when there are none`,

  async run(args, io) {
    const { values, positionals: given } = parse(args, { untested: { type: 'boolean', default: false } });
    const games = given.length === 0 ? GAMES : [gameNamed(positionals(given, 'game')[0])];
    const traces = games.flatMap(({ meta }) => {
      const trace = traceRules(FOLDER, meta.id);
      if (trace.length === 0) throw new Failure(`${meta.id} has no numbered rules in RULES.md or RULINGS.md`);
      return trace;
    });
    if (values.untested) {
      for (const { game, rule, tests } of traces) if (tests.length === 0) io.out(`${game} ${rule}`);
      return 0;
    }
    io.out(
      columns([
        ['game', 'rule', 'tests', 'first test'],
        ...traces.map(({ game, rule, tests }) => [game, rule, String(tests.length), tests[0] ?? '–']),
      ]),
    );
    return 0;
  },
};

import { join } from 'node:path';
import { parse, positionals } from '../arguments.ts';
import { type Command, UsageError } from '../command.ts';
import { gameFolders, lackingIn } from '../completeness.ts';
import { ROOT } from '../missing.ts';

export const command: Command = {
  help: `Usage: fathom check [game]

Says what the folder of a game (or of any) still lacks: a file, its line in games/list.ts, a cover, a text in one of the
languages, a translated rule, an earlier version of the rules it promised to keep. One sentence each, which names the file and what to do. Exit code 2 when anything is missing.`,

  async run(args, io) {
    const { positionals: given } = parse(args, {});
    const games = join(ROOT, 'games');
    const ids = given.length === 0 ? gameFolders(games) : positionals(given, 'game');
    for (const id of ids) {
      if (!gameFolders(games).includes(id))
        throw new UsageError(`there is no game "${id}" in games/; "fathom new" lays one out`);
    }
    const lacking = (await Promise.all(ids.map(id => lackingIn(games, id)))).flat();
    for (const line of lacking) io.err(line);
    if (lacking.length > 0) return 2;
    io.out(`${ids.join(', ')}: nothing is missing`);
    return 0;
  },
};

import { join } from 'node:path';
import { parse, positionals } from '../arguments.ts';
import { type Command, Failure } from '../command.ts';
import { isWhole, layOut } from '../new/layout.ts';
import { nameFrom } from '../new/name.ts';

const GAMES = join(import.meta.dirname, '..', '..', 'games');

export const command: Command = {
  help: `Usage: fathom new <id>

Lays out a small complete game in games/<id> and adds its line to games/list.ts: rules with a hidden pearl, words in
English and German, a board, a bot, a cover, and tests that pass. Make it yours from there; docs/adding-a-game.md goes
through it file by file.

  <id>    small letters, digits and hyphens, such as deep-pearls`,

  async run(args, io) {
    const [id] = positionals(parse(args, {}).positionals, 'id');
    const name = nameFrom(id, GAMES);
    if (!isWhole()) throw new Failure('the template has no tests here: call this in a clone of the sources');
    const files = layOut(name, GAMES);
    io.out(
      `games/${id}: ${files.length} files, and a line in games/list.ts.

  npx vitest run games/${id}    its tests
  npx fathom sim ${id}          many games, quickly
  npx fathom play ${id}         a game in the terminal
  npm start                     the page, with ${name.title} in the lobby

docs/adding-a-game.md says what is where.`,
    );
    return 0;
  },
};

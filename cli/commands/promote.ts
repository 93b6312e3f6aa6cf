import { join } from 'node:path';
import { gameNamed, parse, positionals } from '../arguments.ts';
import { type Command, UsageError } from '../command.ts';
import { ROOT } from '../missing.ts';
import { promote } from '../train/promote.ts';
import { subjectOf } from '../train/subject.ts';

export const command: Command = {
  help: `Usage: fathom promote <game> --course NAME [--folder DIR] [--into DIR]

Lets the bots of a game play by what \`fathom train\` found: copies the champion to games/<game>/taught, names it in the index
there, and puts its card into games/<game>/docs/taught.md. Where nobody beat the hand-written value, that one plays, and the card
says so.

  --course NAME  a course of the game, such as 2 or 3-team
  --folder DIR   where the training kept its weights, log and card (data/train)
  --into DIR     the folder of the games (games)`,

  async run(args, io) {
    const { values, positionals: given } = parse(args, {
      course: { type: 'string' },
      folder: { type: 'string', default: 'data/train' },
      into: { type: 'string', default: join(ROOT, 'games') },
    });
    const [id] = positionals(given, 'game');
    gameNamed(id);
    if (values.course === undefined) throw new UsageError('--course is missing');
    const subject = await subjectOf(id, values.course);
    const found = promote(subject, join(values.folder, id, values.course), join(values.into, id));
    io.out(found ? `Course ${values.course} plays by the champion now` : NOBODY);
    return 0;
  },
};

const NOBODY = 'Nobody beat the hand-written value, which stays.';

import { parse, positionals } from '../arguments.ts';
import type { Command } from '../command.ts';
import { attempt, PLACE_HELP, PLACE_OPTIONS, placeOf, voiceOf } from '../operations.ts';

export const command: Command = {
  help: `Usage: fathom restore <file> [--data FOLDER]

Brings back what is in a backup: every match that is missing, and the keys to its seats. The server may run meanwhile; a
match that is there is never touched. To go back to the backup as it was, restore it into an empty folder. A backup of
SQLite can be restored into PostgreSQL and the other way round.

${PLACE_HELP}`,

  async run(args, io) {
    const { values, positionals: given } = parse(args, PLACE_OPTIONS);
    const [file] = positionals(given, 'file');
    const say = voiceOf(values);
    const { restoreBackup } = await import('@fathom/server/operations/backup.ts');
    const { copied, kept, moves, different } = await attempt(() => restoreBackup(placeOf(values), file));
    io.out(say('cli.restored', { copied, kept, moves }));
    for (const id of different) io.err(say('cli.different', { id }));
    return different.length === 0 ? 0 : 1;
  },
};

import { parse, positionals } from '../arguments.ts';
import type { Command } from '../command.ts';
import { attempt, PLACE_HELP, PLACE_OPTIONS, placeOf, voiceOf } from '../operations.ts';

export const command: Command = {
  help: `Usage: fathom backup <file> [--data FOLDER]

Copies every match and the keys to the seats into one file, while the server runs and people play. Keep the file to
yourself: whoever has it can read every hand. \`fathom restore\` brings it back, \`fathom audit <file>\` checks it.

${PLACE_HELP}`,

  async run(args, io) {
    const { values, positionals: given } = parse(args, PLACE_OPTIONS);
    const [file] = positionals(given, 'file');
    const say = voiceOf(values);
    const { makeBackup } = await import('@fathom/server/operations/backup.ts');
    const { tables, moves, keys } = await attempt(() => makeBackup(placeOf(values), file));
    io.out(say('cli.backup', { file, tables, moves }));
    if (keys === 0) io.err(say('cli.backupNoKeys'));
    return 0;
  },
};

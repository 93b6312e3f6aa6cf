import { existsSync, statSync } from 'node:fs';
import { GAMES } from '@fathom/games';
import { parse, positionals } from '../arguments.ts';
import { type Command, Failure } from '../command.ts';
import { attempt, PLACE_HELP, PLACE_OPTIONS, placeOf, voiceOf } from '../operations.ts';

export const command: Command = {
  help: `Usage: fathom audit [backup] [--data FOLDER]

Looks at everything that is stored, or at a backup, while the server runs: every match replays move by move, its result is
right, its seed is the one it was committed to, its snapshot is what the moves lead to, no row is missing or belongs to
nothing, and nobody else on this machine can read the files. Fails when anything is wrong.

${PLACE_HELP}`,

  async run(args, io) {
    const { values, positionals: given } = parse(args, PLACE_OPTIONS);
    const say = voiceOf(values);
    const { auditBackup, auditPlace } = await import('@fathom/server/operations/audit.ts');
    const [file] = given.length === 0 ? [undefined] : positionals(given, 'backup');
    if (file !== undefined && !(existsSync(file) && statSync(file).isFile()))
      throw new Failure(`there is no file ${file}`);
    const { tables, moves, unreplayed, findings } = await attempt(() =>
      file === undefined ? auditPlace(placeOf(values), GAMES) : auditBackup(file, GAMES),
    );
    for (const { where, problem } of findings) io.out(`${where}: ${problem}`);
    io.out(say('cli.audited', { tables, moves, findings: findings.length }));
    if (unreplayed > 0) io.out(say('cli.unreplayed', { n: unreplayed }));
    return findings.length === 0 ? 0 : 1;
  },
};

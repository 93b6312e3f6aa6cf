import { existsSync } from 'node:fs';
import { parse, positionals } from '../arguments.ts';
import { columns } from '../columns.ts';
import { type Command, Failure, UsageError } from '../command.ts';
import { PLACE_HELP, PLACE_OPTIONS, placeOf, voiceOf } from '../operations.ts';

export const command: Command = {
  help: `Usage: fathom secret list | rotate | retire <key>   [--data FOLDER]

The keys that sign the tokens of the seats. A running server takes a change over within seconds. A new key is made every
90 days by itself; tokens signed with an older one hold until that key is retired, at the latest after 400 days.

  list      the keys there are, newest first; the first one signs
  rotate    makes a new key that signs from now on
  retire    takes a key away: whoever has a token signed with it loses the seat

With FATHOM_SECRET the keys are there and not in a file: put a new one in front and restart the nodes one by one.

${PLACE_HELP}`,

  async run(args, io) {
    const { values, positionals: given } = parse(args, PLACE_OPTIONS);
    const [action, ...rest] = given;
    const { folder } = placeOf(values);
    const say = voiceOf(values);
    if (process.env.FATHOM_SECRET) throw new Failure(say('cli.secretGiven'));
    const { readKeys, retireKey, rotateSecret, secretPath } = await import('@fathom/server/secret.ts');
    if (!existsSync(secretPath(folder))) throw new Failure(`there is no ${secretPath(folder)}`);
    switch (action) {
      case 'list': {
        positionals(rest);
        const rows = readKeys(secretPath(folder)).map(({ id, created }) => [id, made(created)]);
        io.out(columns([['key', 'made'], ...rows]));
        return 0;
      }
      case 'rotate':
        positionals(rest);
        io.out(say('cli.rotated', { key: rotateSecret(folder).id }));
        return 0;
      case 'retire': {
        const [key] = positionals(rest, 'key');
        if (!retireKey(folder, key)) throw new Failure(say('cli.noSuchKey', { key }));
        io.out(say('cli.retired', { key }));
        return 0;
      }
      default:
        throw new UsageError('say list, rotate or retire');
    }
  },
};

function made(created: number): string {
  return created === 0 ? '?' : new Date(created).toISOString().slice(0, 10);
}

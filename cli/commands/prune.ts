import { parse, positionals } from '../arguments.ts';
import { type Command, UsageError } from '../command.ts';
import { attempt, PLACE_HELP, PLACE_OPTIONS, placeOf, voiceOf } from '../operations.ts';

const DAY = 24 * 60 * 60_000;

export const command: Command = {
  help: `Usage: fathom prune --older 180d [--yes] [--keep FOLDER] [--data FOLDER]

Takes finished matches away that ended so many days ago, with their chat, while the server runs. Without --yes it only
says which. Open and running matches are never touched. Old backups still have what was taken away.

  --older DAYSd   how long ago they ended, in days
  --yes           take them away
  --keep FOLDER   write the record of each into this folder first; \`fathom replay\` reads it
${PLACE_HELP}`,

  async run(args, io) {
    const { values, positionals: given } = parse(args, {
      ...PLACE_OPTIONS,
      older: { type: 'string' },
      yes: { type: 'boolean' },
      keep: { type: 'string' },
    });
    positionals(given);
    const before = Date.now() - days(values.older) * DAY;
    const act = values.yes ?? false;
    const say = voiceOf(values);
    const { openStore } = await import('@fathom/server/operations/place.ts');
    const { prune } = await import('@fathom/server/operations/prune.ts');
    const pruned = await attempt(async () => {
      const store = await openStore(placeOf(values));
      const found = ({ id, game, since }: { id: string; game: string; since: number }) =>
        io.out(`${id} ${game} ${new Date(since).toISOString().slice(0, 10)}`);
      return prune(store, { before, act, keep: values.keep, found }).finally(() => store.close());
    });
    io.out(say(act ? 'cli.pruned' : 'cli.wouldPrune', { ...pruned }));
    return 0;
  },
};

function days(text: string | undefined): number {
  const [, count] = /^(\d{1,5})d$/.exec(text ?? '') ?? [];
  if (count === undefined || Number(count) < 1) throw new UsageError('--older takes days, such as 180d');
  return Number(count);
}

import type { Store, TableRow } from '@fathom/server/store/store.ts';
import { parse, positionals } from '../arguments.ts';
import { columns } from '../columns.ts';
import { type Command, Failure, type Io, UsageError } from '../command.ts';
import { attempt, PLACE_HELP, PLACE_OPTIONS, placeOf, voiceOf } from '../operations.ts';

export const command: Command = {
  help: `Usage: fathom person find <name> | export <table> <seat> | forget <table> <seat>   [--data FOLDER]

For a host whom somebody asks about their data. There are no accounts: a person is a seat at a table, with a name, what was
said there, and the moves. (People with the key to their seat do the same by themselves at the table.)

  find     lists the seats of everybody who called themselves so
  export   prints what is stored of a seat as JSON
  forget   takes name and chat away; the moves stay, because the match belongs to everybody who played it

Seats are counted from 0. A running server shows the change when it next reads the table.

${PLACE_HELP}`,

  async run(args, io) {
    const { values, positionals: given } = parse(args, PLACE_OPTIONS);
    const [action, ...rest] = given;
    const act = action === undefined ? undefined : ACTIONS.get(action);
    if (!act) throw new UsageError('say find, export or forget');
    const { openStore } = await import('@fathom/server/operations/place.ts');
    const store = await attempt(() => openStore(placeOf(values)));
    try {
      return await act(store, rest, io, voiceOf(values));
    } finally {
      await store.close();
    }
  },
};

type Act = (store: Store, given: string[], io: Io, say: ReturnType<typeof voiceOf>) => Promise<number>;

const find: Act = async (store, given, io, say) => {
  const [name] = positionals(given, 'name');
  const { seatsNamed } = await import('@fathom/server/operations/person.ts');
  const found: string[][] = [];
  for await (const { row, seat } of seatsNamed(store, name))
    found.push([
      row.id,
      String(seat),
      row.game,
      row.status,
      new Date(row.created).toISOString().slice(0, 10),
    ]);
  if (found.length === 0) throw new Failure(say('cli.nobody', { name }));
  io.out(columns([['table', 'seat', 'game', 'status', 'created'], ...found]));
  return 0;
};

const exportData: Act = async (store, given, io) => {
  const [row, seat] = await placed(store, given);
  const { personalData } = await import('@fathom/server/operations/person.ts');
  io.out(JSON.stringify(await personalData(store, row, seat), null, 2));
  return 0;
};

const forget: Act = async (store, given, io, say) => {
  const [row, seat] = await placed(store, given);
  const { forgetSeat } = await import('@fathom/server/operations/person.ts');
  await forgetSeat(store, row, seat, Date.now());
  io.out(say('cli.forgotten', { table: row.id, seat }));
  return 0;
};

const ACTIONS: ReadonlyMap<string, Act> = new Map([
  ['find', find],
  ['export', exportData],
  ['forget', forget],
]);

async function placed(store: Store, given: string[]): Promise<[TableRow, number]> {
  const [table, text] = positionals(given, 'table', 'seat');
  const row = await store.table(table);
  if (!row) throw new Failure(`there is no table ${table}`);
  const seat = /^\d+$/.test(text) ? Number(text) : -1;
  if (row.seats[seat]?.member === undefined)
    throw new Failure(`nobody sits on seat ${text} of table ${table}`);
  return [row, seat];
}

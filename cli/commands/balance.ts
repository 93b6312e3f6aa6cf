import { type BalanceTable, checkOptions, type Meta, type OptionValues } from '@fathom/kernel';
import { BOT_KINDS, botsNamed, gameNamed, parse, positionals, whole } from '../arguments.ts';
import { type BalanceReport, plainTables, weigh } from '../balance.ts';
import { columns, percent } from '../columns.ts';
import { type Command, type Io, UsageError } from '../command.ts';
import { Progress } from '../progress.ts';

const MAX_GAMES = 1_000_000;

export const command: Command = {
  help: `Usage: fathom balance <game> [--games N] [--from N] [--tables text] [--seed S] [--bot name] [--json]

Lets one kind of bot play a game against itself at every kind of table the game names, and says how fair and how long it
is: victories of each seat, moves, scores, endings, and what the game itself wants to know.

  --games N      matches at each kind of table (100)
  --from N       leaves out the first N matches of the series, so that a long one can be played in parts (0)
  --tables text  only the table of this name, or those whose names contain this text
  --seed S       the same seed gives the same matches (balance)
  --bot name     who plays (greedy): ${BOT_KINDS}
  --json         prints one JSON list and nothing else

Exit code 1 when a match does not end.`,

  async run(args, io) {
    const { values, positionals: given } = parse(args, {
      games: { type: 'string', default: '100' },
      from: { type: 'string', default: '0' },
      tables: { type: 'string', default: '' },
      seed: { type: 'string', default: 'balance' },
      bot: { type: 'string', default: 'greedy' },
      json: { type: 'boolean', default: false },
    });
    const [id] = positionals(given, 'game');
    const entry = gameNamed(id);
    const games = whole('games', values.games, 1, MAX_GAMES);
    const from = whole('from', values.from, 0, MAX_GAMES);
    const [{ strength: bot }] = botsNamed(values.bot);
    const { balance } = (await entry.balance?.()) ?? {};
    const all = balance?.tables ?? plainTables(entry.meta);
    const exact = all.filter(({ name }) => name === values.tables);
    const tables = exact.length > 0 ? exact : all.filter(({ name }) => name.includes(values.tables));
    if (tables.length === 0)
      throw new UsageError(
        `no table of ${id} is called "${values.tables}"; there is ${all.map(({ name }) => name).join(', ')}`,
      );
    const { game } = await entry.rules();
    const progress = new Progress('Playing', games * tables.length);
    const reports = tables.map(table => {
      const options = optionsOf(entry.meta, table);
      return weigh(game, table, options, balance, { games, from, seed: values.seed, bot }, () =>
        progress.advance(),
      );
    });
    progress.finish();
    if (values.json) io.out(JSON.stringify(reports));
    else print(reports, io);
    return reports.every(report => report.finished === report.games) ? 0 : 1;
  },
};

function optionsOf(meta: Meta, { options = {} }: BalanceTable): OptionValues {
  const checked = checkOptions(meta.options, options);
  if (!checked.ok) throw new Error(`a table of ${meta.id} asks for option ${checked.option}`);
  return checked.options;
}

function print(reports: readonly BalanceReport[], io: Io): void {
  const rows = reports.map(report => [
    report.table,
    `${report.finished}/${report.games}`,
    report.meanMoves.toFixed(0),
    report.fairness.map(share => share.toFixed(2)).join(' '),
    report.scores.join(' '),
    shares(report.endings),
    shares(report.figures),
  ]);
  io.out(
    columns([['table', 'ended', 'moves', 'wins × even share', 'scores', 'endings', 'figures'], ...rows]),
  );
}

function shares(numbers: Readonly<Record<string, number>>): string {
  return Object.entries(numbers)
    .map(([name, value]) => `${name} ${percent(value)}`)
    .join(', ');
}

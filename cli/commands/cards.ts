import { type Lang, type Say, speaker, type Table, type TableEntry, tablesOf } from '@fathom/kernel';
import { gameNamed, parse } from '../arguments.ts';
import { type Command, Failure, UsageError } from '../command.ts';
import { LANGUAGE_HELP, languageOf } from '../language.ts';
import { WORDS } from '../words.ts';

export const command: Command = {
  help: `Usage: fathom cards <game> [words …] [--lang L] [--json]

Prints what is in the box and on the board and what it does: cards, tiles, spaces and everything else a symbol stands
for, with the rule that says it. With words only what has all of them in it.

  --lang L      ${LANGUAGE_HELP}
  --json        prints one JSON object and nothing else`,

  async run(args, io) {
    const { values, positionals } = parse(args, {
      lang: { type: 'string' },
      json: { type: 'boolean', default: false },
    });
    const [id, ...words] = positionals;
    if (id === undefined) throw new UsageError('<game> is missing');
    const entry = gameNamed(id);
    if (!entry.reference) throw new Failure(`${entry.meta.title} has no tables`);
    const [{ reference }, { voice }] = await Promise.all([entry.reference(), entry.voice()]);
    const lang = languageOf(values.lang);
    const say = speaker(lang, WORDS[lang]);
    const tables = tablesOf(reference, lang, voice.words[lang]).flatMap(table =>
      matching(table, words, lang),
    );
    if (values.json) io.out(JSON.stringify({ game: id, lang, sections: tables }));
    else if (tables.length > 0) io.out(tables.map(table => print(table, say)).join('\n\n'));
    if (tables.length === 0) throw new Failure(say('cli.noCard', { words: words.join(' ') }));
    return 0;
  },
};

/** The table with what has all the words in it, in whatever case; no table when nothing is left. */
function matching(table: Table, words: readonly string[], lang: Lang): Table[] {
  const wanted = words.map(word => word.toLocaleLowerCase(lang));
  const entries = table.entries.filter(({ name, effect, cost = '', rule }) => {
    const text = [table.title, name, effect, cost, rule].join(' ').toLocaleLowerCase(lang);
    return wanted.every(word => text.includes(word));
  });
  return entries.length > 0 ? [{ ...table, entries }] : [];
}

function print({ title, entries }: Table, say: Say): string {
  return [title, ...entries.map(row => printRow(row, say))].join('\n');
}

function printRow({ name, effect, cost, rule, source }: TableEntry, say: Say): string {
  const lines = [`  ${name} (${rule}, ${say(`cli.${source}`)})`, `    ${effect}`];
  return [...lines, ...(cost ? [`    ${say('cli.cost', { cost })}`] : [])].join('\n');
}

import { SOURCES, type Source, type Table, type TableEntry } from '@fathom/kernel';
import { useSay } from '@fathom/parts/say.tsx';
import { Found, FoundElsewhere } from './found.tsx';
import { textOfEntry } from './search.ts';

interface TablesProps {
  readonly tables: readonly Table[];
  /** The entry the address points at is raised on a card. */
  readonly target: string;
}

/** What is in the box and what it does. */
export function Tables({ tables, target }: TablesProps) {
  const say = useSay();
  if (tables.length === 0) return null;
  return (
    <>
      <p className="book">{say('rules.tables')}</p>
      <Legend />
      {tables.map(table => (
        <section key={table.key}>
          <h2 id={tableId(table)}>
            <Found text={table.title} />
          </h2>
          <ul className="things">
            {table.entries.map(entry => (
              <Entry key={entry.id} entry={entry} raised={entry.id === target} />
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

export function tableId({ key }: Table): string {
  return `table-${key}`;
}

function Legend() {
  const say = useSay();
  return (
    <dl className="legend">
      {SOURCES.map(source => (
        <div key={source}>
          <dt>
            <i className={`source ${source}`} aria-hidden="true" />
            {say(`rules.${source}`)}
          </dt>
          <dd>{say(`rules.about.${source}`)}</dd>
        </div>
      ))}
    </dl>
  );
}

function Entry({ entry, raised }: { readonly entry: TableEntry; readonly raised: boolean }) {
  const say = useSay();
  const { id, name, effect, cost, rule, source } = entry;
  return (
    <li id={id} className={raised ? 'hl' : ''}>
      <div className="name">
        <SourceMark source={source} />
        <a href={`#${id}`}>
          <Found text={name} />
        </a>
      </div>
      <div className="does">
        <p>
          <Found text={effect} />
        </p>
        {cost && (
          <p className="cost">
            <Found text={say('rules.cost', { cost })} />
          </p>
        )}
        <FoundElsewhere id={id} own={textOfEntry(entry)} />
      </div>
      <a className="ref" href={`#${rule}`} aria-label={say('rules.ruleOf', { rule, name })}>
        <Found text={rule} />
      </a>
    </li>
  );
}

function SourceMark({ source }: { readonly source: Source }) {
  const say = useSay();
  const label = say(`rules.${source}`);
  return <i className={`source ${source}`} role="img" aria-label={label} title={label} />;
}

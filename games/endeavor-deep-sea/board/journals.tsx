/** Journals: those on display, and those somebody has published. */
import { countBits, hasBit } from '@fathom/kernel';
import { Panel } from '@fathom/parts/panel.tsx';
import { JOURNALS } from '../data/journals.ts';
import { SYMBOLS } from '../data/tiles.ts';
import { publishCost } from '../sites.ts';
import { journalName } from '../words/terms.ts';
import { Cost } from './deed.tsx';
import { Chips, Field } from './gain.tsx';
import { journalPlace } from './places.ts';
import type { Table } from './table.ts';

export function Journals(table: Table) {
  const { view, say } = table;
  return (
    <Panel
      title={say('panel.journals')}
      note={say('board.deckLeft', { n: countBits(view.deck) })}
      className="endeavor-panel ed journals"
    >
      <ul>
        {view.display.map(journal => (
          <li key={journal} data-place={journalPlace(journal)}>
            <Cost n={publishCost(view, journal)} />
            <JournalFace table={table} journal={journal} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}

export function JournalFace({ table, journal }: { readonly table: Table; readonly journal: number }) {
  const { say } = table;
  const { symbols, gains, others, spaces, points } = JOURNALS[journal];
  return (
    <div className="journal">
      <b>{journalName(say, journal)}</b>
      <span className="row-of-signs">
        {SYMBOLS.map((symbol, i) =>
          hasBit(symbols, i) ? <Field key={symbol} symbol={i} label={say('symbol', { symbol: i })} /> : null,
        )}
        {gains > 0 && <Chips table={table} gains={gains} />}
        {points > 0 && <span className="cap">{say('board.points', { n: points })}</span>}
        {others > 0 && (
          <span className="cap">
            {say('board.others')} <Chips table={table} gains={others} />
          </span>
        )}
      </span>
      {spaces.map((space, i) => (
        <small key={`${space}-${String(i)}`}>{say(`space.${space}`)}</small>
      ))}
    </div>
  );
}

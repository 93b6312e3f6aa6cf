import type { Result } from '@fathom/kernel';
import type { Rival } from '@fathom/parts/board.ts';
import { Button } from '@fathom/parts/button.tsx';
import { figure } from '@fathom/parts/figure.ts';
import { Mark } from '@fathom/parts/mark.tsx';
import { useReducedMotion } from '@fathom/parts/media.ts';
import { useSay } from '@fathom/parts/say.tsx';
import { useEffect, useState } from 'react';
import type { Situation } from './props.ts';
import { type ScoreRow, type ScoreSheet, scoreSheet, sumOf } from './result.ts';

interface ScoreTableProps {
  readonly situation: Situation;
  readonly result: Result;
  readonly rivals: readonly Rival[];
  /** Everybody has the same place. */
  readonly together?: boolean;
}

/** A row of the sheet stays so long before the next is written. */
const ROW = 450;

/** The sheet, written line by line as on paper. */
export function ScoreTable({ situation, result, rivals, together = false }: ScoreTableProps) {
  const say = useSay();
  const { game, known, seats } = situation;
  const columns = [...seats, ...rivals.map(({ name, mark }) => ({ name: say(name), mark }))];
  const places = [...result.places, ...rivals.map(({ place }) => place)];
  const competing = rivals.map(({ score, parts }, i) => ({ seat: seats.length + i, score, parts }));
  const sheet = scoreSheet([...game.rules.standing(known.view), ...competing], places);
  const single = sheet.parts.length === 1;
  const [written, skip] = useWriting(single ? 0 : sheet.parts.length);
  const done = single || written >= sheet.parts.length;
  return (
    <section className="blk">
      <div className="sheet-head">
        <h2 className="h">{say('end.title')}</h2>
        {!done && (
          <Button tone="quiet" icon="i-skip" onClick={skip}>
            {say('show.skip')}
          </Button>
        )}
      </div>
      <div className="scroll" data-scrolls>
        <table className="score" data-written={done}>
          <thead>
            <tr>
              <td />
              {sheet.order.map(seat => (
                <th key={seat} scope="col" className={done && !together && places[seat] === 1 ? 'w' : ''}>
                  <Mark mark={columns[seat].mark} />
                  {columns[seat].name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {!single &&
              sheet.parts.map((row, i) => (
                <Row
                  key={row.key}
                  row={row}
                  order={sheet.order}
                  hidden={i >= written}
                  note={game.board.partNote?.(row.key, known.view, say)}
                />
              ))}
          </tbody>
          <Totals sheet={sheet} written={single ? 1 : written} single={single} />
          <tbody className={`ties ${done ? '' : 'unwritten'}`}>
            {sheet.tieBreaks.map(row => (
              <Row key={row.key} row={row} order={sheet.order} plain />
            ))}
            {!together && <Places order={sheet.order} places={places} />}
          </tbody>
        </table>
      </div>
      {sheet.tieBreaks.length > 0 && <p className="cap note">{say('end.tieBreak')}</p>}
    </section>
  );
}

/** How many rows are written, and what writes them all at once. */
function useWriting(rows: number): [number, () => void] {
  const still = useReducedMotion();
  const [written, setWritten] = useState(still ? rows : 0);
  useEffect(() => {
    if (written >= rows) return;
    const timer = setTimeout(() => setWritten(written + 1), ROW);
    return () => clearTimeout(timer);
  }, [written, rows]);
  return [written, () => setWritten(rows)];
}

interface TotalsProps {
  readonly sheet: ScoreSheet;
  readonly written: number;
  readonly single: boolean;
}

/** What is written so far adds up. */
function Totals({ sheet, written, single }: TotalsProps) {
  const say = useSay();
  const rows = sheet.parts.slice(0, written);
  const whole = written >= sheet.parts.length;
  return (
    <tbody className="total">
      <tr>
        <th scope="row">{single ? say(`part.${sheet.parts[0].key}`) : say('end.total')}</th>
        {sheet.order.map((seat, i) => (
          <td key={seat}>{figure(whole ? sheet.totals[i] : sumOf(rows, i))}</td>
        ))}
      </tr>
    </tbody>
  );
}

interface PlacesProps {
  readonly order: readonly number[];
  readonly places: readonly number[];
}

function Places({ order, places }: PlacesProps) {
  const say = useSay();
  return (
    <tr>
      <th scope="row">{say('end.place')}</th>
      {order.map(seat => (
        <td key={seat}>{places[seat]}</td>
      ))}
    </tr>
  );
}

interface RowProps {
  readonly row: ScoreRow;
  readonly order: readonly number[];
  readonly note?: string | undefined;
  readonly hidden?: boolean;
  /** The best of a row is underlined; what only breaks ties may be best when it is least. */
  readonly plain?: boolean;
}

function Row({ row, order, note, hidden = false, plain = false }: RowProps) {
  const say = useSay();
  const best = plain ? Number.POSITIVE_INFINITY : Math.max(...row.values);
  return (
    <tr className={hidden ? 'unwritten' : ''}>
      <th scope="row">
        {say(`part.${row.key}`)}
        {note && <small>{note}</small>}
      </th>
      {order.map((seat, i) => (
        <td key={seat} className={row.values[i] === best && best > 0 ? 'b' : ''}>
          <span>{figure(row.values[i])}</span>
        </td>
      ))}
    </tr>
  );
}

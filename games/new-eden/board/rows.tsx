/** Phase C: four rows of cards and symbols; one comes up for auction after the other. NE-59. */
import { range } from '@fathom/kernel';
import { Icon } from '@fathom/parts/icon.tsx';
import { Mark } from '@fathom/parts/mark.tsx';
import type { ReactNode } from 'react';
import { isMarked } from '../auction.ts';
import { COLUMNS, ROWS } from '../data/box.ts';
import { BLOCKED, EMPTY, NOBODY } from '../state.ts';
import { Card } from './card.tsx';
import { choicesOf } from './choices.ts';
import { Deeple } from './face.tsx';
import { rowPlace } from './places.ts';
import { isDeciding, markOf, nameOf, refuseMove, stepOf, type Table } from './table.ts';

export function Rows({ table }: { readonly table: Table }) {
  return (
    <ol className="rows" data-scrolls aria-label={table.say('panel.offer')}>
      {range(ROWS).map(row => (
        <Row key={row} table={table} row={row} />
      ))}
    </ol>
  );
}

function Row({ table, row }: { readonly table: Table; readonly row: number }) {
  const { say, view } = table;
  const state = stateOf(table, row);
  return (
    <li className={`arow is-${state}`} data-place={rowPlace(row)}>
      <div className="alab">
        <b>{say('board.row', { row: row + 1 })}</b>
        <span>{outcomeOf(table, row, state)}</span>
      </div>
      {view.display.slice(row * COLUMNS, (row + 1) * COLUMNS).map((card, column) => {
        const key = `${row}-${COLUMNS - column}`;
        if (card === null) return <div key={key} className="mod back" />;
        if (card === EMPTY) return <Activation key={key} table={table} />;
        return <Card key={key} table={table} card={card} />;
      })}
      <Pick table={table} row={row} />
    </li>
  );
}

/** NE-63: an empty space is one activation for the winner. */
function Activation({ table }: { readonly table: Table }) {
  return (
    <div className="mod symbol">
      <Deeple />
      <small>{table.say('board.activation')}</small>
    </div>
  );
}

/** The whole row is the target. */
function Pick({ table, row }: { readonly table: Table; readonly row: number }) {
  const { say, view } = table;
  const move = choicesOf(table.moves).row.get(row);
  const step = stepOf(view);
  if (move) {
    const label = say(step === 'block' ? 'label.block' : 'label.row', { row });
    return (
      <button type="button" className="choose legal" aria-label={label} onClick={() => table.send(move)} />
    );
  }
  if (!isDeciding(table) || (step !== 'block' && step !== 'auction')) return null;
  return (
    <button
      type="button"
      className="choose"
      tabIndex={-1}
      aria-label={say('board.whyNot', { name: say('board.row', { row: row + 1 }) })}
      onClick={() => refuseMove(table, { kind: step === 'block' ? 'block' : 'row', row })}
    />
  );
}

/** What became of a row: who won it and for how much, or that nobody did. */
function outcomeOf(table: Table, row: number, state: RowState): ReactNode {
  const { say, view } = table;
  const winner = view.winners[row];
  if (state === 'open' || winner === NOBODY) return say(`board.row.${state}`);
  if (winner === BLOCKED) return say('board.row.blocked');
  return (
    <span className="sold">
      <Mark mark={markOf(table, winner)} />
      {say('board.row.sold', { name: nameOf(table, winner), price: view.prices[row] })}
      <Icon name="i-coin" className="brass" />
    </span>
  );
}

type RowState = 'now' | 'done' | 'open';

function stateOf({ view }: Table, row: number): RowState {
  const running = view.stack.some(f => (f.step === 'bid' || f.step === 'reward') && f.row === row);
  if (running) return 'now';
  return isMarked(view, row) ? 'done' : 'open';
}

/** The surface of a column: its letter, the ships above it, and the light when a ship may stop here. */
import { Icon } from '@fathom/parts/icon.tsx';
import { refuseMove } from '@fathom/parts/table.ts';
import type { Move } from '../move.ts';
import { COLUMNS } from '../space.ts';
import { glanceAt } from './glance.ts';
import { columnPlace } from './places.ts';
import { usePress } from './press.ts';
import { type Prospect, prospect } from './prospect.ts';
import { Ship, Ships } from './ship.tsx';
import type { Table } from './table.ts';

interface SlotProps {
  readonly table: Table;
  readonly column: number;
  /** The move that stops here, if it is legal. */
  readonly stop: Move | undefined;
  /** The viewer is choosing where to stop. */
  readonly sailing: boolean;
  readonly onLook: (column: number) => void;
}

export function Slot({ table, column, stop, sailing, onLook }: SlotProps) {
  return (
    <li
      className={`slot ${stop ? 'ahead' : ''}`}
      data-column={column}
      data-place={columnPlace(column)}
      onPointerEnter={() => glanceAt(column)}
    >
      {stop && <Stop table={table} column={column} stop={stop} onLook={onLook} />}
      {!stop && sailing && <WhyNot table={table} column={column} />}
      <b className="letter" aria-hidden={sailing}>
        {COLUMNS[column]}
      </b>
      <Ships table={table} at={column} />
    </li>
  );
}

function Stop({ table, column, stop, onLook }: Omit<SlotProps, 'sailing'> & { readonly stop: Move }) {
  const { say, view } = table;
  const ahead = prospect(table, column);
  const press = usePress(
    () => table.send(stop),
    () => onLook(column),
  );
  return (
    <button
      type="button"
      className="stop legal"
      aria-label={`${say('board.stop', { column })}: ${inWords(table, ahead)}`}
      onFocus={() => glanceAt(column)}
      {...press}
    >
      <span className="tag words">{inWords(table, ahead)}</span>
      <span className="tag signs">
        <InSymbols ahead={ahead} />
      </span>
      <Ship table={table} seat={view.seat} ghost />
    </button>
  );
}

function WhyNot({ table, column }: { readonly table: Table; readonly column: number }) {
  return (
    <button
      type="button"
      className="hit"
      aria-label={table.say('board.whyNot', { column })}
      onClick={() => refuseMove(table, { kind: 'sail', column })}
    />
  );
}

function inWords({ say }: Table, { payable = [], forJokers }: Prospect): string {
  if (payable.length > 0) return say('board.payable', { n: payable.length });
  return say(forJokers.length > 0 ? 'board.jokerOrMove' : 'board.moveOnly');
}

function InSymbols({ ahead: { payable = [], forJokers } }: { readonly ahead: Prospect }) {
  if (payable.length === 0) return <Icon name={forJokers.length > 0 ? 'i-mussel' : 'i-sub'} />;
  return (
    <>
      {payable.length}
      <Icon name="i-card" />
    </>
  );
}

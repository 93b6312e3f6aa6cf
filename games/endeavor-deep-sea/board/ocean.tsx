/** The board: the ocean in columns and depths, growing downwards zone by zone. */
import { range } from '@fathom/kernel';
import { Button } from '@fathom/parts/button.tsx';
import { KeepFocus } from '@fathom/parts/focus.tsx';
import { useWide } from '@fathom/parts/media.ts';
import { useSize } from '@fathom/parts/size.ts';
import { refuseMove } from '@fathom/parts/table.ts';
import { Travel } from '@fathom/parts/travel.tsx';
import { lazy, type RefObject, Suspense, useRef } from 'react';
import { COLUMNS, cellAt, columnOf, depthOf, writeCell } from '../data/ocean.ts';
import type { Action } from '../data/slots.ts';
import { TILES } from '../data/tiles.ts';
import { isDeed, type Move } from '../move.ts';
import { missionOf } from '../sea.ts';
import { asked, type View } from '../view.ts';
import { Chain } from './chain-line.tsx';
import { type Choices, choicesOf } from './choices.ts';
import { type Held, useAttention } from './held.ts';
import { useEachMoment } from './moment.ts';
import { cellPlace } from './places.ts';
import { type Question, QuestionSlip, questionOf } from './question.tsx';
import { OpenPanel, Shelf } from './shelf.tsx';
import type { Table } from './table.ts';
import { placeOf, Zone } from './zone.tsx';

/** Opened by a tap, so it need not be there with the board. */
const CloseUp = lazy(() => import('./closeup.tsx').then(({ CloseUp }) => ({ default: CloseUp })));

export function Ocean(table: Table) {
  const { view, say } = table;
  const wide = useWide();
  const root = useRef<HTMLDivElement>(null);
  const size = useSize(root);
  const [{ held, only }, attend] = useAttention(view);
  const choices = choicesOf(onlyMoves(table.moves, only), view);
  const question = questionOf(choices);
  const hold = (next: Held) => attend({ held: next });
  useInSight(root, view);
  return (
    <div ref={root} className="endeavor ed">
      {!wide && (
        <Shelf
          table={table}
          open={held.kind === 'panel' ? held.panel : undefined}
          onOpen={panel => hold(panel ? { kind: 'panel', panel } : { kind: 'nothing' })}
        />
      )}
      <div className="stage">
        <Chart table={table} choices={choices} width={wide ? (size?.width ?? 0) : 0} hold={hold} />
        {question && held.kind === 'nothing' && (
          <Button tone="light" className="reopen" onClick={() => hold({ kind: 'default' })}>
            {say(`board.reopen.${question}`)}
          </Button>
        )}
        <Opened table={table} held={held} question={question} choices={choices} hold={hold} />
      </div>
      <Chain table={table} choices={choices} only={only} onOnly={action => attend({ only: action })} />
      <Travel view={view} within=".endeavor" />
      <KeepFocus moment={view} root={root} legal=".slip .legal, .legal, .target.can" />
    </div>
  );
}

/** When the board is larger than its window, what is asked comes into sight. */
function useInSight(root: RefObject<HTMLElement | null>, moment: unknown): void {
  useEachMoment(moment, () => {
    const waters = root.current?.querySelector('.waters');
    const lit = [...(waters?.querySelectorAll('.zone.some, .empty:has(.legal)') ?? [])];
    if (!waters || lit.length === 0) return;
    const frame = waters.getBoundingClientRect();
    const seen = lit.some(element => {
      const box = element.getBoundingClientRect();
      return box.left >= frame.left - 1 && box.right <= frame.right + 1 && box.bottom <= frame.bottom + 1;
    });
    if (!seen) lit[0].scrollIntoView({ block: 'nearest', inline: 'nearest' });
  });
}

/** With one action looked at alone, the places of the others go dark. */
function onlyMoves(moves: readonly Move[], only: Action | undefined): readonly Move[] {
  return only ? moves.filter(move => move.kind === only || !isDeed(move)) : moves;
}

interface OpenedProps {
  readonly table: Table;
  readonly held: Held;
  readonly question: Question | undefined;
  readonly choices: Choices;
  readonly hold: (held: Held) => void;
}

function Opened({ table, held, question, choices, hold }: OpenedProps) {
  const close = () => hold({ kind: 'nothing' });
  switch (held.kind) {
    case 'zone':
      return (
        <Suspense>
          <CloseUp table={table} cell={held.cell} choices={choices} onClose={close} />
        </Suspense>
      );
    case 'panel':
      return <OpenPanel table={table} panel={held.panel} onClose={close} />;
    case 'default':
      return question ? (
        <QuestionSlip table={table} question={question} choices={choices} onClose={close} />
      ) : null;
    default:
      return null;
  }
}

interface ChartProps {
  readonly table: Table;
  readonly choices: Choices;
  /** Of the water; 0 where every zone is narrow. */
  readonly width: number;
  readonly hold: (held: Held) => void;
}

/** The ruler, a folded column, and the narrowest zone with a plate, each with the gap beside it (styles/ocean.css). */
const RULER = 36;
const SLIVER = 44;
const PLATE_COLUMN = 164;

/** How many rows the water shows at least. */
const ROWS = 3;

function Chart({ table, choices, width, hold }: ChartProps) {
  const { view, say } = table;
  const { columns: count, maxDepth } = missionOf(view);
  const taken = view.ocean.flatMap((tile, cell) => (tile >= 0 ? [cell] : []));
  const reachable = [...taken, ...choices.cell.keys()];
  const columns = range(count);
  const open = new Set(reachable.map(columnOf));
  const precise = width - RULER - (count - open.size) * SLIVER >= open.size * PLATE_COLUMN;
  const depth = Math.min(maxDepth, Math.max(ROWS, ...reachable.map(depthOf)));
  const rows = range(depth).map(i => i + 1);
  const widths = columns.map(column => (open.has(column) ? 'minmax(var(--column), 1fr)' : 'var(--sliver)'));
  return (
    <div className="waters" data-scrolls>
      <ol
        className={`ocean rows-${depth}`}
        aria-label={say('board.ocean')}
        style={{ gridTemplateColumns: `var(--ruler) ${widths.join(' ')}` }}
      >
        {rows.map(row => (
          <li key={row} className={`ruler r${row}`} style={{ gridArea: `${row} / 1` }}>
            <span className="vh">{say('board.depth', { depth: row })}</span>
            <span aria-hidden="true">{row}</span>
          </li>
        ))}
        {columns
          .filter(column => !open.has(column))
          .map(column => (
            <Sliver key={column} table={table} column={column} depth={depth} />
          ))}
        {rows.flatMap(row =>
          columns
            .filter(column => open.has(column))
            .map(column => cellAt(column, row))
            .map(cell => (
              <Cell
                key={cell}
                table={table}
                choices={choices}
                hold={hold}
                cell={cell}
                place={placeOf(cell, columns)}
                precise={precise}
              />
            )),
        )}
      </ol>
      {depth < maxDepth && (
        <p className="uncharted">
          {say('board.uncharted', {
            from: depth + 1,
            to: maxDepth,
            same: depth + 1 === maxDepth ? 'yes' : 'no',
          })}
        </p>
      )}
    </div>
  );
}

interface SliverProps {
  readonly table: Table;
  readonly column: number;
  readonly depth: number;
}

/** A column without zones, folded. */
function Sliver({ table, column, depth }: SliverProps) {
  return (
    <li className="sliver" style={{ gridArea: `1 / ${column + 2} / span ${depth}` }}>
      <span>{table.say('board.column', { column: COLUMNS[column] })}</span>
    </li>
  );
}

interface CellProps extends Omit<ChartProps, 'width'> {
  readonly cell: number;
  readonly place: string;
  readonly precise: boolean;
}

function Cell({ table, choices, hold, cell, place, precise }: CellProps) {
  return table.view.ocean[cell] >= 0 ? (
    <Zone
      table={table}
      cell={cell}
      choices={choices}
      precise={precise}
      place={place}
      onOpen={opened => hold({ kind: 'zone', cell: opened })}
    />
  ) : (
    <Empty
      table={table}
      cell={cell}
      place={place}
      moves={choices.cell.get(cell) ?? []}
      onChoose={() => hold({ kind: 'default' })}
    />
  );
}

interface EmptyProps {
  readonly table: Table;
  readonly cell: number;
  readonly place: string;
  readonly moves: readonly Move[];
  /** Two tiles fit here: which of them? */
  readonly onChoose: () => void;
}

/** Water without a zone: lit where a drawn tile may be placed. */
function Empty({ table, cell, place, moves, onChoose }: EmptyProps) {
  const { say, view } = table;
  const drawn = drawnFor(view, cell);
  const press = () => {
    if (moves.length === 1) table.send(moves[0]);
    else if (moves.length > 1) onChoose();
    else if (drawn !== undefined) refuseMove(table, { kind: 'lay', tile: drawn, cell });
  };
  const asking = table.moves.length > 0 && asked(view)?.step === 'lay';
  return (
    <li
      className="empty"
      style={{ gridArea: place }}
      data-cell={writeCell(cell)}
      data-place={cellPlace(cell)}
    >
      {asking && (
        <button
          type="button"
          className={`face ${moves.length > 0 ? 'legal' : ''}`}
          aria-label={say('board.do.lay', { cell: writeCell(cell) })}
          onClick={press}
        >
          {moves.length > 0 && writeCell(cell)}
        </button>
      )}
    </li>
  );
}

/** The drawn tile somebody would try to place here: the one of this depth, else any. */
function drawnFor(view: View, cell: number): number | undefined {
  const f = asked(view);
  if (f?.step !== 'lay') return undefined;
  const drawn = f.tiles.filter(tile => typeof tile === 'number');
  return drawn.find(tile => TILES[tile].depth === depthOf(cell)) ?? drawn[0];
}

/** A zone in the ocean: name, arrival, places, vessels. The whole tile can be pressed, on a wide screen each place too. */
import { Icon } from '@fathom/parts/icon.tsx';
import { isDeciding, refuseMove } from '@fathom/parts/table.ts';
import { columnOf, depthOf, writeCell } from '../data/ocean.ts';
import { DIVES, SITE_KINDS, SITES, SONAR, TILES } from '../data/tiles.ts';
import type { Move } from '../move.ts';
import { missionOf } from '../sea.ts';
import { tileName } from '../words/terms.ts';
import { type Choices, movesIn } from './choices.ts';
import { Chips } from './gain.tsx';
import { boxOf, diveSpot, type Spot, siteSpot } from './layout.ts';
import { breakable, siteText } from './names.ts';
import { Pips } from './pips.tsx';
import { cellPlace } from './places.ts';
import { Plate } from './plate.tsx';
import { prospectOf } from './prospect.ts';
import type { Table } from './table.ts';
import { attemptAtSite } from './tries.ts';
import { Fleets } from './vessel.tsx';

interface ZoneProps {
  readonly table: Table;
  readonly cell: number;
  readonly choices: Choices;
  /** Places are targets of their own. */
  readonly precise: boolean;
  readonly place: string;
  readonly onOpen: (cell: number) => void;
}

export function Zone({ table, cell, choices, precise, place, onOpen }: ZoneProps) {
  const { view } = table;
  const tile = view.ocean[cell];
  const { width, height } = boxOf(tile);
  const moves = movesIn(choices, view, cell);
  const whole = (choices.cell.get(cell)?.length ?? 0) > 0;
  const sites = new Set(TILES[tile].sites.filter(site => choices.site.has(site)));
  const dives = new Set(TILES[tile].dives.filter(dive => choices.dive.has(dive)));
  const direct = precise && moves.length === 1 && whole;
  const lit = whole || (!precise && moves.length > 0);
  return (
    <li
      className={`zone d${depthOf(cell)} ${lit ? 'lit' : ''} ${moves.length > 0 ? 'some' : ''}`}
      style={{ gridArea: place }}
      data-cell={writeCell(cell)}
      data-place={cellPlace(cell)}
    >
      <button
        type="button"
        className={`face ${lit ? 'legal' : ''}`}
        aria-label={faceLabel(table, cell, moves, direct)}
        onClick={() => (direct ? table.send(moves[0]) : onOpen(cell))}
      />
      <Head table={table} tile={tile} />
      <div className="window">
        <div className="survey" style={{ '--ratio': width / height }}>
          <Plate table={table} tile={tile} sites={sites} dives={dives} />
          {precise && isDeciding(table) && (
            <Places table={table} tile={tile} choices={choices} onOpen={() => onOpen(cell)} />
          )}
        </div>
      </div>
      <Pips table={table} tile={tile} sites={sites} dives={dives} />
      <span className="foot">
        <span className="at" aria-hidden="true">
          {writeCell(cell)}
        </span>
        <Arrival table={table} tile={tile} />
        <Fleets table={table} cell={cell} />
      </span>
    </li>
  );
}

function Head({ table, tile }: { readonly table: Table; readonly tile: number }) {
  return (
    <span className="head" aria-hidden="true">
      <Arrival table={table} tile={tile} />
      <span className="name">{breakable(table.say, tileName(table.say, tile))}</span>
    </span>
  );
}

/** What a vessel gets here; in a narrow zone it stands at the foot, so that the name has room. */
function Arrival({ table, tile }: { readonly table: Table; readonly tile: number }) {
  const { arrival, arrivalAction } = TILES[tile];
  const base = missionOf(table.view).base === tile;
  return (
    <span className="arrival" aria-hidden="true">
      {base && <Icon name="i-anchor" className="base" />}
      <Chips table={table} gains={arrival} />
      {arrivalAction >= 0 && (
        <span className="chip c-action">
          <Icon name={arrivalAction === SONAR ? 'i-sonar' : 'i-conserve'} />
        </span>
      )}
    </span>
  );
}

/** Every place of the plate as a target: legal ones act, others say why not. */
function Places({
  table,
  tile,
  choices,
  onOpen,
}: {
  readonly table: Table;
  readonly tile: number;
  readonly choices: Choices;
  readonly onOpen: () => void;
}) {
  const { say } = table;
  return (
    <>
      {TILES[tile].dives.map(dive => (
        <Target
          key={`d${dive}`}
          at={spotIn(tile, diveSpot(dive))}
          moves={choices.dive.has(dive) ? [{ kind: 'dive', dive }] : []}
          label={say('board.diveSite', { n: DIVES[dive].tokens })}
          table={table}
          attempt={{ kind: 'dive', dive }}
          onOpen={onOpen}
        />
      ))}
      {TILES[tile].sites.map(site => (
        <Target
          key={site}
          at={spotIn(tile, siteSpot(site))}
          moves={choices.site.get(site) ?? []}
          label={siteText(table, site)}
          table={table}
          attempt={attemptAtSite(table.view, site)}
          onOpen={onOpen}
        />
      ))}
    </>
  );
}

/** A place of the plate as a share of what is shown of it. */
function spotIn(tile: number, spot: Spot): TargetProps['at'] {
  const { x, y, width, height } = boxOf(tile);
  return { left: `${((spot.x - x) / width) * 100}%`, top: `${((spot.y - y) / height) * 100}%` };
}

interface TargetProps {
  readonly table: Table;
  readonly at: { readonly left: string; readonly top: string };
  readonly moves: readonly Move[];
  readonly label: string;
  readonly attempt: Move;
  readonly onOpen: () => void;
}

function Target({ table, at, moves, label, attempt, onOpen }: TargetProps) {
  const legal = moves.length > 0;
  const press = () => {
    if (moves.length === 1) table.send(moves[0]);
    else if (legal) onOpen();
    else refuseMove(table, attempt);
  };
  return (
    <button
      type="button"
      className={`target ${legal ? 'can' : ''}`}
      style={at}
      tabIndex={legal ? 0 : -1}
      title={legal ? tooltip(table, moves) : label}
      aria-label={legal ? `${label}: ${tooltip(table, moves)}` : label}
      onClick={press}
    />
  );
}

function tooltip(table: Table, moves: readonly Move[]): string {
  if (moves.length > 1) return table.say('board.ways', { n: moves.length });
  const { title, details, cost } = prospectOf(table, moves[0]);
  const price = cost === undefined ? [] : [table.say('board.costs', { n: cost })];
  return [title, ...price, ...details].join('. ');
}

function faceLabel(table: Table, cell: number, moves: readonly Move[], direct: boolean): string {
  const { say, view } = table;
  const tile = view.ocean[cell];
  const name = say('board.zone', {
    name: tileName(say, tile),
    column: writeCell(cell)[0],
    depth: depthOf(cell),
  });
  if (direct) {
    const { title, details } = prospectOf(table, moves[0]);
    return [name, title, ...details].join('. ');
  }
  const free = TILES[tile].sites.filter(site => view.discs[site] === 0);
  const counts = SITE_KINDS.map((kind, i) =>
    say('board.freeSites', { kind, n: free.filter(site => SITES[site].kind === i).length }),
  ).filter(text => text !== '');
  return [name, ...counts, ...(moves.length > 0 ? [say('board.ways', { n: moves.length })] : [])].join('. ');
}

/** Where a zone lies in the grid of the ocean. */
export function placeOf(cell: number, columns: readonly number[]): string {
  return `${depthOf(cell)} / ${columns.indexOf(columnOf(cell)) + 2}`;
}

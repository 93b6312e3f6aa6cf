/** A zone at a glance: one pip for each place. */
import { Icon } from '@fathom/parts/icon.tsx';
import { SHAPES } from '@fathom/parts/mark.tsx';
import { markOf } from '@fathom/parts/table.ts';
import { CONSERVE, PUBLISH, SITES, SONAR, SYMBOLS, TILES } from '../data/tiles.ts';
import { tokensAt } from '../tokens.ts';
import { depthRange } from '../words/depths.ts';
import { fieldIcon } from './gain.tsx';
import { divePlace, sitePlace } from './places.ts';
import type { Table } from './table.ts';

interface PipsProps {
  readonly table: Table;
  readonly tile: number;
  readonly sites: ReadonlySet<number>;
  readonly dives: ReadonlySet<number>;
}

export function Pips({ table, tile, sites, dives }: PipsProps) {
  const zone = TILES[tile];
  const order = [...zone.conserve, ...zone.tracks.flat(), ...zone.publish];
  return (
    <span className="pips" aria-hidden="true">
      {zone.dives.map(dive => (
        <span
          key={dive}
          className={`pip dive ${dives.has(dive) ? 'lit' : ''}`}
          data-place={divePlace(table.view, dive)}
          data-sign="i-dive"
        >
          {tokensAt(table.view, dive)}
        </span>
      ))}
      {order.map(site => (
        <Pip key={site} table={table} site={site} lit={sites.has(site)} />
      ))}
    </span>
  );
}

function Pip({ table, site, lit }: { readonly table: Table; readonly site: number; readonly lit: boolean }) {
  const { kind, cost, depths, symbol } = SITES[site];
  const owner = table.view.discs[site] - 1;
  const glow = lit ? 'lit' : '';
  const place = sitePlace(table.view, site);
  if (owner >= 0) {
    const mark = markOf(table, owner);
    return (
      <span className={`pip own pc-${mark} ${kind === PUBLISH ? 'square' : ''} ${glow}`} data-place={place}>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <use href={`#${SHAPES[mark]}`} />
        </svg>
      </span>
    );
  }
  if (kind === CONSERVE)
    return (
      <span className={`pip conserve ${glow}`} data-place={place} data-sign="i-conserve">
        {cost}
      </span>
    );
  if (kind === PUBLISH)
    return (
      <span className={`pip publish f-${SYMBOLS[symbol]} ${glow}`} data-place={place}>
        <Icon name={fieldIcon(symbol)} />
      </span>
    );
  return (
    <span className={`pip sonar ${glow}`} data-place={place} data-sign="i-sonar">
      {kind === SONAR && depths > 0 ? depthRange(depths) : <Icon name="i-plus" />}
    </span>
  );
}

/** A zone as a plate of an atlas: its places, what they cost and give, and the lines between them. */
import { DrawnIcon } from '@fathom/parts/icon.tsx';
import { SHAPES } from '@fathom/parts/mark.tsx';
import { markOf } from '@fathom/parts/table.ts';
import { LEFT, RIGHT } from '../data/ocean.ts';
import { CONNECTIONS, CONSERVE, DIVES, type Feature, PUBLISH, SITES, SYMBOLS, TILES } from '../data/tiles.ts';
import { isLinked } from '../sites.ts';
import { tokensAt } from '../tokens.ts';
import { depthRange } from '../words/depths.ts';
import { motifOf } from './art.ts';
import { fieldIcon, PlateChips } from './gain.tsx';
import { boxOf, diveSpot, lineOf, PLATE, type Spot, siteSpot, trackLine } from './layout.ts';
import { divePlace, sitePlace } from './places.ts';
import type { Table } from './table.ts';

interface PlateProps {
  readonly table: Table;
  readonly tile: number;
  /** Places that are legal now. */
  readonly sites: ReadonlySet<number>;
  readonly dives: ReadonlySet<number>;
}

export function Plate({ table, tile, sites, dives }: PlateProps) {
  const { id, tracks, connections, features } = TILES[tile];
  const { x, y, width, height } = boxOf(tile);
  return (
    <svg className="plate" viewBox={`${x} ${y} ${width} ${height}`} aria-hidden="true">
      <path className="art" d={motifOf(id)} transform={`scale(${PLATE.width / 264} ${PLATE.height / 150})`} />
      {tracks
        .filter(track => track.length > 1)
        .map(track => (
          <path key={track[0]} className="track-line" d={trackLine(track)} />
        ))}
      {connections.map(connection => (
        <Link key={connection} table={table} connection={connection} />
      ))}
      {TILES[tile].dives.map(dive => (
        <Dive key={dive} table={table} dive={dive} lit={dives.has(dive)} marked={marks(features, dive)} />
      ))}
      {TILES[tile].sites.map(site => (
        <Place key={site} table={table} site={site} lit={sites.has(site)} marked={marks(features, site)} />
      ))}
      {connections.map(connection => (
        <Bead key={connection} table={table} connection={connection} />
      ))}
    </svg>
  );
}

/** ED-123: a special rule speaks about this place. */
function marks(features: readonly Feature[], place: number): boolean {
  return features.some(({ sites, discs }) => sites.includes(place) || discs.includes(place));
}

function Link({ table, connection }: { readonly table: Table; readonly connection: number }) {
  const done = CONNECTIONS[connection].ends.every(site => table.view.discs[site] > 0);
  return <path className={`link ${done ? 'done' : ''}`} d={lineOf(connection).path} />;
}

/** What both owners get when both ends are taken; faded once it has been paid. */
function Bead({ table, connection }: { readonly table: Table; readonly connection: number }) {
  const { middle } = lineOf(connection);
  const paid = isLinked(table.view, connection);
  return (
    <g className={paid ? 'paid' : ''}>
      <PlateChips gains={CONNECTIONS[connection].gains} {...middle} size={13} />
    </g>
  );
}

interface PlaceProps {
  readonly table: Table;
  readonly lit: boolean;
  readonly marked: boolean;
}

function Dive({ table, dive, lit, marked }: PlaceProps & { readonly dive: number }) {
  const { x, y } = diveSpot(dive);
  const left = tokensAt(table.view, dive);
  const inPlay = table.view.ocean.includes(DIVES[dive].tile);
  const shown = inPlay ? left : DIVES[dive].tokens;
  const effects = TILES[DIVES[dive].tile].features.filter(f => f.sites.includes(dive) && f.gains > 0);
  return (
    <g className={shown === 0 ? 'empty' : ''} data-place={divePlace(table.view, dive)}>
      {lit && <circle className="legal-ring" cx={x} cy={y} r="20" />}
      {marked && <circle className="marked" cx={x} cy={y} r="18.5" />}
      {shown > 1 && <circle className="dive-site under" cx={x + 1.5} cy={y + 3} r="15" />}
      <circle className="dive-site" cx={x} cy={y} r="15" />
      <DrawnIcon className="ink" name="i-dive" x={x - 9} y={y - 9} size={18} />
      <circle className="badge" cx={x + 13} cy={y - 12} r="9.4" />
      <text className="n w" x={x + 13} y={y - 6.1}>
        {shown}
      </text>
      {effects.map(({ gains }) => (
        <PlateChips key={gains} gains={gains} x={x} y={y + 25} size={13} />
      ))}
      <Mouth from={DIVES[dive].from} x={x} y={y} />
    </g>
  );
}

function Place({ table, site, lit, marked }: PlaceProps & { readonly site: number }) {
  const { view } = table;
  const spot = siteSpot(site);
  const { x, y } = spot;
  const owner = view.discs[site] - 1;
  return (
    <g data-place={sitePlace(view, site)}>
      {lit && <circle className="legal-ring" cx={x} cy={y} r="20" />}
      {marked && <circle className="marked" cx={x} cy={y} r="18.5" />}
      {owner < 0 ? <FreeSite site={site} spot={spot} /> : <TakenSite table={table} site={site} spot={spot} />}
      {view.nets.includes(site) && <path className="net" d={netOver(x, y)} />}
      <Mouth from={SITES[site].from} x={x} y={y} />
    </g>
  );
}

interface SiteProps {
  readonly site: number;
  readonly spot: Spot;
}

function FreeSite({ site, spot: { x, y, below } }: SiteProps) {
  const { kind, cost, depths, gains, symbol } = SITES[site];
  const gainsAt = { x, y: below ? y + 24 : y - 24 };
  if (kind === PUBLISH)
    return (
      <>
        <rect className={`pub f-${SYMBOLS[symbol]}`} x={x - 14} y={y - 14} width="28" height="28" rx="7" />
        <DrawnIcon className="white" name={fieldIcon(symbol)} x={x - 9} y={y - 9} size={18} />
        <PlateChips gains={gains} {...gainsAt} />
      </>
    );
  if (kind === CONSERVE)
    return (
      <>
        <circle className="site" cx={x} cy={y} r="15" />
        <path className="cost" d={hexagon(x, y, 12)} data-sign="i-conserve" />
        <text className="n w" x={x} y={y + 5.8}>
          {cost}
        </text>
        <PlateChips gains={gains} {...gainsAt} />
        {depths > 0 && <Search x={gainsAt.x} y={gainsAt.y} text={depthRange(depths)} />}
      </>
    );
  return (
    <>
      <circle className="site sonar" cx={x} cy={y} r="15" data-sign="i-sonar" />
      {depths > 0 ? (
        <text className="n" x={x} y={y + 5}>
          {depthRange(depths)}
        </text>
      ) : (
        <DrawnIcon className="faint" name="i-sonar" x={x - 10} y={y - 10} size={20} />
      )}
      <PlateChips gains={gains} {...gainsAt} />
    </>
  );
}

/** Also when it does not come from sonar: a zone of these depths is discovered. */
function Search({ x, y, text }: { readonly x: number; readonly y: number; readonly text: string }) {
  return (
    <g>
      <rect className="search" x={x - 21} y={y - 8} width="42" height="16" rx="8" />
      <DrawnIcon className="ink" name="i-sonar" x={x - 18} y={y - 6} size={12} />
      <text className="n" x={x + 6} y={y + 4.5}>
        {text}
      </text>
    </g>
  );
}

function TakenSite({ table, site, spot: { x, y } }: SiteProps & { readonly table: Table }) {
  const mark = markOf(table, table.view.discs[site] - 1);
  const { kind, symbol } = SITES[site];
  return (
    <g className={`disc pc-${mark}`}>
      <circle className="shade" cx={x} cy={y + 2.6} r="14.4" />
      <circle className="face" cx={x} cy={y} r="14.4" />
      <use className="shape" href={`#${SHAPES[mark]}`} x={x - 8.5} y={y - 8.5} width="17" height="17" />
      {kind === PUBLISH && (
        <>
          <rect className={`pub f-${SYMBOLS[symbol]}`} x={x + 5} y={y + 4} width="13" height="13" rx="4" />
          <DrawnIcon className="white" name={fieldIcon(symbol)} x={x + 7.2} y={y + 6.2} size={8.6} />
        </>
      )}
    </g>
  );
}

/** ED-130: an arrow from the side a cave is entered from. */
function Mouth({ from, x, y }: { readonly from: number; readonly x: number; readonly y: number }) {
  if (from < 0) return null;
  const turn = from === LEFT ? 0 : from === RIGHT ? 180 : 90;
  return (
    <path
      className="mouth"
      d="M-27 0h7m-3.5-3.5 4 3.5-4 3.5"
      transform={`translate(${x} ${y}) rotate(${turn})`}
    />
  );
}

export function hexagon(x: number, y: number, r: number): string {
  const points = [0, 1, 2, 3, 4, 5].map(i => {
    const angle = (Math.PI / 180) * (60 * i - 90);
    return `${(x + r * Math.cos(angle)).toFixed(1)} ${(y + r * Math.sin(angle)).toFixed(1)}`;
  });
  return `M${points.join('L')}Z`;
}

function netOver(x: number, y: number): string {
  const lines = [-8, 0, 8].flatMap(d => [
    `M${x + d - 8} ${y - 14}L${x + d + 8} ${y + 14}`,
    `M${x + d + 8} ${y - 14}L${x + d - 8} ${y + 14}`,
  ]);
  return lines.join('');
}

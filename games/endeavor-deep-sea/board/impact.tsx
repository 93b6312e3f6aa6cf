/** The impact board of the mission: hexes with points, gains and the markers of everybody. */
import { figure } from '@fathom/parts/figure.ts';
import { DrawnIcon } from '@fathom/parts/icon.tsx';
import { SHAPES } from '@fathom/parts/mark.tsx';
import { isDeciding, markOf, refuseMove } from '@fathom/parts/table.ts';
import { useState } from 'react';
import { unpackGains } from '../data/gains.ts';
import type { Hex, Mission } from '../data/missions.ts';
import { SYMBOLS } from '../data/tiles.ts';
import { markersOn } from '../goals/markers.ts';
import { hexSpot } from '../impact.ts';
import { hexKey, type Move } from '../move.ts';
import { missionOf } from '../sea.ts';
import { asked, type View } from '../view.ts';
import type { Choices } from './choices.ts';
import { fieldIcon, PlateChips } from './gain.tsx';
import { type HexPlace, hexMap, outline } from './hexmap.ts';
import { shortGains } from './names.ts';
import { hexPlace } from './places.ts';
import type { Table } from './table.ts';

interface ImpactProps {
  readonly table: Table;
  readonly choices: Choices;
}

export function Impact({ table, choices }: ImpactProps) {
  const { say, view } = table;
  const mission = missionOf(view);
  const map = hexMap(mission);
  const moving = useMarker(choices, view);
  const asking = isDeciding(table) && asked(view)?.step === 'impact';
  return (
    <div
      className="impact"
      style={{ '--across': map.width, '--down': map.height, '--ratio': `${map.width} / ${map.height}` }}
    >
      <svg viewBox={`0 0 ${map.width} ${map.height}`} role="img" aria-label={say('board.impactBoard')}>
        {map.bridges.map(([a, b]) => (
          <path key={`${a.number}-${b.number}`} className="bridge" d={`M${a.x} ${a.y}L${b.x} ${b.y}`} />
        ))}
        {mission.impact === 'tracks' &&
          map.rows.map((y, row) => (
            <text key={y} className="n row" x={4} y={y + 6}>
              {row + 1}
            </text>
          ))}
        {map.places.map(place => (
          <HexSign
            key={place.number}
            table={table}
            mission={mission}
            place={place}
            lit={moving.lit.has(hexKey(place.hex.row, place.hex.col))}
          />
        ))}
      </svg>
      {asking &&
        map.places.map(place => (
          <HexButton
            key={place.number}
            table={table}
            place={place}
            map={map}
            legal={moving.lit.has(hexKey(place.hex.row, place.hex.col))}
            onPress={() => moving.press(table, place.hex)}
          />
        ))}
    </div>
  );
}

/** Mission 6: first the marker, then where it goes. Elsewhere a hex is enough. */
function useMarker(choices: Choices, view: View) {
  const [taken, take] = useState<{ readonly at: View; readonly from: number }>();
  const all = [...choices.hex.values()].flat();
  const shifts = all.filter(move => move.kind === 'shift');
  const markers = new Set(shifts.map(({ from }) => hexKey(from[0], from[1])));
  const chosen = taken?.at === view ? taken.from : markers.size === 1 ? [...markers][0] : undefined;
  const open: Move[] =
    shifts.length === 0
      ? all
      : shifts.filter(({ from }) => chosen !== undefined && hexKey(from[0], from[1]) === chosen);
  const targets = new Map(open.map(move => [targetOf(move), move]));
  return {
    lit: new Set([...targets.keys(), ...markers]),
    press(table: Table, { row, col }: Hex) {
      const key = hexKey(row, col);
      const move = targets.get(key);
      if (move) table.send(move);
      else if (markers.has(key)) take({ at: view, from: key });
      else refuseMove(table, { kind: 'impact', row, col });
    },
  };
}

function targetOf(move: Move): number {
  if (move.kind === 'shift') return hexKey(move.to[0], move.to[1]);
  return move.kind === 'impact' ? hexKey(move.row, move.col) : -1;
}

interface HexSignProps {
  readonly table: Table;
  readonly mission: Mission;
  readonly place: HexPlace;
  readonly lit: boolean;
}

function HexSign({ table, mission, place: { hex, number, x, y }, lit }: HexSignProps) {
  const { view } = table;
  const d = outline(mission.shape, x, y);
  const spot = hexSpot(mission, number);
  const kinds = [
    hex.start && 'start',
    hex.rescue && 'rescue',
    hex.turtle && 'turtle',
    hex.goal > 0 && 'goal',
  ];
  const owners = Array.from({ length: view.seats }, (_, seat) => ({
    seat,
    n: markersOn(view, mission, number, seat),
  })).filter(({ n }) => n > 0);
  const single = !hex.endless && owners.length > 0;
  return (
    <g className={`hex ${kinds.filter(Boolean).join(' ')}`} data-place={hexPlace(spot.row, spot.place)}>
      <path className="cell" d={d} />
      {lit && <path className="legal-ring" d={d} />}
      {single ? <Marker table={table} seat={owners[0].seat} x={x} y={y} /> : <Worth hex={hex} x={x} y={y} />}
      {hex.endless && <Crowd table={table} owners={owners} x={x} y={y} />}
    </g>
  );
}

/** Gain or field symbols, and points beside them; below them where there are several. */
function Worth({ hex, x, y }: { readonly hex: Hex; readonly x: number; readonly y: number }) {
  const signs = unpackGains(hex.gains).length + hex.symbols;
  const points = `${hex.points === 0 ? '' : figure(hex.points)}${hex.endless ? '∞' : ''}`;
  const beside = points !== '' && signs === 1;
  const below = points !== '' && signs > 1;
  const lift = hex.endless ? -4 : below ? -6 : 0;
  const at = { x: beside ? x - 6 : x, y: y + lift };
  return (
    <>
      {points !== '' && (
        <text
          className={signs > 0 ? 'n' : 'n big'}
          x={beside ? x + 9 : x}
          y={below ? y + 14 : y + lift + (signs > 0 ? 4.5 : 6)}
        >
          {points}
        </text>
      )}
      {hex.gains > 0 && <PlateChips gains={hex.gains} {...at} size={14} />}
      {hex.symbol >= 0 && <FieldSign hex={hex} {...at} />}
      {hex.goal > 0 && (
        <text className="n tiny" x={x} y={y + 16}>
          {'I'.repeat(hex.goal)}
        </text>
      )}
    </>
  );
}

function FieldSign({ hex, x, y }: { readonly hex: Hex; readonly x: number; readonly y: number }) {
  const wild = hex.symbol >= SYMBOLS.length;
  return (
    <g>
      {Array.from({ length: hex.symbols }, (_, i) => (
        <g key={String(i)} transform={`translate(${(i - (hex.symbols - 1) / 2) * 12} 0)`}>
          <rect
            className={`pub f-${wild ? 'wild' : SYMBOLS[hex.symbol]}`}
            x={x - 7}
            y={y - 7}
            width="14"
            height="14"
            rx="4"
          />
          <DrawnIcon
            className="white"
            name={wild ? 'i-any' : fieldIcon(hex.symbol)}
            x={x - 5}
            y={y - 5}
            size={10}
          />
        </g>
      ))}
    </g>
  );
}

function Marker({ table, seat, x, y }: { table: Table; seat: number; x: number; y: number }) {
  const mark = markOf(table, seat);
  return (
    <g className={`disc pc-${mark}`}>
      <circle className="face" cx={x} cy={y} r="11.5" />
      <use className="shape" href={`#${SHAPES[mark]}`} x={x - 7} y={y - 7} width="14" height="14" />
    </g>
  );
}

/** Markers on a hex that holds any number of them. */
function Crowd({
  table,
  owners,
  x,
  y,
}: {
  readonly table: Table;
  readonly owners: readonly { readonly seat: number; readonly n: number }[];
  readonly x: number;
  readonly y: number;
}) {
  return owners.map(({ seat, n }, i) => {
    const mark = markOf(table, seat);
    const cx = x + (i - (owners.length - 1) / 2) * (owners.length > 3 ? 9.5 : 12);
    return (
      <g key={seat} className={`disc pc-${mark}`}>
        <circle className="face" cx={cx} cy={y + 9.5} r="6.8" />
        <text className="n on" x={cx} y={y + 14}>
          {n}
        </text>
      </g>
    );
  });
}

interface HexButtonProps {
  readonly table: Table;
  readonly place: HexPlace;
  readonly map: { readonly width: number; readonly height: number };
  readonly legal: boolean;
  readonly onPress: () => void;
}

function HexButton({ table, place: { hex, number, x, y }, map, legal, onPress }: HexButtonProps) {
  const { say } = table;
  return (
    <button
      type="button"
      className={`target ${legal ? 'can' : ''}`}
      style={{ left: `${(x / map.width) * 100}%`, top: `${(y / map.height) * 100}%` }}
      tabIndex={legal ? 0 : -1}
      aria-label={say('board.hex', {
        ...hexSpot(missionOf(table.view), number),
        points: hex.points,
        gains: shortGains(say, hex.gains) || '–',
      })}
      onClick={onPress}
    />
  );
}

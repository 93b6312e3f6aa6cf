/** Whether a station holds (NE-78): now, and after a move as the rules foresee it. */
import { certain } from '@fathom/kernel';
import type { Move } from '../move.ts';
import { isStable, pointer } from '../score.ts';
import type { Built } from '../station.ts';
import type { StationView, View } from '../view.ts';
import { type Table, traySeat } from './table.ts';

export interface Stability {
  readonly damage: number;
  /** The highest damage the station survives. */
  readonly pointer: number;
  readonly stable: boolean;
}

export function stabilityOf({ options }: View, station: Built): Stability {
  return {
    damage: station.damage,
    pointer: pointer(station, options),
    stable: isStable(station, options),
  };
}

/** In the end it has happened. */
export function conditionOf({ ending }: View, { stable }: Stability): 'stable' | 'collapse' | 'fallen' {
  if (stable) return 'stable';
  return ending === '' ? 'collapse' : 'fallen';
}

/** Of the own station; nothing where luck or somebody else decides it. */
export function stabilityAfter(table: Table, move: Move): Stability | undefined {
  const station = stationAfter(table, move);
  return station && stabilityOf(table.view, station);
}

/** The own station after a move, and after what follows it. */
export function stationAfter(table: Table, move: Move, ...then: readonly Move[]): StationView | undefined {
  return certain<StationView>(table.foresee(move, ...then).view?.stations?.[traySeat(table)]);
}

/** What a die would bring to a skiff: read off what is certain to happen. */
import { type Event, hasBit, sum } from '@fathom/kernel';
import type { Move } from '../move.ts';
import { SKIFFS } from '../state.ts';
import type { Table } from './table.ts';

export interface Haul {
  /** −1 without any barrel. */
  readonly colour: number;
  readonly loaded: number;
  readonly lost: number;
  readonly survivors: number;
  readonly toxicity: number;
  readonly coins: number;
  readonly points: number;
  readonly depletes: boolean;
}

/** What is needed of a table. */
type Seen = Pick<Table, 'view' | 'foresee'>;
type Die = Extract<Move, { readonly kind: 'die' }>;

export function haulOf(table: Seen, move: Die): Haul {
  const { events } = table.foresee(move);
  const loads = of(events, 'loaded');
  return {
    colour: loads.length > 0 ? Number(loads[0].params.colour) : -1,
    loaded: total(loads, 'count'),
    lost: total(loads, 'lost'),
    survivors: of(events, 'survivor').length,
    toxicity: total(of(events, 'toxic'), 'count'),
    coins: total(of(events, 'coins'), 'count'),
    points: total(of(events, 'scored'), 'count'),
    depletes: depletes(table, move),
  };
}

function of(events: readonly Event[], key: string): readonly Event[] {
  return events.filter(event => event.key === key);
}

function total(events: readonly Event[], param: string): number {
  return sum(events.map(({ params }) => Number(params[param])));
}

/** FL-66: the token comes after the last die; until then the dive remembers it. */
function depletes(table: Seen, move: Die): boolean {
  const { view } = table;
  const { events, view: after } = table.foresee(move);
  const now = view.stack.at(-1);
  const skiff = view.skiffs.indexOf(move.cell, view.seat * SKIFFS) - view.seat * SKIFFS;
  if (now?.step !== 'dive' || hasBit(now.depleting, skiff)) return false;
  const dive = after?.stack?.[view.stack.length - 1];
  if (dive?.step === 'dive') return hasBit(dive.depleting ?? 0, skiff);
  return of(events, 'depleted').some(({ params }) => params.cell === move.cell);
}

/** What a move is certain to bring: read from what the engine foresees, never reckoned here. */
import { range } from '@fathom/kernel';
import { countOf, GAINS, type Gain } from '../data/gains.ts';
import type { Action } from '../data/slots.ts';
import type { Move } from '../move.ts';
import type { View } from '../view.ts';
import { seatOf, type Table } from './table.ts';

/** How much of each sort of gain, in the order of `GAINS`. */
export type Tally = readonly number[];

export interface Outlook {
  /** Research it costs; undefined where nothing is paid. */
  readonly cost: number | undefined;
  /** Discs of the staging area it takes. */
  readonly discs: number;
  /** Per seat, connections included. */
  readonly gains: readonly Tally[];
  /** Of the connections it completes. */
  readonly connections: readonly Tally[];
  /** What has to be decided next by whoever moves, before the activation goes on. */
  readonly actions: readonly Action[];
  readonly depths: readonly number[];
  readonly launches: boolean;
}

type Foreseen = ReturnType<Table['foresee']>;

export function outlookOf(table: Table, move: Move): Outlook {
  const seat = seatOf(table);
  const foreseen = table.foresee(move);
  const frames = causedBy(foreseen, table.view).filter(f => f.seat === seat);
  const gains = range(table.view.seats).map(one => gainsOf(foreseen, table.view, one));
  const staged = foreseen.view?.staging?.[seat] ?? table.view.staging[seat];
  return {
    cost: costOf(foreseen),
    discs: table.view.staging[seat] + gains[seat][GAINS.indexOf('disc')] - staged,
    gains,
    connections: foreseen.events
      .filter(event => event.key === 'connected')
      .map(({ params }) => GAINS.map((_, gain) => countOf(Number(params.gains), gain))),
    actions: frames.flatMap(f => (f.step === 'bonus' && f.action !== undefined ? [f.action] : [])),
    depths: frames.flatMap(f => (f.step === 'seek' && f.depths !== undefined ? [f.depths] : [])),
    launches:
      frames.some(f => f.step === 'launch') ||
      foreseen.events.some(({ key, params }) => key === 'launched' && params.seat === seat),
  };
}

function costOf({ events }: Foreseen): number | undefined {
  const paid = events.find(({ params }) => params.cost !== undefined);
  return paid && Number(paid.params.cost);
}

/** Frames that wait because of the move: those above the activation or the frame it answers. */
function causedBy({ view }: Foreseen, before: View) {
  return (view?.stack ?? [])
    .slice(before.stack.length - 1)
    .filter(f => f !== undefined && 'seat' in f)
    .filter(f => f.step !== 'turn' && f.step !== 'act' && f.step !== 'free');
}

/** What a seat gets: what was taken, and what waits to be taken. */
function gainsOf(foreseen: Foreseen, before: View, seat: number): Tally {
  const tally = GAINS.map(() => 0);
  const add = (gain: Gain | undefined, n: number) => {
    if (gain !== undefined) tally[GAINS.indexOf(gain)] += n;
  };
  for (const { key, params } of foreseen.events) {
    if (params.seat !== seat) continue;
    if (key === 'rose') add(GAINS[Number(params.track)], 1);
    if (key === 'gainedResearch') add('research', Number(params.count));
    if (key === 'gainedDiscs') add('disc', Number(params.count));
  }
  for (const f of causedBy(foreseen, before)) {
    if (f.seat !== seat) continue;
    if (f.step === 'impact' || f.step === 'promote') add(f.step, 1);
    if (f.step === 'raise') add(f.lowest ? 'lowest' : 'any', 1);
    if (f.step === 'gain') for (const [i, gain] of GAINS.entries()) add(gain, countOf(f.gains ?? 0, i));
  }
  return tally;
}

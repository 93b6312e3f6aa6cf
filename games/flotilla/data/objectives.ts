/** FL-14: 33 objective tiles in three sets; each counts something on either side. */
import { type Field, fault, get, index, list, source, text, whole } from './check.ts';
import type { Source } from './names.ts';

export const COUNTERS = [
  'd1',
  'd2',
  'd3',
  'tiles',
  'isl',
  'big',
  'c0',
  'c1',
  'c2',
  'c3',
  'pairs',
  'crewx',
  'l2',
  'seal',
  'gseal',
  'g0',
  'g1',
  'g2',
  'g3',
  'gcrew',
  'art',
  'laps',
  'skiff',
  'out',
  'sup',
  'kinds',
  'coin5',
  'dep',
  'dskiff',
  'cargo',
  'outart',
  'skart',
  'far',
  'gr',
  'fh',
  'sites',
  'built',
  'gh',
  'rf',
  'dmax',
  'dcol',
  'rings',
  'bld',
  'stock',
  'outbld',
  'ringout',
] as const;
export type Counter = (typeof COUNTERS)[number];

export interface Aim {
  readonly counter: Counter;
  readonly vp: number;
  /** Counted at most so often. */
  readonly cap: number;
  readonly source: Source;
}

export interface Objective {
  readonly id: string;
  readonly set: number;
  readonly aims: readonly Aim[];
}

export const SETS = ['A', 'B', 'C'] as const;
export const OBJECTIVES_PER_SET = 11;
export const STACK = 3;

const NO_CAP = 99;

export function readObjectives(file: Field): Objective[] {
  return list(get(file, 'objectives'), SETS.length * OBJECTIVES_PER_SET).map((entry, i) => {
    const set = index(get(entry, 'set'), SETS);
    if (set !== Math.floor(i / OBJECTIVES_PER_SET)) fault(get(entry, 'set'), 'is out of order');
    return { id: text(get(entry, 'id')), set, aims: ['sink', 'sky'].map(side => readAim(get(entry, side))) };
  });
}

function readAim(aim: Field): Aim {
  const cap = get(aim, 'cap');
  return {
    counter: COUNTERS[index(get(aim, 'counter'), COUNTERS)],
    vp: whole(get(aim, 'vp'), 1, 20),
    cap: cap.value === undefined ? NO_CAP : whole(cap, 1, NO_CAP),
    source: source(aim),
  };
}

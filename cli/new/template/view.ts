/** What one viewer may know, built up from nothing: everything but the sea and the fists of others. */
import { sum, type Viewer } from '@fathom/kernel';
import type { Frame } from './frames.ts';
import type { Options } from './meta.ts';
import type { Ending, State } from './state.ts';

export interface View {
  readonly viewer: Viewer;
  readonly seats: number;
  readonly options: Options;
  /** How many pearls the sea holds; which ones is nobody's knowledge. */
  readonly sea: number;
  readonly bank: readonly number[];
  readonly strings: readonly (readonly number[])[];
  /** NA-3: the own fist; NA-11: all of them at the end. Null where it is closed. */
  readonly fists: readonly (number | null)[];
  readonly seat: number;
  readonly stack: readonly Frame[];
  readonly ending: Ending | '';
}

export function view(s: State, viewer: Viewer): View {
  return {
    viewer,
    seats: s.seats,
    options: { ...s.options },
    sea: sum(s.sea),
    bank: s.bank.slice(),
    strings: s.strings.map(string => string.slice()),
    fists: s.fists.map((value, seat) => (seat === viewer || s.ending !== '' ? value : null)),
    seat: s.seat,
    stack: s.stack.slice(),
    ending: s.ending,
  };
}

/** What scoring looks at: all of it is open, so a state and a view will both do. */
import type { State } from '../state.ts';

export type Table = Readonly<Pick<State, 'seats' | 'options' | 'named'>> & {
  readonly [K in
    | 'ocean'
    | 'finders'
    | 'discs'
    | 'dives'
    | 'tracks'
    | 'research'
    | 'staging'
    | 'vessels'
    | 'markers'
    | 'endless'
    | 'chosen'
    | 'cleanup'
    | 'races'
    | 'bonus']: readonly number[];
} & {
  readonly [K in 'crew' | 'journals' | 'held']: readonly (readonly number[])[];
};

/** Any player of the team, where a seat is asked for. */
export const ANYBODY = -1;

/** Whether a disc (owner + 1) belongs to a seat, or to anybody. */
export function isOf(disc: number, seat: number): boolean {
  return seat === ANYBODY ? disc > 0 : disc === seat + 1;
}

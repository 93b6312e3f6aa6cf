/** What scoring looks at: all of it is open, so a state and a view will both do. */
import type { Open } from '../state.ts';

export type Table = Open<
  | 'seats'
  | 'options'
  | 'named'
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
  | 'bonus'
  | 'crew'
  | 'journals'
  | 'held'
>;

/** Any player of the team, where a seat is asked for. */
export const ANYBODY = -1;

/** Whether a disc (owner + 1) belongs to a seat, or to anybody. */
export function isOf(disc: number, seat: number): boolean {
  return seat === ANYBODY ? disc > 0 : disc === seat + 1;
}

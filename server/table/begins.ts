import { type Game, setUp } from '@fathom/kernel';
import type { TableRow } from '../store/store.ts';
import { afterChange } from './life.ts';
import type { Time } from './time.ts';

/** A new table as it is stored: when nobody is missing the match begins, and with it the clocks. */
export function beginning(game: Game, row: TableRow, time: Time): TableRow {
  if (row.status !== 'playing') return row;
  const { seats, options, seed, rng } = row;
  const state = setUp(game, { seats: seats.length, options, seed, rng });
  const asked = game.actors(state);
  const begun = afterChange({ ...row, status: 'open' }, row, asked, time).row;
  return { ...begun, botTurn: asked.some(seat => row.seats[seat].kind === 'bot') };
}

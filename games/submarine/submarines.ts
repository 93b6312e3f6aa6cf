/** Where submarines stand in relation to a ship. */
import type { Seat } from '@fathom/kernel';
import { columnOf, depthOf } from './space.ts';
import { fleetSize } from './state.ts';

interface Fleets {
  readonly seats: number;
  readonly submarines: readonly number[];
}

/** SU-24: depths of a column that hold a submarine of the seat, as bits; `moved` leaves out those relocated this turn. */
export function depthsBelow(s: Fleets, seat: number, column: number, moved = 0): number {
  const fleet = fleetSize(s);
  let depths = 0;
  for (let i = 0; i < fleet; i++) {
    const space = s.submarines[seat * fleet + i];
    if (space >= 0 && columnOf(space) === column && (moved & (1 << i)) === 0) depths |= 1 << depthOf(space);
  }
  return depths;
}

/** SU-32: opposing submarines in the same space or above it; own ones and those below never count. */
export function charge(s: Fleets, seat: number, space: number): number {
  const fleet = fleetSize(s);
  let count = 0;
  for (let i = 0; i < s.submarines.length; i++) {
    if (isInTheWay(s.submarines[i], space) && (i < seat * fleet || i >= (seat + 1) * fleet)) count++;
  }
  return count;
}

/** SU-32, S-8: what a salvage in a space costs towards each opponent, clockwise. */
export function debtsFor(s: Fleets, seat: Seat, space: number): { to: Seat; cards: number }[] {
  const debts: { to: Seat; cards: number }[] = [];
  for (let i = 1; i < s.seats; i++) {
    const to = (seat + i) % s.seats;
    const cards = chargeOf(s, to, space);
    if (cards > 0) debts.push({ to, cards });
  }
  return debts;
}

function chargeOf(s: Fleets, owner: number, space: number): number {
  const fleet = fleetSize(s);
  let count = 0;
  for (let i = owner * fleet; i < (owner + 1) * fleet; i++) if (isInTheWay(s.submarines[i], space)) count++;
  return count;
}

function isInTheWay(submarine: number, space: number): boolean {
  return submarine >= 0 && submarine <= space && columnOf(submarine) === columnOf(space);
}

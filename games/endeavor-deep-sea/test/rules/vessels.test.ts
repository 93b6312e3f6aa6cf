/** ED-10, ED-98: three vessels for each player; whatever asks for a vessel finds each of them, and nobody else's. */
import { range } from '@fathom/kernel';
import { describe, expect, test } from 'vitest';
import { UNITS } from '../../data/missions.ts';
import { unitsOfEach, vesselsIn } from '../../goals/count.ts';
import { ANYBODY } from '../../goals/table.ts';
import { hasVesselAt } from '../../player.ts';
import { hasVesselAtDepth } from '../../sites.ts';
import type { State } from '../../state.ts';
import { settle } from '../../steps/index.ts';
import { at, type Position, position } from '../position.ts';
import { offered, play, vessels } from '../table.ts';

const SEATS = 4;
/** Seats, and which of their vessels is the one below the surface. */
const EACH = range(SEATS).flatMap(seat => range(3).map(vessel => [seat, vessel] as const));

/** It is the turn of a seat, one of its vessels lies at C2, and all others of everybody lie at C1. */
function diving(seat: number, vessel: number, more: Position = {}): State {
  const fleet = (mine: boolean) => range(3).map(i => (mine && i === vessel ? 'C2' : 'C1'));
  return position({
    seats: SEATS,
    turn: seat,
    vessels: range(SEATS).map(owner => fleet(owner === seat).join(' ')),
    crew: range(SEATS).map(() => 'pilot'),
    ...more,
  });
}

describe.each(EACH)('ED-10 seat %i, vessel %i', (seat, vessel) => {
  const alone = range(SEATS).map(other => (other === seat ? 1 : 0));

  test('ED-53 ED-92c it is present in its zone and at its depth', () => {
    const s = diving(seat, vessel);
    expect(range(SEATS).map(other => Number(hasVesselAt(s, other, at('C2'))))).toEqual(alone);
    expect(range(SEATS).map(other => Number(hasVesselAtDepth(s, other, 2)))).toEqual(alone);
  });

  test('ED-57 it travels, and no other instead', () => {
    const s = diving(seat, vessel);
    play(s, 'activate:1');
    expect(offered(s, 'travel:C2')).toEqual(['travel:C2-C1']);
    play(s, 'travel:C2-C1');
    expect(range(SEATS).map(other => vessels(s, other))).toEqual(range(SEATS).map(() => ['C1', 'C1', 'C1']));
  });

  test('ED-147 it is counted once, as a vessel of its owner', () => {
    const s = diving(seat, vessel);
    const below = { units: 1 << UNITS.indexOf('vessel'), depths: 1 << 2, columns: 127, side: 0 };
    expect(unitsOfEach(s, below)).toEqual(alone);
    expect(range(SEATS).map(other => vesselsIn(s, at('C2'), other))).toEqual(alone);
    expect(vesselsIn(s, at('C2'), ANYBODY)).toBe(1);
  });

  test('ED-205 in mission 10 impact from no zone goes to its depth, too', () => {
    const s = diving(seat, vessel, { mission: 10, held: range(SEATS).map(() => 'impact') });
    play(s, 'spend:impact');
    expect(offered(s, 'impact')).toEqual(['impact:0,0', 'impact:1,0']);
  });

  test('S-10 Strong Currents carry it up as the deepest one', () => {
    const s = diving(seat, vessel, { mode: 'open', round: 4, setbacks: 'strong-currents' });
    s.stack.push({ step: 'drift', seat, times: 1 });
    settle(s);
    expect(offered(s)).toEqual(['drift:C2']);
    play(s, 'drift:C2');
    expect(vessels(s, seat)).toEqual(['C1', 'C1', 'C1']);
  });
});

/** Every mission in every mode: whole games stay sound, end, and lose nothing. The kit varies one option at a time; missions and modes meet here. */
import { drive } from '@fathom/kernel/testkit/index.ts';
import { describe, expect, test } from 'vitest';
import { MISSIONS } from '../data/missions.ts';
import { game } from '../game.ts';
import { MODES, type Mode, type Options } from '../meta.ts';
import { standard } from './position.ts';
import { flaws, inventory } from './soundness.ts';

const SEATS: Readonly<Record<Mode, readonly number[]>> = {
  competitive: [2, 3, 4],
  calm: [1, 3],
  open: [1, 2, 4],
  storm: [1, 3],
};

describe.each(MODES.map(mode => [mode]))('%s', mode => {
  test.each(MISSIONS.map(mission => [mission.number, mission.id] as const))('mission %i, %s', number => {
    for (const seats of SEATS[mode]) whole(seats, standard({ mission: number, mode }));
  });
});

test.each([
  ['token either in the deepest mission', { mission: 10, token: 'either' }],
  ['no turtle hex', { mission: 4, turtle: 'off' }],
  ['clusters', { mission: 8, clusters: 'on' }],
  ['relief', { mission: 9, relief: 'on' }],
] as const)('option: %s', (_, options) => whole(3, standard(options)));

/** Plays one game by promise and checks every position of it. */
function whole(seats: number, options: Options): void {
  const positions = drive(game, { seats, options, seed: `whole-${seats}`, driver: 'prior' });
  let expected: Readonly<Record<string, number>> | undefined;
  for (let next = positions.next(); ; next = positions.next()) {
    if (next.done) {
      expect(game.result(next.value)?.scores).toHaveLength(seats);
      return;
    }
    const { state, count } = next.value;
    expected ??= inventory(state);
    expect(flaws(state), `after ${count} moves`).toEqual([]);
    expect(inventory(state), `after ${count} moves`).toEqual(expected);
  }
}

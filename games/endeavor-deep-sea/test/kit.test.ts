import { type Run, testGame } from '@fathom/kernel/testkit/index.ts';
import { game } from '../game.ts';
import type { Options } from '../meta.ts';
import { ENDINGS } from '../state.ts';
import { standard } from './position.ts';
import { flaws, inventory } from './soundness.ts';

const mission: Run<Options> = { seats: 2, options: standard(), seed: 'reef', driver: 'uniform' };

testGame(game, {
  folder: import.meta.dirname,
  inventory,
  invariant: s => flaws(s)[0],
  // Nearly everything unknown is drawn when it is needed, so the dice are the secret.
  secrets: s => [s.rng, s.under, s.stack.filter(f => f.step === 'lay')],
  games: 1,
  lucky: 0.01,
  endings: ENDINGS,
  lost: ['lost'],
  playthroughs: [
    { ...mission, driver: 'kinds' },
    { ...mission, seats: 1, seed: 'alone', driver: 'kinds', options: standard({ mode: 'open' }) },
    { ...mission, seats: 3, seed: 'lagoon', driver: 'kinds', options: standard({ mission: 6 }) },
  ],
  perft: [
    { name: 'first recruiting', run: mission, skip: 0, nodes: [3, 11, 37, 133] },
    { name: 'first turn', run: mission, skip: 2, nodes: [3, 11, 35] },
    { name: 'a tile to lay', run: mission, skip: 58, nodes: [4, 4, 16] },
    { name: 'an impact to place', run: mission, skip: 80, nodes: [6, 42, 240] },
    {
      name: 'four seats in mission 6',
      run: { ...mission, seats: 4, seed: 'trench', options: standard({ mission: 6 }) },
      skip: 71,
      nodes: [4, 4, 12],
    },
    {
      name: 'four seats late in mission 9',
      run: { ...mission, seats: 4, seed: 'spill', options: standard({ mission: 9 }) },
      skip: 120,
      nodes: [4, 26, 77],
    },
    {
      name: 'alone in round 7',
      run: { ...mission, seats: 1, seed: 'alone' },
      skip: 50,
      nodes: [6, 41, 46, 262],
    },
  ],
});

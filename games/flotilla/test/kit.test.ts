import { type Run, testGame } from '@fathom/kernel/testkit/index.ts';
import { STARTERS } from '../data/crew.ts';
import { game } from '../game.ts';
import type { Options } from '../meta.ts';
import { ENDINGS } from '../state.ts';
import { flaws, inventory } from './soundness.ts';

// Whole games, seen by everybody at the table: seconds of work, however long a busy machine takes for them.
const shoal: Run<Options> = {
  seats: 2,
  options: { outposts: 'any', building: 'each', pool: 'short' },
  seed: 'shoal',
  driver: 'kinds',
};
const trench: Run<Options> = {
  ...shoal,
  seats: 4,
  options: { outposts: 'any', building: 'each', pool: 'full' },
  seed: 'trench',
};

testGame(game, {
  folder: import.meta.dirname,
  inventory,
  invariant: s => flaws(s)[0],
  // Which guild cards somebody holds is all that is hidden; starters are known, so early worlds are guessed by anybody.
  secrets: s => s.hands.map(hand => hand.filter(card => card >= STARTERS)),
  games: 1,
  lucky: 0.75,
  endings: ENDINGS,
  tieBreaks: true,
  playthroughs: [
    { ...shoal, seed: 'ridge', driver: 'prior' },
    { ...shoal, seats: 3, seed: 'cove', driver: 'prior' },
  ],
  perft: [
    { name: 'exploring', run: shoal, skip: 0, nodes: [2, 8, 48, 72] },
    { name: 'sailing', run: shoal, skip: 30, nodes: [5, 21, 110, 448] },
    { name: 'sailing before a dive', run: trench, skip: 39, nodes: [3, 8, 25, 64] },
    { name: 'trading', run: trench, skip: 55, nodes: [6, 30, 34, 159] },
    { name: 'joining the Flotilla', run: shoal, skip: 27, nodes: [2, 2, 8, 40, 146] },
    { name: 'building', run: shoal, skip: 66, nodes: [2, 5, 28, 37, 137] },
    { name: 'research', run: shoal, skip: 82, nodes: [5, 18, 73, 257] },
    { name: 'making room for a skiff', run: trench, skip: 246, nodes: [3, 10, 32, 64] },
    {
      name: 'turning research dice',
      run: { ...trench, seed: 'abyss' },
      skip: 418,
      nodes: [16, 37, 55, 273],
    },
  ],
});

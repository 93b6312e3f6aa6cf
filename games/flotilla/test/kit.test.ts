import { type Run, testGame } from '@fathom/kernel/testkit/index.ts';
import { STARTERS } from '../data/crew.ts';
import { game } from '../game.ts';
import type { Options } from '../meta.ts';
import { ENDINGS } from '../state.ts';
import { flaws, inventory } from './soundness.ts';

const options: Options = { outposts: 'any', pool: 'full' };
const shoal: Run<Options> = { seats: 2, options, seed: 'shoal', driver: 'kinds' };
const trench: Run<Options> = { seats: 4, options, seed: 'trench', driver: 'kinds' };

testGame(game, {
  folder: import.meta.dirname,
  inventory,
  invariant: s => flaws(s)[0],
  // Which guild cards somebody holds is all that is hidden; starters are known, so early worlds are guessed by anybody.
  secrets: s => s.hands.map(hand => hand.filter(card => card >= STARTERS)),
  games: 1,
  lucky: 0.75,
  endings: ENDINGS,
  playthroughs: [],
  perft: [],
});
void shoal;
void trench;

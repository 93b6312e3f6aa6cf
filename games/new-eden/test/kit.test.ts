import { optionVariants } from '@fathom/kernel';
import { type Run, testGame } from '@fathom/kernel/testkit/index.ts';
import { game } from '../game.ts';
import { meta, type Options } from '../meta.ts';
import { ENDINGS, type State } from '../state.ts';
import { flaw, inventory } from './soundness.ts';

const [options] = optionVariants(meta.options);
const solo: Run<Options> = { seats: 1, options, seed: 'smoker', driver: 'kinds' };
const pair: Run<Options> = { ...solo, seats: 2, seed: 'kelp' };
const four: Run<Options> = { ...solo, seats: 4, seed: 'abyss' };

testGame(game, {
  folder: import.meta.dirname,
  inventory,
  invariant: flaw,
  secrets,
  games: 1,
  lucky: 0.25,
  endings: ENDINGS,
  playthroughs: [solo, pair, { ...solo, seats: 3, seed: 'ridge' }, four],
  perft: [],
});

/** Coins and face-down cards; where neither is hidden, the dice are the only secret. */
function secrets(s: State): unknown {
  const covered = s.phase === 'B' && s.seats > 1;
  const cards = covered ? [s.hands, s.sealed, s.display] : [];
  const purses = s.seats > 1 && s.options.coins === 'secret' ? s.stations.map(station => station.coins) : [];
  return cards.length + purses.length > 0 ? [cards, purses] : s.rng;
}

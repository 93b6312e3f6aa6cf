import { optionVariants } from '@fathom/kernel';
import { type Run, testGame } from '@fathom/kernel/testkit/index.ts';
import { game } from '../game.ts';
import { meta, type Options } from '../meta.ts';
import { ENDINGS, type State } from '../state.ts';
import { flaws, inventory } from './soundness.ts';

const [options] = optionVariants(meta.options);
const solo: Run<Options> = { seats: 1, options, seed: 'smoker', driver: 'kinds' };
const pair: Run<Options> = { ...solo, seats: 2, seed: 'kelp' };
const three: Run<Options> = { ...solo, seats: 3, seed: 'ridge' };
const four: Run<Options> = { ...solo, seats: 4, seed: 'abyss' };

testGame(game, {
  folder: import.meta.dirname,
  inventory,
  invariant: s => flaws(s)[0],
  secrets,
  games: 1,
  lucky: 0.25,
  endings: ENDINGS,
  tieBreaks: true,
  lost: ['outbuilt'],
  playthroughs: [solo, pair, three, four],
  perft: [
    { name: 'first turn alone', run: solo, skip: 0, nodes: [18, 120, 634] },
    { name: 'blocking two rows', run: solo, skip: 19, nodes: [4, 12, 12] },
    { name: 'first turn of two', run: pair, skip: 0, nodes: [19, 141, 884] },
    { name: 'two bottles', run: pair, skip: 3, nodes: [5, 17, 74] },
    { name: 'giving up a card', run: pair, skip: 101, nodes: [4, 8, 77] },
    { name: 'black market of three', run: three, skip: 10, nodes: [26, 487, 6450] },
    { name: 'choosing a row', run: three, skip: 28, nodes: [4, 52, 144] },
    { name: 'bidding', run: three, skip: 29, nodes: [13, 36, 92] },
    { name: 'the extra activation', run: three, skip: 203, nodes: [3, 14, 44] },
    { name: 'attaching', run: four, skip: 42, nodes: [5, 13, 38] },
    { name: 'activations of a row', run: four, skip: 57, nodes: [3, 12, 57] },
  ],
});

/** Coins and face-down cards; where neither is hidden, the dice are the only secret. */
function secrets(s: State): unknown {
  const covered = s.phase === 'B' && s.seats > 1;
  const cards = covered ? [s.hands, s.sealed, s.display] : [];
  const purses = s.seats > 1 && s.options.coins === 'secret' ? s.stations.map(station => station.coins) : [];
  return cards.length + purses.length > 0 ? [cards, purses] : s.rng;
}

/** The little game taken through one game by each part of the kit, so that tests can break it and see who notices. */
import { type Game, seedRng, sum } from '../../index.ts';
import { checkMoves, checkRefusals, type Pool } from '../../testkit/contract.ts';
import { drive, driveToEnd, type Position, type Run } from '../../testkit/drive.ts';
import { checkPurity } from '../../testkit/purity.ts';
import { checkResult, checkUnfinished, type Ranking } from '../../testkit/result.ts';
import { checkDice, checkEvents, checkSecrecy, type Guesses } from '../../testkit/secrecy.ts';
import { checkSound, type Soundness } from '../../testkit/sound.ts';
import { checkVeil } from '../../testkit/veil.ts';
import type { PairsMove, PairsOptions, PairsState, PairsView } from '../pairs.ts';

export type Pairs = Game<PairsState, PairsMove, PairsView, PairsOptions>;

export const run: Run<PairsOptions> = { seats: 2, options: { suits: 4 }, seed: 'kit', driver: 'uniform' };

function everywhere(game: Pairs, check: (p: Position<PairsState, PairsMove>) => void): () => void {
  return () => {
    for (const p of drive(game, run)) check(p);
  };
}

/** What a world guesses: the hands, whatever their order. */
const secrets = (s: PairsState) => s.hands.map(hand => [...hand].sort());

/** Every card of the box, shown, tucked, in a hand or in the deck. */
const SOUND: Soundness<PairsState> = {
  inventory: s => ({
    cards: sum([s.tucked, ...s.deck, ...s.shown.flat(), ...s.hands.map(hand => hand.length)]),
  }),
  invariant: s => (s.deck.some(left => left < 0) ? 'fewer than no cards of a suit' : undefined),
};
const box = { cards: 12 * run.options.suits };

export const contract = (game: Pairs) => {
  const pool: Pool<PairsMove> = new Map();
  const rng = seedRng('kit', 'check');
  return everywhere(game, p => {
    checkMoves(game, p);
    for (const move of p.moves) pool.set(game.write(move), move);
    checkRefusals(game, p, pool, rng);
  });
};

export const purity = (game: Pairs) => {
  const rng = seedRng('kit', 'purity');
  return everywhere(game, p => checkPurity(game, p, rng));
};

export const secrecy = (game: Pairs, guesses: Guesses = { tried: 0, true: 0 }) => {
  const rng = seedRng('kit', 'secrecy');
  return everywhere(game, p => {
    checkSecrecy(game, p, 2, rng, guesses, secrets, world =>
      checkSound(SOUND, world, box, 'in a sampled world'),
    );
    checkEvents(game, p, 2);
    checkDice(game, p.state, 2);
  });
};

export const veil = (game: Pairs) => {
  const rng = seedRng('kit', 'veil');
  return everywhere(game, p => checkVeil(game, p, 2, rng));
};

export const result = (game: Pairs, ranking?: Ranking) => () => {
  everywhere(game, p => checkUnfinished(game, p.state))();
  checkResult(game, driveToEnd(game, run), 2, ranking);
};

/** The test kit itself must be able to fail: each test breaks the little game in one way and expects to be told. */
import { describe, expect, test } from 'vitest';
import { type Game, seedRng } from '../index.ts';
import { checkMoves, checkRefusals, type Pool } from '../testkit/contract.ts';
import { drive, type Position, type Run } from '../testkit/drive.ts';
import { checkPurity } from '../testkit/purity.ts';
import { checkDice, checkEvents, checkSecrecy, type Guesses } from '../testkit/secrecy.ts';
import { checkUndo } from '../testkit/undo.ts';
import { type PairsMove, type PairsOptions, type PairsState, type PairsView, pairs } from './pairs.ts';

type Pairs = Game<PairsState, PairsMove, PairsView, PairsOptions>;
const run: Run<PairsOptions> = { seats: 2, options: { suits: 4 }, seed: 'kit', driver: 'uniform' };

function everywhere(game: Pairs, check: (p: Position<PairsState, PairsMove>) => void): () => void {
  return () => {
    for (const p of drive(game, run)) check(p);
  };
}

/** What a world guesses: the hands, whatever their order. */
const secrets = (s: PairsState) => s.hands.map(hand => [...hand].sort());

const contract = (game: Pairs) => {
  const pool: Pool<PairsMove> = new Map();
  const rng = seedRng('kit', 'check');
  return everywhere(game, p => {
    checkMoves(game, p);
    for (const move of p.moves) pool.set(game.write(move), move);
    checkRefusals(game, p, pool, rng);
  });
};

const purity = (game: Pairs) => {
  const rng = seedRng('kit', 'purity');
  return everywhere(game, p => checkPurity(game, p, rng));
};

const secrecy = (game: Pairs, guesses: Guesses = { tried: 0, true: 0 }) => {
  const rng = seedRng('kit', 'secrecy');
  return everywhere(game, p => {
    checkSecrecy(game, p, 2, rng, guesses, secrets);
    checkEvents(game, p, 2);
    checkDice(game, p.state, 2);
  });
};

test('a sound game passes', () => {
  expect(contract(pairs)).not.toThrow();
  expect(purity(pairs)).not.toThrow();
  expect(secrecy(pairs)).not.toThrow();
  expect(checkUndo(pairs, run)).toBeGreaterThan(0);
});

describe('the kit notices', () => {
  test('a move that is offered but refused', () => {
    const broken: Pairs = {
      ...pairs,
      explain: (s, seat, m) => (m.kind === 'tuck' ? { rule: 'X', key: 'x' } : pairs.explain(s, seat, m)),
    };
    expect(contract(broken)).toThrow(/offered but refused/);
  });

  test('a move that is accepted but not offered', () => {
    const broken: Pairs = { ...pairs, explain: () => undefined };
    expect(contract(broken)).toThrow(/disagree/);
  });

  test('notation that does not round-trip', () => {
    const broken: Pairs = { ...pairs, read: text => (text === 'end' ? undefined : pairs.read(text)) };
    expect(contract(broken)).toThrow(/round-trip/);
  });

  test('two moves with the same key', () => {
    expect(contract({ ...pairs, key: () => 1 })).toThrow(/keys are not unique/);
  });

  test('a refusal that depends on the hand of somebody else', () => {
    const broken: Pairs = {
      ...pairs,
      explain: (s, seat, m) => {
        const refusal = pairs.explain(s, seat, m);
        return refusal && { ...refusal, params: { hint: s.hands[1 - seat].join(' ') } };
      },
    };
    expect(contract(broken)).toThrow(/something hidden/);
  });

  test('a clone that shares a part', () => {
    expect(purity({ ...pairs, clone: s => ({ ...pairs.clone(s), hands: s.hands }) })).toThrow(
      /changed the original/,
    );
  });

  test('a view that shows the hand of somebody else', () => {
    const broken: Pairs = {
      ...pairs,
      view: (s, viewer) => ({
        ...pairs.view(s, viewer),
        hands: s.hands.map(h => (viewer === 'spectator' ? h.length : [...h])),
      }),
    };
    expect(secrecy(broken)).toThrow(/depending on a secret/);
  });

  test('a sample that knows the truth', () => {
    let truth: PairsState | undefined;
    const broken: Pairs = {
      ...pairs,
      view: (s, viewer) => {
        truth = s;
        return pairs.view(s, viewer);
      },
      sample: (v, rng) => (truth ? pairs.clone(truth) : pairs.sample(v, rng)),
    };
    const honest: Guesses = { tried: 0, true: 0 };
    const cheating: Guesses = { tried: 0, true: 0 };
    secrecy(pairs, honest)();
    secrecy(broken, cheating)();
    expect(honest.true / honest.tried).toBeLessThan(0.2);
    expect(cheating.true / cheating.tried).toBe(1);
  });

  test('a view that carries the dice', () => {
    const broken: Pairs = { ...pairs, view: (s, viewer) => ({ ...pairs.view(s, viewer), tucked: s.rng[0] }) };
    expect(secrecy(broken)).toThrow(/differs|dice/);
  });

  test('a sample that contradicts its view', () => {
    expect(secrecy({ ...pairs, sample: (v, rng) => ({ ...pairs.sample(v, rng), turns: 0 }) })).toThrow(
      /view\(sample\(view\)\)/,
    );
  });

  test('an event that tells a secret', () => {
    const broken: Pairs = {
      ...pairs,
      play: (s, seat, m, log) => {
        pairs.play(s, seat, m);
        if (m.kind === 'tuck') log?.event('tucked', { seat, suit: m.suit });
      },
    };
    expect(secrecy(broken)).toThrow(/depending on a secret/);
  });
});

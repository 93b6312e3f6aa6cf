/** The test kit itself must be able to fail: each test breaks the little game in one way and expects to be told. */
import { describe, expect, test } from 'vitest';
import { driveToEnd, hashState } from '../../testkit/index.ts';
import { checkSound, type Soundness } from '../../testkit/sound.ts';
import { type PairsMove, type PairsState, pairs } from '../pairs.ts';
import { contract, type Pairs, purity, run } from './broken.ts';

test('a sound game passes', () => {
  expect(contract(pairs)).not.toThrow();
  expect(purity(pairs)).not.toThrow();
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
    expect(contract({ ...pairs, explain: () => undefined })).toThrow(/disagree/);
  });

  test('notation that does not round-trip', () => {
    const broken: Pairs = { ...pairs, read: text => (text === 'end' ? undefined : pairs.read(text)) };
    expect(contract(broken)).toThrow(/round-trip/);
  });

  test('two moves with the same notation', () => {
    expect(contract({ ...pairs, write: () => 'end' })).toThrow(/notation is not unique/);
  });

  test('two moves with the same key', () => {
    expect(contract({ ...pairs, key: () => 1 })).toThrow(/keys are not unique/);
  });

  test.each([-1, 0.5])('a key that is no small integer: %d', off => {
    const broken: Pairs = { ...pairs, key: m => off * (1 + pairs.key(m)) };
    expect(contract(broken)).toThrow(/small integers/);
  });

  test('more moves than promised, while exactly as many as promised pass', () => {
    const promise = (branching: number): Pairs => ({
      ...pairs,
      meta: { ...pairs.meta, bounds: { ...pairs.meta.bounds, branching } },
    });
    expect(contract(promise(6))).not.toThrow();
    expect(contract(promise(5))).toThrow(/6 moves are more than promised/);
  });

  test('a move that is not plain data', () => {
    const odd = (move: PairsMove): PairsMove => ({ ...move, hint: undefined }) as PairsMove;
    const broken: Pairs = { ...pairs, moves: (s, seat) => pairs.moves(s, seat).map(odd) };
    expect(contract(broken)).toThrow(/move is not plain data/);
  });

  test('a move without promise', () => {
    expect(contract({ ...pairs, prior: () => 0 })).toThrow(/prior must be positive/);
  });

  test('promises of many moves that are not those of each', () => {
    const all = (times: number): Pairs => ({
      ...pairs,
      priors: (s, seat, moves, out) => {
        for (const [i, move] of moves.entries()) out[i] = times * pairs.prior(s, seat, move);
      },
    });
    expect(contract(all(1))).not.toThrow();
    expect(contract(all(2))).toThrow(/priors must say what prior says/);
  });

  test('a move that is hidden from its mover', () => {
    expect(contract({ ...pairs, redact: (_, __, move) => `${move.kind}:?` })).toThrow(/mover must know/);
  });

  test('a move that conceals what it says it does not', () => {
    expect(contract({ ...pairs, conceals: move => move.kind === 'tuck' })).not.toThrow();
    expect(contract({ ...pairs, conceals: () => false })).toThrow(/conceals nothing/);
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

  test('a refusal that changes the state', () => {
    const broken: Pairs = {
      ...pairs,
      explain: (s, seat, m) => {
        const refusal = pairs.explain(s, seat, m);
        if (refusal) s.tucked++;
        return refusal;
      },
    };
    expect(contract(broken)).toThrow(/a refused move changed the state/);
  });

  test('a game that does not end as soon as promised', () => {
    const broken: Pairs = {
      ...pairs,
      meta: { ...pairs.meta, bounds: { ...pairs.meta.bounds, moves: 23 } },
    };
    expect(() => driveToEnd({ ...broken, actors: () => [0] }, run)).toThrow(/no end after 24 moves/);
    expect(() => driveToEnd(broken, run)).not.toThrow();
  });

  test('a seat that is asked but has no move', () => {
    const broken: Pairs = { ...pairs, moves: (s, seat) => (s.turns === 3 ? [] : pairs.moves(s, seat)) };
    expect(() => driveToEnd(broken, run)).toThrow(/seat \d has no move after 6 moves/);
  });
});

describe('the kit notices in a state', () => {
  test('a clone that shares a part', () => {
    const broken: Pairs = { ...pairs, clone: s => ({ ...pairs.clone(s), hands: s.hands }) };
    expect(purity(broken)).toThrow(/changed the original/);
  });

  test('a view that changes while the match goes on', () => {
    const broken: Pairs = {
      ...pairs,
      view: (s, viewer) => Object.assign(pairs.view(s, viewer), { rng: s.rng }),
    };
    expect(purity(broken)).toThrow(/changed a view from before/);
  });

  test('a view whose changes cannot be told', () => {
    const broken: Pairs = {
      ...pairs,
      view: (s, viewer) => Object.assign(pairs.view(s, viewer), { hint: s.acted ? undefined : 1 }),
    };
    expect(purity(broken)).toThrow(/changed in the view does not lead to the next/);
  });

  test('a clone that forgets something', () => {
    expect(purity({ ...pairs, clone: s => ({ ...pairs.clone(s), turns: 0 }) })).toThrow(/clone differs/);
  });

  test.each([
    ['undefined', undefined],
    ['a number that is none', Number.NaN],
    ['an object of a class', new Date(0)],
    ['a function', () => 1],
  ])('%s', (_, odd) => {
    const broken: Pairs = {
      ...pairs,
      setup: (seats, options, rng) => Object.assign(pairs.setup(seats, options, rng), { odd }),
      clone: s => Object.assign(pairs.clone(s), { odd }),
    };
    expect(purity(broken)).toThrow(/not plain data/);
  });

  test('something remembered outside of it', () => {
    const seen = new WeakSet<PairsState>();
    const broken: Pairs = {
      ...pairs,
      clone: s => {
        const copy = pairs.clone(s);
        seen.add(copy);
        return copy;
      },
      play: (s, seat, m, log) => {
        pairs.play(s, seat, m, log);
        if (seen.has(s)) s.tucked++;
      },
    };
    expect(purity(broken)).toThrow(/differently after a JSON round trip/);
  });

  test('dice from elsewhere', () => {
    let drawn = 0;
    const broken: Pairs = {
      ...pairs,
      play: (s, seat, m, log) => {
        pairs.play(s, seat, m, log);
        s.tucked = drawn++;
      },
    };
    expect(hashState(driveToEnd(pairs, run))).toBe(hashState(driveToEnd(pairs, run)));
    expect(hashState(driveToEnd(broken, run))).not.toBe(hashState(driveToEnd(broken, run)));
  });

  test('a lost component, and what the game itself calls wrong', () => {
    const sound: Soundness<number[]> = {
      inventory: s => ({ cards: s.length }),
      invariant: s => (s.includes(0) ? 'a card without a suit' : undefined),
    };
    expect(() => checkSound(sound, [1, 2], { cards: 2 }, 'after 3 moves')).not.toThrow();
    expect(() => checkSound(sound, [1], { cards: 2 }, 'after 3 moves')).toThrow(/lost or made after 3 moves/);
    expect(() => checkSound(sound, [0, 1], { cards: 2 }, 'at the end')).toThrow(/without a suit at the end/);
  });
});

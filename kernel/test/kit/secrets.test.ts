/** Doors through which a secret could leave. */
import { describe, expect, test } from 'vitest';
import { seedRng } from '../../index.ts';
import { drive } from '../../testkit/drive.ts';
import type { Guesses } from '../../testkit/secrecy.ts';
import { checkSetup } from '../../testkit/setup.ts';
import { checkVeil } from '../../testkit/veil.ts';
import { type PairsState, pairs } from '../pairs.ts';
import { type Pairs, run, secrecy, veil } from './broken.ts';

test('a sound game passes', () => {
  expect(secrecy(pairs)).not.toThrow();
  expect(veil(pairs)).not.toThrow();
  expect(() => checkSetup(pairs, run)).not.toThrow();
});

describe('the kit notices', () => {
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

  test('a view that is not plain data', () => {
    const broken: Pairs = {
      ...pairs,
      view: (s, viewer) => Object.assign(pairs.view(s, viewer), { at: undefined }),
    };
    expect(secrecy(broken)).toThrow(/view is not plain data/);
  });

  test('a sampled world that the box cannot make', () => {
    const broken: Pairs = {
      ...pairs,
      sample: (v, rng) => {
        const world = pairs.sample(v, rng);
        const [first, second, ...rest] = world.deck;
        return { ...world, deck: [-1, first + second + 1, ...rest] };
      },
    };
    expect(secrecy(broken)).toThrow(/fewer than no cards of a suit in a sampled world/);
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

  test('a sample that asks somebody else', () => {
    const broken: Pairs = {
      ...pairs,
      actors: s => (s.hands[0].includes(0) ? [s.seat] : [...pairs.actors(s), 1 - s.seat]),
    };
    expect(secrecy(broken)).toThrow(/asks other seats/);
  });

  test('moves that depend on the hand of somebody else', () => {
    const broken: Pairs = {
      ...pairs,
      moves: (s, seat) =>
        pairs.moves(s, seat).filter(m => m.kind !== 'tuck' || s.hands[1 - seat].includes(m.suit)),
    };
    expect(secrecy(broken)).toThrow(/something hidden/);
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

/** Whoever holds a single suit can only show it: others must not be told that there was no choice. */
const narrow: Pairs = {
  ...pairs,
  moves: (s, seat) => pairs.moves(s, seat).filter(m => m.kind !== 'tuck' || new Set(s.hands[seat]).size > 1),
};

describe('the kit notices a choice that is none', () => {
  test('and is taken by itself because of a secret hand', () => {
    expect([...drive(narrow, run)].some(p => p.moves.length === 1)).toBe(true);
    expect(veil(narrow)).toThrow(/let veiled say so/);
  });

  test('but not when it is veiled', () => {
    expect(veil({ ...narrow, veiled: s => !s.acted })).not.toThrow();
  });

  test('when the veil itself depends on the hand', () => {
    const broken: Pairs = { ...narrow, veiled: s => !s.acted && new Set(s.hands[s.seat]).size === 1 };
    expect(veil(broken)).toThrow(/veiled depends on something hidden/);
  });

  test('when it is left to its seat, which tells that there is a choice', () => {
    const rng = seedRng('kit', 'veil');
    const often = () => {
      for (const p of drive(narrow, { ...run, seed: 'free' }))
        for (let i = 0; i < 20 && p.moves.length > 1; i++) checkVeil(narrow, p, 2, rng);
    };
    expect(often).toThrow(/nothing is taken from seat \d, which tells (\d|spectator) that there is a choice/);
  });
});

describe('the kit notices a set-up', () => {
  test('that tells nothing', () => {
    const broken: Pairs = { ...pairs, setup: (seats, options, rng) => pairs.setup(seats, options, rng) };
    expect(() => checkSetup(broken, run)).toThrow(/set-up tells nothing/);
  });

  test('that tells a hand to everybody', () => {
    const broken: Pairs = {
      ...pairs,
      setup: (seats, options, rng, log) => {
        const s = pairs.setup(seats, options, rng, log);
        log?.event('first', { suit: s.hands[0][0] });
        return s;
      },
    };
    expect(() => checkSetup(broken, run)).toThrow(/set-up tells (1|spectator) a secret/);
  });

  test('that deals other cards when somebody listens', () => {
    const broken: Pairs = {
      ...pairs,
      setup: (seats, options, rng, log) => ({
        ...pairs.setup(seats, options, rng, log),
        tucked: log ? 1 : 0,
      }),
    };
    expect(() => checkSetup(broken, run)).toThrow(/differs when nobody listens/);
  });

  test('whose events are not plain data', () => {
    const broken: Pairs = {
      ...pairs,
      setup: (seats, options, rng, log) => {
        log?.event('first', { seat: Number.NaN });
        return pairs.setup(seats, options, rng, log);
      },
    };
    expect(() => checkSetup(broken, run)).toThrow(/not plain data/);
  });
});

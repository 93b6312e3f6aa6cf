/** What learning is made of: a net whose errors go back the right way, weights that survive being stored, a gate that is not fooled. */
import { game } from '@fathom/games/submarine/game.ts';
import { below, type Features, type Game, pick, seedRng, unit } from '@fathom/kernel';
import { describe, expect, test } from 'vitest';
import { features as submarine } from '../../games/submarine/features.ts';
import { Dataset, LISTS } from '../learn/dataset.ts';
import { Gate } from '../learn/gate.ts';
import { learnPolicy } from '../learn/policy.ts';
import { measureScale, playGames } from '../learn/selfplay.ts';
import { freshNet, LESSON, Trainer } from '../learn/trainer.ts';
import { LAYERS, Net, type Shape, writeOdds } from '../net.ts';
import { taught } from '../taught.ts';
import { packWeights, readWeights, type Weights } from '../weights.ts';

const features = submarine as unknown as Features;
const rules = game as unknown as Game;
const OPTIONS = { cards: 'shuffled', idleVoyages: 3 } as const;

function random(size: number, seed: string): Float32Array {
  const rng = seedRng(seed, 'numbers');
  return Float32Array.from({ length: size }, () => unit(rng) * 2 - 1);
}

/** As many examples as asked for, in which the first number of a seat decides. */
function examples(shape: Shape, count: number, together = false): Dataset {
  const data = new Dataset(shape, together, 1);
  for (let i = 0; i < count; i++) {
    const at = data.add(i % shape.seats);
    const seats = random(shape.seats * shape.own, `example ${i}`);
    data.seats.set(seats, at * seats.length);
    data.shared.set(random(shape.shared, `shared ${i}`), at * shape.shared);
    const first = Array.from({ length: shape.seats }, (_, seat) => seats[seat * shape.own]);
    const best = first.indexOf(Math.max(...first));
    const targets = together
      ? first.map(() => (first[0] > 0 ? 1 : 0))
      : first.map((_, seat) => (seat === best ? 1 : 0));
    data.conclude(at, { targets: Float32Array.from(targets), scores: Float32Array.from(first) });
  }
  return data;
}

describe.each([
  { seats: 1, together: true },
  { seats: 2, together: false },
  { seats: 4, together: false },
  { seats: 3, together: true },
])('a net for $seats seats, together: $together', ({ seats, together }) => {
  const shape: Shape = { seats, own: 5, shared: 3, first: 8, second: 4, hand: false };

  test('gives chances, to a team the same', () => {
    const net = freshNet(shape, seedRng('net', 'net'));
    net.seats.set(random(seats * 5, 'x'));
    net.shared.set(random(3, 'y'));
    const values = net.values(together);
    expect(values.every(value => value > 0 && value < 1)).toBe(true);
    if (together) expect(new Set(values).size).toBe(1);
  });

  test('learns what decides', () => {
    const net = freshNet(shape, seedRng('learn', 'net'));
    const trainer = new Trainer(net, { ...LESSON, epochs: 80, batch: 32, rate: 0.01 });
    const data = examples(shape, 600, together);
    const before = trainer.judge(data);
    trainer.learn(data, seedRng('learn', 'order'), () => {});
    expect(trainer.judge(data)).toBeLessThan(before * 0.75);
  });
});

test('what a seat holds in secret counts for itself as much as it is worth, and nothing for those who can only guess', () => {
  const shape: Shape = { seats: 2, own: 2, shared: 1, first: 8, second: 4, hand: false };
  const data = new Dataset(shape, false, 1);
  const rng = seedRng('secret', 'play');
  for (let i = 0; i < 1500; i++) {
    const secrets = [below(rng, 2), below(rng, 2)];
    const viewer = i % 2;
    const at = data.add(viewer);
    // The viewer knows its own secret, and imagines any for the other.
    data.seats.set(
      [0, 1].map(seat => (seat === viewer ? secrets[seat] : below(rng, 2))).flatMap(x => [x, 1]),
      at * 4,
    );
    const share = 0.5 + (secrets[0] - secrets[1]) * 0.4;
    data.conclude(at, { targets: Float32Array.of(share, 1 - share), scores: Float32Array.of(0, 0) });
  }
  const net = freshNet(shape, seedRng('secret', 'net'));
  new Trainer(net, { ...LESSON, epochs: 40, batch: 32, rate: 0.01 }).learn(
    data,
    seedRng('secret', 'order'),
    () => {},
  );
  const chance = (own: number, other: number) => {
    net.seats.set([own, 1, other, 1]);
    return net.values(false)[0];
  };
  expect(chance(1, 0)).toBeCloseTo(0.7, 1);
  expect(chance(1, 1)).toBeCloseTo(0.7, 1);
  expect(chance(0, 1)).toBeCloseTo(0.3, 1);
});

test.each([1, 2, 3])('a settled net for %d seats thinks the same, whatever it has seen before', seats => {
  const shape: Shape = { seats, own: 5, shared: 3, first: 8, second: 4, hand: false };
  const { layers } = freshNet(shape, seedRng('settled', 'net'));
  const settled = new Net(shape, layers, true);
  const rng = seedRng('settled', 'order');
  const own = [0, 1, 2].map(i => random(5, `own ${i}`));
  const shared = [0, 1].map(i => random(3, `shared ${i}`));
  for (let i = 0; i < 60; i++) {
    const net = new Net(shape, layers);
    const seen = [settled, net];
    for (let seat = 0; seat < seats; seat++) {
      const numbers = pick(rng, own);
      for (const one of seen) one.seats.set(numbers, seat * 5);
    }
    const table = pick(rng, shared);
    for (const one of seen) one.shared.set(table);
    expect(settled.values(seats === 1)).toEqual(net.values(seats === 1));
  }
});

test('which seat is which does not matter to a net', () => {
  const shape: Shape = { seats: 3, own: 4, shared: 2, first: 8, second: 4, hand: false };
  const net = freshNet(shape, seedRng('order', 'net'));
  const seats = random(12, 'seats');
  net.seats.set(seats);
  const [a, b, c] = net.values(false);
  net.seats.set([...seats.slice(4, 8), ...seats.slice(8, 12), ...seats.slice(0, 4)]);
  const turned = net.values(false);
  for (const [i, value] of [b, c, a].entries()) expect(turned[i]).toBeCloseTo(value, 5);
});

describe('weights', () => {
  const shape = {
    seats: 2,
    own: features.seat.length,
    shared: features.shared.length,
    first: 32,
    second: 16,
    hand: true,
  };
  const net = freshNet(shape, seedRng('weights', 'net'));
  const traits = random(features.traits.length, 'traits');
  const packed = packWeights('submarine', features, { net, priorWeight: 0.8, traits });

  test('come back nearly as they were, from a file of at most 30 kB', () => {
    expect(JSON.stringify(packed).length).toBeLessThan(30_000);
    const read = readWeights(JSON.parse(JSON.stringify(packed)), 'submarine', 2, features);
    if (!read.ok) throw new Error(read.fault);
    for (const name of LAYERS) {
      const [was, is] = [net.layers[name], read.learnt.net.layers[name]];
      const most = Math.max(...was.map(Math.abs), 1e-9);
      expect(is.every((x, i) => Math.abs(x - was[i]) <= most / 127)).toBe(true);
    }
    expect(read.learnt.priorWeight).toBe(0.8);
  });

  test.each<[string, Partial<Weights>]>([
    ['version', { weights: 1 as Weights['weights'] }],
    ['game', { game: 'flotilla' }],
    ['features', { features: '0' }],
    ['hash', { shape: { ...shape, seats: 3 } }],
    ['hash', { layers: packed.layers.replace(/^./, packed.layers[0] === 'A' ? 'B' : 'A') }],
  ])('that do not fit are not used: %s', (fault, change) => {
    expect(readWeights({ ...packed, ...change }, 'submarine', 2, features)).toEqual({ ok: false, fault });
  });

  test('of another number of seats, or of nothing at all, are not used', () => {
    expect(readWeights(packed, 'submarine', 3, features)).toEqual({ ok: false, fault: 'shape' });
    for (const nothing of [undefined, null, 7, {}, 'weights'])
      expect(readWeights(nothing, 'submarine', 2, features)).toEqual({ ok: false, fault: 'version' });
  });
});

test('a taught game has the rules of the game, and values of its own until it is over', () => {
  const shape = {
    seats: 2,
    own: features.seat.length,
    shared: features.shared.length,
    first: 8,
    second: 4,
    hand: false,
  };
  const learnt = {
    net: freshNet(shape, seedRng('taught', 'net')),
    priorWeight: 1,
    traits: new Float32Array(features.traits.length),
  };
  const wise = taught(rules, features, learnt);
  const s = rules.setup(2, OPTIONS, seedRng('taught', 'play'));
  const [seat] = rules.actors(s);
  const moves = rules.moves(s, seat);
  expect(wise.moves(s, seat)).toEqual(moves);
  expect(wise.value(s)).not.toEqual(rules.value(s));
  for (const move of moves) expect(wise.prior(s, seat, move)).toBeCloseTo(rules.prior(s, seat, move), 9);
});

test('games that are kept come back as they were, and only in their own shape', () => {
  const shape: Shape = { seats: 2, own: 3, shared: 2, first: 4, second: 4, hand: false };
  const data = examples(shape, 7);
  const back = Dataset.unpack(shape, false, data.pack());
  expect(back?.count).toBe(7);
  for (const list of LISTS)
    expect([...(back?.[list] ?? [])]).toEqual([...data[list].subarray(0, back?.[list].length)]);
  expect(Dataset.unpack({ ...shape, own: 4 }, false, data.pack())).toBeUndefined();
});

test('a net that builds upon the hand-written value begins by agreeing with it', () => {
  const shape: Shape = { seats: 3, own: 4, shared: 2, first: 8, second: 4, hand: true };
  const net = freshNet(shape, seedRng('hand', 'net'));
  net.seats.set(random(12, 'seats'));
  writeOdds([0.2, 0.7, 0.1], false, net.hand);
  for (const [i, value] of net.values(false).entries()) expect(value).toBeCloseTo([0.2, 0.7, 0.1][i], 5);
});

test('self-play is the same for the same seed, and knows how its games ended', () => {
  const play = { seats: 2, options: [OPTIONS], games: 2, seed: 'self', scoreScale: 2 };
  const [a, b] = [0, 1].map(() => playGames(rules, rules, features, play, () => {}));
  expect(a.count).toBeGreaterThan(20);
  expect([...b.seats.subarray(0, 200)]).toEqual([...a.seats.subarray(0, 200)]);
  for (let i = 0; i < a.count; i++) expect(a.targets[2 * i] + a.targets[2 * i + 1]).toBeCloseTo(1, 5);
  expect(measureScale(rules, play, 3)).toBeGreaterThanOrEqual(1);
});

describe('the gate', () => {
  test('believes what is clearly better, and not what is even or worse', () => {
    const verdictOf = (share: number) => {
      const gate = new Gate(0.5, 0.06);
      const rng = seedRng(String(share), 'gate');
      for (let i = 0; i < 2000 && gate.verdict === 'open'; i++) gate.add(unit(rng) < share ? 1 : 0);
      return gate.verdict;
    };
    expect([verdictOf(0.7), verdictOf(0.45), verdictOf(0.3)]).toEqual(['better', 'not better', 'not better']);
  });

  test('passes what is above even for all one can tell when the deals run out', () => {
    const passes = (wins: number) => {
      const gate = new Gate(0.5, 0.06);
      for (let i = 0; i < 40; i++) gate.add(i % 10 < wins ? 1 : 0);
      return gate.isPassed;
    };
    expect([passes(8), passes(5)]).toEqual([true, false]);
  });

  test('says nothing after a handful of deals', () => {
    const gate = new Gate(0.5, 0.06);
    for (let i = 0; i < 8; i++) gate.add(1);
    expect(gate.verdict).toBe('open');
  });
});

test('a policy learns the trait that was worth looking into', () => {
  const thought = { traits: [[0], [1], [0, 2]], priors: [1, 1, 1], visits: [5, 90, 5] };
  const start = { priorWeight: 1, traits: new Float32Array(3) };
  const { traits } = learnPolicy(Array(40).fill(thought), 3, start, seedRng('policy', 'learn'));
  expect(traits[1]).toBeGreaterThan(traits[0] + 1);
});

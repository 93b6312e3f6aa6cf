import { type Rng, seedRng, victoryShares } from '@fathom/kernel';
import { describe, expect, expectTypeOf, test } from 'vitest';
import { matchRng, playerOf, playMatch } from '../arena.ts';
import type { Position } from '../bot.ts';
import { choose } from '../choice.ts';
import { LEVELS, parseStrength } from '../levels.ts';
import { pickByKind } from '../random.ts';
import type { BotRequest } from '../request.ts';
import { game, midGame, oneTreasureAway, requestFor, setUp } from './submarine.ts';

const BOTS = [...LEVELS, 'uniform', 'ismcts:100'];

describe.each(BOTS)('%s', level => {
  test('chooses a legal move, and the same one again', () => {
    for (const [seats, played] of [
      [2, 40],
      [3, 0],
      [4, 11],
      [5, 90],
    ]) {
      const s = midGame(seats, `legal-${seats}`, played);
      const request = requestFor(s, s.seat, level);
      const { move } = choose(game, request);
      expect(request.moves).toContain(move);
      expect(choose(game, request)).toEqual({ move });
    }
  });

  test('chooses by what its seat can know and nothing else', () => {
    const s = midGame(3, 'fair', 60);
    const other = game.clone(s);
    other.rng = [1, 2, 3, 4];
    for (let seat = 0; seat < other.seats; seat++) {
      if (seat === s.seat) continue;
      // Cards the deciding seat does not know get another colour; the card is taken from what nobody has seen.
      other.hands[seat] = other.hands[seat].map(c => ((c >> 3) & (1 << s.seat) ? c : swap(other.unseen, c)));
    }
    expect(other.hands).not.toEqual(s.hands);
    const request = requestFor(s, s.seat, level);
    expect(JSON.stringify(requestFor(other, s.seat, level))).toBe(JSON.stringify(request));
    expect(choose(game, requestFor(other, s.seat, level))).toEqual(choose(game, request));
  });
});

function swap(unseen: number[], card: number): number {
  const colour = unseen.findIndex((count, c) => count > 0 && c !== (card & 7));
  unseen[colour]--;
  unseen[card & 7]++;
  return colour + (card & ~7);
}

test('a request carries view, moves and a seed, and nothing of the state', () => {
  expectTypeOf<keyof Position<unknown, unknown>>().toEqualTypeOf<'seat' | 'view' | 'moves'>();
  expectTypeOf<keyof BotRequest>().toEqualTypeOf<
    'game' | 'version' | 'seats' | 'seat' | 'view' | 'moves' | 'level' | 'seed'
  >();
  const s = midGame(2, 'marked', 30);
  const marks: Rng = [990_001, 990_002, 990_003, 990_004];
  s.rng = marks;
  s.unseen = [880_001, 880_002, 880_003, 880_004, 880_005];
  const text = JSON.stringify(requestFor(s, s.seat, 'greedy'));
  expect(text).not.toMatch(/99000|88000/);
});

test.each(['greedy', 'casual', 'skilled', 'expert', 'medium', 'strong', 'ismcts:1000'])(
  '%s takes the win that is one turn away',
  level => {
    const s = oneTreasureAway();
    const sail = choose(game, requestFor(s, 0, level));
    expect(sail).toEqual({ move: 'sail:D' });
    game.play(s, 0, { kind: 'sail', column: 3 });
    expect(choose(game, requestFor(s, 0, level)).move).toMatch(/^lift:lyre-rose/);
  },
);

test.each(['calm-3', 'calm-13', 'calm-17', 'calm-18', 'calm-29'])(
  'greedy against itself does not stand still (%s)',
  seed => {
    const player = playerOf(
      game,
      { algorithm: 'greedy', iterations: 0, temperature: 0 },
      seedRng(seed, 'bots'),
    );
    const tally = { moves: 0, legal: 0, mostLegal: 0 };
    expect(playMatch(game, setUp(2, seed), [player, player], tally)?.ending).not.toBe('idle');
  },
);

test('kind-weighted random chooses a kind first', () => {
  const rng = seedRng('kinds', 'test');
  const s = midGame(2, 'kinds', 11);
  const moves = game.moves(s, s.seat);
  const kinds = [...new Set(moves.map(game.kind))];
  const drawn = Array.from({ length: 3000 }, () => game.kind(pickByKind(game, moves, rng)));
  for (const kind of kinds) {
    expect(drawn.filter(k => k === kind).length / drawn.length).toBeCloseTo(1 / kinds.length, 1);
  }
});

test('greedy beats random', () => {
  const tally = { moves: 0, legal: 0, mostLegal: 0 };
  let share = 0;
  for (let i = 0; i < 10; i++) {
    const rng = matchRng('sanity', i, 'bots');
    const players = ['greedy', 'random'].map(name => {
      const strength = parseStrength(name);
      if (!strength) throw new Error(name);
      return playerOf(game, strength, rng);
    });
    const seat = i % 2;
    const result = playMatch(
      game,
      setUp(2, `sanity-${i >> 1}`),
      seat === 0 ? players : players.reverse(),
      tally,
    );
    if (result) share += victoryShares(result.places)[seat];
  }
  expect(share).toBeGreaterThanOrEqual(9);
});

test.each(['', 'grandmaster', 'ismcts:', 'ismcts:0', 'ismcts:1.5', 'ismcts:1:2', 'random:x', 'toString'])(
  'there is no bot called "%s"',
  name => {
    expect(parseStrength(name)).toBeUndefined();
  },
);

test('a request that makes no sense is refused', () => {
  const request = requestFor(setUp(2, 'x'), setUp(2, 'x').seat, 'greedy');
  expect(() => choose(game, { ...request, level: 'grandmaster' })).toThrow('unknown bot "grandmaster"');
  expect(() => choose(game, { ...request, moves: [] })).toThrow('no move');
  expect(() => choose(game, { ...request, moves: ['fly:A'] })).toThrow('"fly:A" is no move');
});

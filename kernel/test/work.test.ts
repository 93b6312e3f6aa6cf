/** How much work is done for what is asked: counted, not timed. */
import { expect, test } from 'vitest';
import { foresee, pick, seedRng } from '../index.ts';
import { pairs } from './pairs.ts';
import { begin } from './telling.ts';

/** Pairs that count how often they are asked. */
function counted() {
  const calls = { moves: 0, play: 0, sample: 0 };
  const game: typeof pairs = {
    ...pairs,
    moves: (...args) => {
      calls.moves++;
      return pairs.moves(...args);
    },
    play: (...args) => {
      calls.play++;
      pairs.play(...args);
    },
    sample: (...args) => {
      calls.sample++;
      return pairs.sample(...args);
    },
  };
  return { game, calls };
}

/** A match of so many moves. */
function played(moves: number) {
  const { game, calls } = counted();
  const told = begin(game);
  const chance = seedRng('work', 'test');
  while (told.count < moves) told.choose(told.state.seat, pick(chance, told.movesOf(told.state.seat)));
  return { told, calls };
}

test('more worlds are looked at where something is drawn', () => {
  const { game, calls } = counted();
  const s = pairs.setup(2, { suits: 4 }, seedRng('tide', 'play'));
  const { seat } = s;
  const suit = s.hands[seat][0];
  foresee(game, pairs.view(s, seat), seat, { kind: 'show', suit });
  expect(calls.sample).toBe(4);
  pairs.play(s, seat, { kind: 'show', suit });
  foresee(game, pairs.view(s, seat), seat, { kind: 'end', suit: 0 });
  expect(calls.sample).toBe(4 + 16);
});

test('what a seat may do is found once, until somebody decides or takes back', () => {
  const { told, calls } = played(2);
  const { seat } = told.state;
  const asked = () => {
    const before = calls.moves;
    const offers = [told.offer(seat), told.offer(seat)];
    expect(offers[0]).toBe(offers[1]);
    return calls.moves - before;
  };
  expect([asked(), asked()]).toEqual([1, 0]);
  const first = told.offer(seat);
  told.choose(seat, told.movesOf(seat)[0]);
  expect([asked(), told.offer(seat)]).toEqual([1, 'end']);
  told.takeBack(seat);
  expect([asked(), told.offer(seat)]).toEqual([1, first]);
});

test('whoever is not asked is offered nothing', () => {
  const told = begin({ ...pairs, moves: s => pairs.moves(s, s.seat) });
  const { seat } = told.state;
  expect([told.movesOf(seat).length > 0, told.offer(1 - seat)]).toEqual([true, '']);
});

test('who walks through a match has each move made once, and sixteen at most are made for a jump', () => {
  const { told, calls } = played(24);
  const cost = (after: number) => {
    const before = calls.play;
    told.viewAfter(after, 0);
    return calls.play - before;
  };
  expect([cost(20), cost(20), cost(21), cost(23)]).toEqual([20, 0, 1, 2]);
  expect([cost(16), cost(15), cost(17), cost(16)]).toEqual([0, 15, 1, 0]);
  expect([cost(3), cost(2)]).toEqual([3, 2]);
  told.forgetHistory();
  expect([cost(20), cost(17)]).toEqual([20, 1]);
});

test('what was taken back is forgotten: the state after it is made again', () => {
  const { told } = played(17);
  const { seat } = told.state;
  const [first, last] = [told.moves[16].text, told.viewAfter(17, seat)];
  told.choose(seat, 'end');
  expect(told.viewAfter(17, seat)).toEqual(last);
  const other = played(17).told;
  other.viewAfter(16, seat);
  other.takeBack(seat);
  const choice = other.movesOf(seat).find(text => text !== first) ?? '';
  other.choose(seat, choice);
  const seen = other.view(seat);
  other.choose(seat, 'end');
  expect(other.viewAfter(17, seat)).toEqual(seen);
  expect(seen).not.toEqual(last);
});

test('what was not told at once can be taken back, and is told when somebody asks', () => {
  const [told, lazy] = [played(4).told, begin()];
  const log = told.moves.map((move, i) => ({ ...move, seq: i + 1, at: 0 }));
  for (const i of [0, 1, 2]) lazy.follow(log, i, false);
  expect(lazy.work(0)).toEqual({ entries: 4, missing: 4 });
  lazy.takeBack(log[2].seat);
  expect(lazy.work(0)).toEqual({ entries: 3, missing: 3 });
  lazy.choose(log[2].seat, log[2].text);
  lazy.choose(log[3].seat, log[3].text);
  expect(lazy.retell()).toBe(true);
  told.retell();
  const told0 = told.entries(0).map(({ seat, text, events }) => ({ seat, text, events }));
  expect(lazy.entries(0)).toMatchObject(told0);
});

test('the history says about how much memory it takes: each entry, each text, each event and each parameter', () => {
  const silent: typeof pairs = { ...pairs, setup: (seats, options, rng) => pairs.setup(seats, options, rng) };
  expect(begin(silent).historyBytes).toBe(128);
  expect(begin().historyBytes).toBe(128 + 2 * (96 + 32));
  const told = begin(silent);
  const { seat, hands } = told.state;
  told.choose(seat, `show:${hands[seat][0]}`);
  expect(told.historyBytes).toBe(2 * 128 + 3 * (24 + 'show:0'.length) + 96 + 2 * 32);
});

test('what is recent is not forgotten', () => {
  const { told } = played(4);
  told.forgetHistory();
  expect(told.work(0)).toEqual({ entries: 5, missing: 0 });
});

/** A told match: whatever way somebody comes to know of it, everybody ends up with the same. */
import { describe, expect, test } from 'vitest';
import { below, type Entry, pick, seedRng, type Update, type Viewer } from '../index.ts';
import { pairs } from './pairs.ts';
import { begin, step, type Told, VIEWERS } from './telling.ts';

/** Pairs that say nothing of their set-up. */
const silent: typeof pairs = {
  ...pairs,
  setup: (seats, options, rng) => pairs.setup(seats, options, rng),
};

/** Keeps what it knows as updates say. */
class Reader {
  readonly viewer: Viewer;
  entries: readonly Entry[] = [];
  seq = 0;
  last: Update | undefined;

  constructor(viewer: Viewer) {
    this.viewer = viewer;
  }

  read(told: Told): void {
    const update = told.update(this.viewer, this.seq);
    this.entries = [...this.entries.filter(({ seq }) => seq <= update.keep), ...update.steps];
    this.seq = update.seq;
    this.last = update;
  }
}

test('who reads now and then knows what who reads everything at once knows', () => {
  const told = begin();
  told.retell();
  const chance = seedRng('told', 'test');
  const readers = VIEWERS.map(viewer => new Reader(viewer));
  while (told.actors.length > 0) {
    step(told, chance);
    for (const reader of readers) if (below(chance, 3) === 0) reader.read(told);
  }
  for (const reader of readers) {
    reader.read(told);
    const { steps, ...rest } = told.update(reader.viewer, 0);
    expect(reader.entries).toEqual(steps);
    expect(reader.last).toMatchObject({ view: rest.view, moves: rest.moves, result: rest.result });
    expect(steps.slice(1).map(entry => entry.seat)).toEqual(told.moves.map(move => move.seat));
  }
});

describe('the set-up', () => {
  test('is the first entry, told to each as far as it is theirs to know', () => {
    const told = begin();
    const [own, other] = [told.update(0, 0), told.update('spectator', 0)];
    const hand = [...told.state.hands[0]].sort().join(' ');
    expect(own.steps).toMatchObject([
      { seq: 0, seat: null, text: '', events: [{ key: 'dealt', params: { seat: 0, hand } }, {}] },
    ]);
    expect(JSON.stringify(other.steps)).not.toContain('hand');
    expect(own).toMatchObject({ base: 0, seq: 0, keep: -1 });
  });

  test('is told once to whoever was there from the beginning, and again to whoever starts anew', () => {
    const told = begin();
    const reader = new Reader(0);
    for (let i = 0; i < 4; i++) {
      reader.read(told);
      step(told);
    }
    reader.read(told);
    expect(reader.entries.filter(({ seat }) => seat === null)).toHaveLength(1);
    expect(told.update(0, 1).steps.every(({ seat }) => seat !== null)).toBe(true);
    expect(told.update(0, 1).keep).toBe(1);
  });

  test('comes before everything, at no time', () => {
    expect(begin().update(0, 0).steps[0]).toMatchObject({ seq: 0, seat: null, at: 0 });
  });

  test('is no entry when nothing happened in it', () => {
    expect(begin(silent).update(0, 0).steps).toEqual([]);
  });

  test('is told again from the seed', () => {
    const told = begin();
    const first = told.update(1, 0).steps;
    while (told.actors.length > 0) step(told);
    expect(told.work(0).missing).toBeGreaterThan(0);
    expect(() => told.update(1, 0)).toThrow('not at hand');
    while (!told.retell(3));
    expect(told.work(0)).toEqual({ entries: told.count + 1, missing: 0 });
    expect(told.update(1, 0).steps.slice(0, 1)).toEqual(first);
  });
});

test('the history is the same however it came to be at hand, and can be forgotten at any time', () => {
  const [kept, retold] = [begin(), begin()];
  kept.retell();
  const [one, two, chance] = ['same', 'same', 'other'].map(seed => seedRng(seed, 'told'));
  while (kept.actors.length > 0) {
    step(kept, one);
    step(retold, two);
    if (below(chance, 4) === 0) retold.forgetHistory();
    if (below(chance, 2) === 0) retold.retell(below(chance, 8));
    const base = Math.max(1, retold.seq - 2);
    expect(retold.work(base).missing).toBe(0);
    expect(retold.update(0, base)).toEqual(kept.update(0, base));
  }
  const large = kept.historyBytes;
  retold.retell();
  for (const viewer of VIEWERS) expect(retold.update(viewer, 0)).toEqual(kept.update(viewer, 0));
  expect(retold.historyBytes).toBe(large);
  retold.forgetHistory();
  expect(retold.historyBytes).toBeLessThan(large);
});

test('moments show what a viewer saw before and after, without undone ones', () => {
  const told = begin();
  told.retell();
  const seen: unknown[] = [told.view(1)];
  const chance = seedRng('moments', 'told');
  while (told.count < 30 && told.actors.length > 0) {
    step(told, chance);
    seen.length = told.count;
    seen.push(told.view(1));
  }
  const moments = told.moments(1);
  expect(moments).toHaveLength(told.count + 1);
  expect(moments[0]).toMatchObject({ seat: null, before: undefined });
  for (const [i, { before, after, seat, events }] of moments.entries()) {
    expect(after).toEqual(seen[i]);
    if (i > 0) expect(before).toEqual(seen[i - 1]);
    expect({ seat, events }).toMatchObject({
      seat: told.entries(1)[i].seat,
      events: told.entries(1)[i].events,
    });
  }
  expect(told.moments(1, 4)).toHaveLength(5);
  expect(told.entries(1, 4)).toEqual(told.entries(1).slice(0, 5));
  expect(told.viewAfter(20, 1)).toEqual(seen[20]);
  expect(told.viewAfter(3, 1)).toEqual(seen[3]);
});

describe('what could not be stored did not happen', () => {
  const everything = (told: Told) => {
    told.retell();
    return JSON.stringify([
      VIEWERS.map(viewer => told.update(viewer, 0)),
      told.moves,
      told.state,
      told.seq,
      told.entries(0),
      [0, 1].map(seat => told.lastDecision(seat)),
    ]);
  };

  test('neither a choice nor an undo', () => {
    const told = begin();
    const chance = seedRng('revert', 'told');
    let undos = 0;
    while (told.actors.length > 0) {
      const [seat] = told.actors;
      if (below(chance, 3) === 0) told.forgetHistory();
      const before = everything(told);
      const choice = told.choose(seat, pick(chance, told.movesOf(seat)));
      if (!choice.ok) throw new Error('a legal move was refused');
      if (below(chance, 2) === 0) told.moments(0, told.count - 1).at(-1)?.after;
      choice.revert();
      expect(everything(told)).toBe(before);
      const taken = told.takeBack(seat, below(chance, 2) === 0);
      taken?.revert();
      if (taken) undos++;
      expect(everything(told)).toBe(before);
      step(told, chance);
    }
    expect(undos).toBeGreaterThan(5);
  });

  test('and what a seat may do is what it was, whoever asked in between', () => {
    const told = begin();
    const { seat } = told.state;
    const before = told.movesOf(seat);
    const choice = told.choose(seat, before[0]);
    expect(told.movesOf(seat)).toEqual(['end']);
    if (choice.ok) choice.revert();
    expect(told.movesOf(seat)).toEqual(before);
  });

  test('and a refused one changes nothing anyway', () => {
    const told = begin();
    const before = everything(told);
    expect(told.choose(told.state.seat, 'end')).toMatchObject({ ok: false, refusal: { rule: 'P-1' } });
    expect(told.choose(told.state.seat, 'nonsense')).toMatchObject({ ok: false });
    expect(told.takeBack(told.state.seat)).toBeUndefined();
    expect(everything(told)).toBe(before);
  });
});

test('when a seat last decided something, if it ever did', () => {
  const told = begin();
  const { seat } = told.state;
  told.choose(seat, told.movesOf(seat)[0], 5);
  expect([told.lastDecision(seat), told.lastDecision(1 - seat)]).toEqual([5, undefined]);
  told.choose(seat, 'end', 6);
  told.choose(1 - seat, told.movesOf(1 - seat)[0], 7);
  expect([told.lastDecision(seat), told.lastDecision(1 - seat)]).toEqual([6, 7]);
  told.takeBack(1 - seat);
  expect([told.lastDecision(seat), told.lastDecision(1 - seat)]).toEqual([6, undefined]);
});

test('a position that was looked at is forgotten when it is taken back', () => {
  const told = begin();
  const { seat } = told.state;
  const [first, second] = told.movesOf(seat);
  told.choose(seat, first);
  told.choose(seat, 'end');
  const other = told.state.seat;
  const looked = told.movesOf(other);
  told.choose(other, looked[0]);
  told.viewAfter(3, 'spectator');
  told.stateAfter(2);
  expect(second).toBeDefined();
  told.takeBack(other);
  told.choose(other, looked[1]);
  told.choose(other, 'end');
  const direct = begin();
  for (const [by, text] of [
    [seat, first],
    [seat, 'end'],
    [other, looked[1]],
  ] as const)
    direct.choose(by, text);
  expect(told.viewAfter(3, 'spectator')).toEqual(direct.viewAfter(3, 'spectator'));
});

test('and so is one in the middle of a turn that is taken back whole', () => {
  const cards: typeof pairs = {
    ...pairs,
    play: (s, seat, move, log) => {
      pairs.play(s, seat, move, log);
      if (s.hands[seat].length > 1) s.acted = false;
    },
  };
  const told = begin(cards);
  const { seat } = told.state;
  const [first, second] = told.movesOf(seat);
  told.choose(seat, first);
  told.choose(seat, told.movesOf(seat)[0]);
  told.stateAfter(1);
  expect(told.takeBack(seat, true)).toMatchObject({ count: 2 });
  told.choose(seat, second);
  const seen = told.view('spectator');
  told.choose(seat, told.movesOf(seat)[0]);
  expect(told.viewAfter(1, 'spectator')).toEqual(seen);
});

test.each([0, 1])('a hidden move of seat %s is told in full to its seat alone, a public one to all', seat => {
  const told = begin();
  while (told.state.seat !== seat) step(told);
  const card = told.state.hands[seat][0];
  const shownTo = (text: string) => {
    told.choose(seat, text);
    const texts = VIEWERS.map(viewer => told.entriesAfter(viewer, told.seq - 1).at(-1)?.text);
    told.takeBack(seat);
    return texts;
  };
  const hidden = VIEWERS.map(viewer => (viewer === seat ? `tuck:${card}` : 'tuck:?'));
  expect(shownTo(`tuck:${card}`)).toEqual(hidden);
  expect(shownTo(`show:${card}`)).toEqual(VIEWERS.map(() => `show:${card}`));
});

test('who only watches is offered nothing, neither moves nor undo', () => {
  const told = begin();
  const { seat } = told.state;
  told.choose(seat, told.movesOf(seat)[0]);
  expect(told.update(seat, 0)).toMatchObject({ moves: ['end'], undo: 1, restart: 1 });
  expect(told.update('spectator', 0)).toMatchObject({ moves: [], undo: 0, restart: 0 });
});

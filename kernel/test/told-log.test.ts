/** A match told from its log: followed, resumed from a snapshot, read from a record. */
import { describe, expect, test } from 'vitest';
import { type Game, type Logged, type MatchRecord, pick, seedRng, ToldMatch, tellRecord } from '../index.ts';
import { type PairsMove, type PairsState, pairs } from './pairs.ts';
import { begin, SETUP, step, type Told, VIEWERS } from './telling.ts';

describe('a log', () => {
  /** Shows by itself whenever it may: a forced move after each end of a turn. */
  const single = {
    ...pairs,
    moves: (s, seat) =>
      s.acted ? [{ kind: 'end', suit: 0 }] : [{ kind: 'show', suit: Math.min(...s.hands[seat]) }],
  } as typeof pairs;

  const logOf = (told: Told): Logged[] =>
    told.moves.map(({ seat, text }, i) => ({ seat, text, seq: i + 1, at: 0 }));

  test('is followed to the same match, with what can be taken back', () => {
    const chance = seedRng('follow', 'told');
    const leader = begin();
    const follower = begin();
    while (leader.actors.length > 0) {
      const [seat] = leader.actors;
      const choice = leader.choose(seat, pick(chance, leader.movesOf(seat)), 5);
      if (!choice.ok) throw new Error('refused');
      expect(follower.follow(choice.moves)).toBe(choice.moves.length);
      const base = Math.max(1, leader.seq - 1);
      expect(follower.update(seat, base)).toEqual(leader.update(seat, base));
    }
    expect(follower.follow([{ seat: 0, text: 'end', seq: 99, at: 0 }])).toMatchObject({ rule: 'end' });
  });

  test('is told the same whether its moves were told at once or when somebody asked', () => {
    const leader = begin();
    for (let i = 0; leader.actors.length > 0; i++) step(leader, seedRng(`${i}`, 'log'));
    const log = logOf(leader);
    const [told, partly] = [begin(), begin()];
    for (let at = 0; at < log.length; ) {
      const made = told.follow(log, at);
      const isTold = at % 5 < 3;
      expect(partly.follow(log, at, isTold)).toBe(made);
      at += Number(made);
      if (isTold) expect(partly.entriesAfter(0, at - 1)).toEqual(told.entriesAfter(0, at - 1));
    }
    told.retell();
    partly.retell();
    for (const viewer of VIEWERS) expect(partly.update(viewer, 0)).toEqual(told.update(viewer, 0));
  });

  test('decides what was forced: neither more nor less', () => {
    const leader = begin(single);
    const choice = leader.choose(leader.state.seat, leader.movesOf(leader.state.seat)[0]);
    expect(choice).toMatchObject({ ok: true, moves: [{ forced: false }] });
    const next = leader.choose(leader.state.seat, 'end');
    expect(next).toMatchObject({ ok: true, moves: [{ forced: false }, { forced: true }] });
    const log = logOf(leader);
    const whole = begin(single);
    expect([whole.follow(log, 0), whole.follow(log, 1)]).toEqual([1, 2]);
    const lazy = begin(single);
    expect(lazy.follow(log, 0)).toBe(1);
    expect(lazy.follow(log.slice(0, 2), 1)).toBe(1);
    expect(lazy.count).toBe(2);
    const chosen = log.map(move => ({ ...move, forced: false }));
    const told = begin(single);
    expect([told.follow(chosen, 0), told.follow(chosen, 1), told.follow(chosen, 2)]).toEqual([1, 1, 1]);
    expect(told.state).toEqual(leader.state);
  });

  test('goes on from a snapshot, which there is at barriers only', () => {
    const told = begin();
    const chance = seedRng('snapshot', 'told');
    let snapshots = 0;
    while (told.actors.length > 0) {
      const [seat] = told.actors;
      told.choose(seat, pick(chance, told.movesOf(seat)), 5);
      const state = told.snapshot();
      expect(state === undefined).toBe(told.undoable(seat) > 0);
      if (!state) continue;
      snapshots++;
      const moves = told.moves.map((move, i) => ({ ...move, seq: i + 1, at: 5 }));
      const saved = { state: JSON.parse(JSON.stringify(state)), moves };
      const back = new ToldMatch<PairsState, PairsMove>(
        pairs as unknown as Game<PairsState, PairsMove>,
        SETUP,
        saved,
      );
      expect(back.work(back.seq).missing).toBe(0);
      back.retell();
      told.retell();
      for (const viewer of VIEWERS) expect(back.update(viewer, 0)).toEqual(told.update(viewer, 0));
    }
    expect(snapshots).toBeGreaterThan(5);
  });

  test('numbers go on where the log has them', () => {
    const told = begin();
    told.reach(7);
    expect(told.choose(told.state.seat, told.movesOf(told.state.seat)[0])).toMatchObject({
      moves: [{ seq: 8 }],
    });
    expect(told.update(0, 99)).toMatchObject({ base: 0, keep: -1, seq: 8 });
  });

  test('of a record gives the match as it was left, or says which move is wrong', () => {
    const told = begin();
    for (let i = 0; i < 9; i++) told.choose(told.state.seat, told.movesOf(told.state.seat)[0]);
    const moves = told.moves.map(({ seat, text }) => [seat, text] as const);
    const record: MatchRecord = { fathom: 1, game: 'pairs', version: 1, ...SETUP, moves };
    const game = pairs as unknown as Game;
    const back = tellRecord(game, record);
    if (!back.ok) throw new Error(back.error.problem);
    told.retell();
    expect(back.told.update(0, 0)).toEqual(told.update(0, 0));
    expect(back.told.undoable(told.state.seat)).toBe(1);
    expect(tellRecord(game, { ...record, moves: [...moves, [0, 'nonsense']] })).toMatchObject({
      error: { at: 'moves[9]', problem: '"nonsense" is no move' },
    });
    expect(tellRecord(game, { ...record, moves: moves.slice(1) })).toMatchObject({
      error: { at: 'moves[0]', refusal: { rule: 'P-1' } },
    });
    expect(tellRecord(game, { ...record, seats: 9 })).toMatchObject({ error: { at: 'seats' } });
  });
});

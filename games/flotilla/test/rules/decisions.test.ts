/** A-33 … A-42: what we decided ourselves, beyond the open questions of the sources. */
import { optionVariants, seedRng } from '@fathom/kernel';
import { expect, test } from 'vitest';
import { NUMBERS } from '../../data/box.ts';
import { game } from '../../game.ts';
import { sealsLeft } from '../../goods.ts';
import { CELLS, DISTANCE } from '../../hex.ts';
import { meta } from '../../meta.ts';
import type { State } from '../../state.ts';
import { position } from '../position.ts';
import {
  asked,
  barrels,
  cargo,
  due,
  field,
  finishTurn,
  offered,
  play,
  refused,
  roll,
  until,
} from '../table.ts';

const SEA = 'B5:O12 B6:O37 C6:O81';
const pass = (s: State) => play(s, 'play:ST1', ...(s.side[s.seat] === 0 ? ['stop'] : []), 'end');

test('A-33 two may play a variant with a pool of 120, three are preselected; the short game has two thirds of the points', () => {
  expect(meta.seats).toEqual({ min: 2, max: 5, usual: 3 });
  expect(position({ seats: 2 }).pool).toBe(120);
  expect(position({ seats: 3, options: { pool: 'short' } }).pool).toBe(120);
  expect(optionVariants(meta.options)).toHaveLength(4);
});

test('A-34 the own area reaches five tiles from the starter tile, away from the hub', () => {
  expect(CELLS).toBe(51);
  expect(Math.max(...DISTANCE)).toBe(5);
  expect(game.read('lay:G1')).toBeUndefined();
});

test('A-35 twelve rounds without a victory point end the game', () => {
  const s = position({ seats: 2, round: 1 });
  for (let i = 0; i < 2 * NUMBERS.idleRounds; i++) {
    expect(s.ending).toBe('');
    pass(s);
  }
  expect(s.ending).toBe('idle');
  expect(game.result(s)?.ending).toBe('idle');
});

test('A-35 the set-up is no round without a point, the first round is one', () => {
  const s = game.setup(2, { outposts: 'any', building: 'each', pool: 'full' }, seedRng('quiet', 'play'));
  while (s.round === 0) play(s, offered(s)[0]);
  expect(s.idle).toBe(0);
  expect(s.scored).toBe(false);
  finishTurn(s);
  finishTurn(s);
  expect(s.round).toBe(2);
  expect(s.idle).toBe(1);
});

test('A-35 a single point starts the count again', () => {
  const s = position({ seats: 2, round: 1, players: [{ discs: [5, 0, 0, 0] }] });
  s.idle = NUMBERS.idleRounds - 1;
  play(s, 'play:ST3', 'guild:trader');
  finishTurn(s);
  pass(s);
  expect(s.ending).toBe('');
  expect(s.idle).toBe(0);
});

test('A-36 barrels are limited: 45 of each colour', () => {
  const s = position({
    players: [{ barrels: Array(45).fill('blue').join(' '), coins: 90 }, { discs: [0, 0, 0, 0] }],
  });
  play(s, 'play:ST4');
  expect(refused(s, 'buy:blue')).toBe('A-36 bankEmpty');
  play(s, 'stop', 'end', 'play:ST3', 'guild:delver');
  expect(offered(s)).toEqual(['barrel:green', 'barrel:red', 'barrel:yellow']);
  expect(refused(s, 'barrel:blue')).toBe('A-36 bankEmpty');
  expect(refused(s, 'stop')).toBe('FL-33 barrelFirst');
});

test('A-36 what the supply lacks is not brought up either', () => {
  const s = position({ players: [{ tiles: SEA, skiffs: 'C6', barrels: Array(44).fill('blue').join(' ') }] });
  play(s, 'play:ST6', 'stop');
  roll(s, 'D1=C6');
  play(s, 'dice');
  expect(cargo(s, 0, 'C6')).toEqual({ blue: 1 });
});

test('A-37 every voyage ends on a free tile; whoever wants to unload on the way stops at the starter tile', () => {
  const s = position({ players: [{ tiles: 'A5:O12 A7:O15 B5:O10', skiffs: 'A5:red' }] });
  play(s, 'play:ST4', 'sail:A5-A6', 'sail:A6-A7');
  expect(barrels(s, 0).red).toBe(1);
  const t = position({ players: [{ tiles: 'A5:O12 A7:O15 B5:O10', skiffs: 'A5:red' }] });
  play(t, 'play:ST4', 'sail:A5-A7');
  expect(barrels(t, 0).red).toBe(0);
  expect(due(t, 'sail').moves).toBe(1);
});

test('A-38 whoever cannot pay the toll, or has no seal left, passes the third space', () => {
  const s = position({ players: [{ coins: 4, discs: [2, 0, 0, 0] }] });
  play(s, 'play:ST3', 'guild:trader');
  expect(s.discs[0]).toBe(5);
  const t = position({ players: [{ coins: 40, discs: [2, 0, 0, 0], seals: [4, 3, 3, 0] }] });
  play(t, 'play:ST3', 'guild:trader');
  expect(t.discs[0]).toBe(5);
  expect(t.coins[0]).toBe(48);
  const last = position({ players: [{ coins: 5, discs: [2, 0, 0, 0], seals: [3, 3, 3, 0] }] });
  play(last, 'play:ST3', 'guild:trader', 'enter');
  expect([last.discs[0], last.seals[0], sealsLeft(last, 0)]).toEqual([4, 4, 0]);
});

test('A-39 artifacts of a guild give their bonuses in the order found', () => {
  const s = position({ hub: 'AR02 AR04 AR01', players: [{ side: 'sky', coins: 0, cards: 'D9' }] });
  play(s, 'play:D9');
  until(s, 'trigger');
  expect(offered(s)).toEqual(['guild:trader']);
  expect(refused(s, 'guild:founder')).toBe('FL-84 nothingOnHub');
  expect(refused(s, 'stop')).toBe('FL-84 triggerFirst');
  play(s, 'guild:trader');
  expect(asked(s)).toMatchObject({ step: 'gain', barrels: 1 });
  play(s, 'barrel:red');
  expect(asked(s)).toMatchObject({ step: 'trade', transactions: 2 });
});

test('A-40 only launched skiffs are sold on joining', () => {
  const s = position({ players: [{ coins: 0, skiffs: 'A6 A6' }] });
  play(s, 'play:ST1', 'join');
  expect(s.coins[0]).toBe(30);
});

test('A-41 hands are closed: a view shows how many cards of each guild and level somebody owns, not which', () => {
  const one = position({ players: [{ cards: 'T1 S7' }], display: 'T3 T4 S8 S9' });
  const two = position({ players: [{ cards: 'T2 S10' }], display: 'T3 T4 S8 S9' });
  for (const s of [one, two]) s.display = one.display.slice();
  expect(game.view(one, 1)).toEqual(game.view(two, 1));
  expect(game.view(one, 1).hands[0]).toEqual({ size: 8, cards: [], crew: [1, 0, 0, 1, 0, 0, 0, 0] });
  expect(game.view(one, 0).hands[0].cards).toHaveLength(8);
});

test('A-42 what was bought with one card and sold with another bonus in the same turn is still one turn', () => {
  const s = position({ hub: 'AR04', players: [{ side: 'sky', coins: 50, barrels: 'red', cards: 'D9' }] });
  play(s, 'play:D9');
  roll(s, 'O1 O1 O1 O2');
  play(s, 'stop', 'sell:red', 'stop');
  until(s, 'trigger');
  play(s, 'guild:trader');
  expect(refused(s, 'buy:red')).toBe('FL-42 soldAlready');
  expect(s.prices).toEqual([8, 8, 8, 8]);
  play(s, 'stop');
  expect(s.prices).toEqual([8, 7, 8, 8]);
});

test('A-13 field of a fresh seat holds the starter tile only', () => {
  const s = game.setup(3, { outposts: 'any', building: 'each', pool: 'full' }, seedRng('fresh', 'play'));
  expect(field(s, (s.first + 1) % 3)).toEqual([]);
});

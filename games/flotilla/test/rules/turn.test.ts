/** FL-19 … FL-34: the turn, sailing, Captain, Student, Speaker. */
import { describe, expect, test } from 'vitest';
import { CREW, TRACKS } from '../../data/box.ts';
import { runOf } from '../../frames.ts';
import { settle } from '../../steps/index.ts';
import { position } from '../position.ts';
import {
  asked,
  barrels,
  due,
  field,
  finishTurn,
  hand,
  offered,
  pile,
  play,
  refused,
  skiffs,
  told,
  until,
} from '../table.ts';

/** A row of shallow and reef tiles below the dock. */
const SEA = 'B5:O10 B6:O37 C5:O45';

describe('the turn', () => {
  test('FL-19 one card from the hand: sail or income, then the effect, then the pile, then the next player', () => {
    const s = position({ players: [{ tiles: SEA }] });
    expect(offered(s)).toEqual(['play:ST1', 'play:ST3', 'play:ST4', 'play:ST5', 'play:ST6']);
    expect(refused(s, 'play:T1')).toBe('FL-19 notInHand');
    expect(refused(s, 'end')).toBe('FL-19 cardFirst');
    play(s, 'play:ST4');
    expect(asked(s)).toMatchObject({ step: 'sail', moves: 3 });
    play(s, 'stop');
    expect(s.coins[0]).toBe(17);
    expect(asked(s)).toMatchObject({ step: 'trade', transactions: 4 });
    play(s, 'stop');
    expect(pile(s, 0)).toEqual(['ST4']);
    expect(hand(s, 0)).not.toContain('ST4');
    expect(refused(s, 'play:ST5')).toBe('FL-19 turnIsOver');
    play(s, 'end');
    expect(s.seat).toBe(1);
  });

  test('FL-20 a card has guild, level, and on each side a value and an effect', () => {
    for (const card of CREW) {
      expect(card.programs).toHaveLength(2);
      expect(card.value).toHaveLength(2);
      expect([0, 1, 2]).toContain(card.level);
      if (card.level > 0) expect(card.guild).toBeGreaterThanOrEqual(0);
    }
    expect(CREW.filter(card => card.guild < 0).map(card => card.id)).toEqual(['ST1', 'ST2']);
  });

  test('FL-21 the sail value is shared by all skiffs, one move a tile, and may be left unused', () => {
    const s = position({ players: [{ tiles: SEA, skiffs: 'A6 A6' }] });
    play(s, 'play:ST4');
    expect(offered(s)).toEqual(['sail:A6-B5', 'sail:A6-B6', 'sail:A6-C5', 'stop']);
    play(s, 'sail:A6-C5');
    expect(due(s, 'sail').moves).toBe(1);
    expect(refused(s, 'sail:A6-C5')).toBe('FL-21 tooFar');
    expect(refused(s, 'sail:B5-A6')).toBe('FL-21 noSkiffThere');
    expect(refused(s, 'sail:A6-A7')).toBe('FL-21 noTileThere');
    expect(refused(s, 'sail:A6-A6')).toBe('FL-21 sameTile');
    play(s, 'sail:A6-B5');
    expect(asked(s).step).toBe('trade');
    expect(skiffs(s, 0)).toEqual(['C5', 'B5']);
  });

  test.each([
    ['A1', 'A2'],
    ['A2', 'A1'],
    ['A11', 'A10'],
    ['F1', 'F2'],
    ['F6', 'F5'],
  ])('FL-21 a skiff sails at the edge of the field as well: from %s to %s', (from, to) => {
    const s = position({ players: [{ tiles: `${from}:O10 ${to}:O37`, skiffs: from }] });
    play(s, 'play:ST4');
    expect(offered(s, 'sail')).toEqual([`sail:${from}-${to}`]);
    play(s, `sail:${from}-${to}`);
    expect(skiffs(s, 0)).toEqual([to]);
  });

  test('FL-21 a skiff may pass over another one', () => {
    const s = position({ players: [{ tiles: 'B5:O10 C5:O45', skiffs: 'A6 B5' }] });
    play(s, 'play:ST4', 'sail:A6-C5');
    expect(skiffs(s, 0)).toEqual(['C5', 'B5']);
  });

  test('FL-22 the income value is taken at once', () => {
    const s = position({ players: [{ side: 'sky', coins: 0 }] });
    play(s, 'play:ST3');
    expect(s.coins[0]).toBe(4);
    expect(asked(s).step).toBe('influence');
  });

  test('FL-23 four barrels at most on a skiff; they cannot be sold until it comes home, where it unloads by itself', () => {
    const s = position({ players: [{ tiles: SEA, skiffs: 'B5:red,red,red,red' }] });
    play(s, 'play:ST4', 'stop');
    expect(refused(s, 'sell:red')).toBe('FL-23 nothingToSell');
    finishTurn(s);
    const t = position({ players: [{ tiles: SEA, skiffs: 'B5:red,red,red,red' }] });
    const log = play(t, 'play:ST4', 'sail:B5-A6');
    expect(told(log, 'unloaded')).toEqual([{ key: 'unloaded', params: { seat: 0, count: 4 } }]);
    expect(barrels(t, 0)).toEqual({ green: 0, red: 4, blue: 0, yellow: 0 });
    play(t, 'stop', 'sell:red');
    expect(t.coins[0]).toBe(12 + 5 + 7);
  });

  test('FL-24 a card that retires is used and leaves the game', () => {
    const s = position({ players: [{ cards: 'T6', coins: 0 }] });
    play(s, 'play:T6');
    until(s, 'retire');
    expect(s.coins[0]).toBe(4);
    const log = play(s, 'retire');
    expect(s.coins[0]).toBe(16);
    expect(told(log, 'retired')).toHaveLength(1);
    expect(pile(s, 0)).toEqual([]);
    expect(hand(s, 0)).not.toContain('T6');
    expect(s.retired).toHaveLength(1);
  });

  test('FL-24 nobody has to retire', () => {
    const s = position({ players: [{ cards: 'T6', coins: 0 }] });
    play(s, 'play:T6');
    until(s, 'retire');
    play(s, 'stop');
    expect(pile(s, 0)).toEqual(['T6']);
    expect(s.coins[0]).toBe(4);
  });

  test('FL-25 the last card played lies on top of the pile', () => {
    const s = position({ players: [{ pile: 'ST3 ST4' }] });
    play(s, 'play:ST5');
    finishTurn(s);
    expect(pile(s, 0)).toEqual(['ST3', 'ST4', 'ST5']);
  });
});

describe('Captain', () => {
  test('FL-26 takes the whole pile back and returns with it; skiffs may sail on this turn', () => {
    const s = position({ players: [{ tiles: SEA, cards: 'S1', pile: 'ST3 ST4 ST6' }] });
    play(s, 'play:ST1');
    expect(asked(s)).toMatchObject({ step: 'sail', moves: 4 });
    const log = play(s, 'stop');
    expect(told(log, 'recalled')).toEqual([{ key: 'recalled', params: { seat: 0, count: 3 } }]);
    expect(hand(s, 0)).toEqual(['ST1', 'ST2', 'ST3', 'ST4', 'ST5', 'ST6', 'S1']);
    expect(pile(s, 0)).toEqual([]);
  });

  test('FL-27 a Sinksider may join the Flotilla afterwards, a Skysider has done so', () => {
    const s = position({ players: [{ pile: 'ST3' }, { side: 'sky' }] });
    play(s, 'play:ST1');
    expect(offered(s)).toEqual(['join', 'stop']);
    expect(hand(s, 0)).toContain('ST3');
    play(s, 'stop', 'end', 'play:ST1');
    expect(asked(s).step).toBe('end');
  });
});

describe('Student', () => {
  test('FL-28 copies another topside card with its sail value', () => {
    const s = position({ players: [{ tiles: SEA }, { pile: 'ST3 ST5' }, { pile: 'ST6' }] });
    play(s, 'play:ST2');
    expect(offered(s)).toEqual(['copy:1', 'copy:2']);
    expect(refused(s, 'copy:0')).toBe('FL-28 notAnother');
    expect(refused(s, 'play:ST3')).toBe('FL-28 copyFirst');
    const log = play(s, 'copy:1');
    expect(told(log, 'copied')).toMatchObject([{ params: { from: 1 } }]);
    expect(asked(s)).toMatchObject({ step: 'sail', moves: 3 });
    play(s, 'stop');
    expect(asked(s)).toMatchObject({ step: 'draw', keep: 2 });
    finishTurn(s);
    expect(pile(s, 0)).toEqual(['ST2']);
    expect(pile(s, 1)).toEqual(['ST3', 'ST5']);
  });

  test('FL-28 and with its income', () => {
    const s = position({
      players: [
        { side: 'sky', coins: 10 },
        { side: 'sky', pile: 'ST4' },
      ],
    });
    play(s, 'play:ST2', 'copy:1');
    expect(s.coins[0]).toBe(10 + 3 + 3);
    expect(asked(s)).toMatchObject({ step: 'trade', transactions: 5 });
  });

  test('FL-29 only a card of the own side, and one must be there', () => {
    const s = position({ players: [{}, { side: 'sky', pile: 'ST3' }, {}] });
    expect(refused(s, 'play:ST2')).toBe('FL-29 nothingToCopy');
    const t = position({ players: [{}, { side: 'sky', pile: 'ST3' }, { pile: 'ST3' }] });
    play(t, 'play:ST2');
    expect(offered(t)).toEqual(['copy:2']);
    expect(refused(t, 'copy:1')).toBe('FL-29 otherSide');
    const u = position({ seats: 4, players: [{}, { pile: 'ST3' }, {}, {}] });
    play(u, 'play:ST2');
    expect(refused(u, 'copy:2')).toBe('FL-29 emptyPile');
  });
});

describe('Speaker', () => {
  test('FL-30 moves a disc of one guild two spaces', () => {
    const s = position({ players: [{ coins: 0 }] });
    play(s, 'play:ST3');
    expect(offered(s)).toEqual(['guild:trader', 'guild:speaker', 'guild:delver', 'guild:founder']);
    expect(refused(s, 'stop')).toBe('FL-30 guildFirst');
    play(s, 'guild:trader');
    expect(s.discs.slice(0, 4)).toEqual([2, 0, 0, 0]);
  });

  test('FL-31 the bonus of every space entered is taken', () => {
    const s = position({ players: [{ coins: 0, discs: [3, 0, 0, 0] }], display: 'T7' });
    play(s, 'play:ST3', 'guild:trader');
    expect(s.coins[0]).toBe(8);
    expect(asked(s).step).toBe('recruit');
    expect([refused(s, 'stop'), refused(s, 'guild:trader')]).toEqual([
      'FL-34 recruitFirst',
      'FL-34 recruitFirst',
    ]);
    play(s, 'recruit:T7');
    expect(hand(s, 0)).toContain('T7');
    expect(s.discs[0]).toBe(5);
  });

  test('FL-31 after the last space comes the first', () => {
    const s = position({ players: [{ coins: 0, discs: [5, 0, 0, 0] }] });
    play(s, 'play:ST3', 'guild:trader');
    expect(s.discs[0]).toBe(1);
    expect(s.laps[0]).toBe(1);
    expect(s.seals[0]).toBe(1);
    expect(s.vp[0]).toBe(3);
    expect(s.coins[0]).toBe(4);
  });

  test('FL-32 the third space may be skipped, which costs no step', () => {
    const skip = position({ players: [{ coins: 9, discs: [2, 0, 0, 0] }] });
    play(skip, 'play:ST3', 'guild:trader');
    expect(offered(skip)).toEqual(['enter', 'skip']);
    expect(refused(skip, 'stop')).toBe('FL-32 tollFirst');
    play(skip, 'skip');
    expect(skip.discs[0]).toBe(5);
    expect(skip.coins[0]).toBe(9 + 8);
    const enter = position({ players: [{ coins: 9, discs: [2, 0, 0, 0] }] });
    play(enter, 'play:ST3', 'guild:trader', 'enter');
    expect(enter.discs[0]).toBe(4);
    expect(enter.coins[0]).toBe(9 - 5 + 8);
    expect(enter.seals[0]).toBe(1);
  });

  test.each([
    ['trader', 1, { coins: 4 }],
    ['trader', 2, { step: 'recruit' }],
    ['trader', 4, { coins: 8 }],
    ['trader', 5, { step: 'recruit' }],
    ['trader', 6, { vp: 3, seals: 1 }],
    ['speaker', 1, { survivors: 1, vp: 1 }],
    ['speaker', 4, { survivors: 2, vp: 1, coins: 3 }],
    ['speaker', 6, { vp: 3, seals: 1 }],
    ['delver', 1, { step: 'gain', barrels: 1 }],
    ['delver', 2, { step: 'recruit' }],
    ['delver', 4, { step: 'gain', barrels: 2 }],
    ['delver', 5, { step: 'recruit' }],
    ['delver', 6, { vp: 3, seals: 1 }],
    ['founder', 1, { step: 'draw', keep: 1 }],
    ['founder', 4, { step: 'draw', keep: 2 }],
    ['founder', 6, { vp: 3, seals: 1 }],
  ] as const)('FL-33 the %s track, space %i', (guild, space, expected) => {
    const index = ['trader', 'speaker', 'delver', 'founder'].indexOf(guild);
    const discs = [0, 0, 0, 0].map((_, g) => (g === index ? space - 1 : 0));
    const s = position({ players: [{ coins: 0, discs, tiles: 'B6:O37' }] });
    s.stack = [{ step: 'end' }, runOf(TRACKS.guilds[index * 6 + space - 1], index)];
    const coins = s.coins[0];
    settle(s);
    if ('step' in expected) expect(asked(s)).toMatchObject(expected);
    if ('coins' in expected) expect(s.coins[0] - coins).toBe(expected.coins);
    if ('vp' in expected) expect(s.vp[0]).toBe(expected.vp);
    if ('seals' in expected) expect(s.seals[index]).toBe(expected.seals);
    if ('survivors' in expected) expect(s.survivors).toBe(expected.survivors);
  });

  test('FL-34 a recruit goes straight to hand and can be played in the next turn, on the side of its owner', () => {
    const s = position({
      seats: 2,
      players: [{ side: 'sky', discs: [1, 0, 0, 0], coins: 0 }],
      display: 'T2',
    });
    play(s, 'play:ST3', 'guild:trader', 'recruit:T2');
    finishTurn(s);
    finishTurn(s);
    const coins = s.coins[0];
    play(s, 'play:T2');
    expect(s.coins[0] - coins).toBe(4 + 6);
    expect(field(s, 0)).toEqual([]);
  });
});

/** FL-83 … FL-86: research. */
import { describe, expect, test } from 'vitest';
import { FACE, TRACKS } from '../../data/box.ts';
import { game } from '../../game.ts';
import { position } from '../position.ts';
import { asked, diceOf, due, finishTurn, offered, play, refused, roll, told, until } from '../table.ts';

describe('research', () => {
  const city = (hub = '', dials: readonly number[] = [1, 1, 1, 1]) =>
    position({ hub, dials, players: [{ side: 'sky', coins: 0 }] });

  test('FL-83 dice are rolled, any of them again as often as the card says, then scored', () => {
    const s = city();
    play(s, 'play:ST6');
    expect(due(s, 'reroll').rolls).toBe(2);
    expect(diceOf(s).all).toHaveLength(4);
    roll(s, 'O1 O1 O2 O3');
    expect(offered(s)).toEqual(['again:O1', 'again:O2', 'again:O3', 'stop']);
    play(s, 'again:O1');
    expect(offered(s)).toEqual(['again:O1', 'again:O2', 'again:O3', 'roll']);
    expect(refused(s, 'stop')).toBe('FL-83 rollMarked');
    play(s, 'again:O1', 'again:O2', 'again:O3');
    expect(offered(s)).toEqual(['roll']);
    expect(refused(s, 'again:O1')).toBe('FL-83 enoughMarked');
    play(s, 'roll');
    expect(asked(s)).toMatchObject({ step: 'reroll', rolls: 1 });
    expect(refused(s, 'set:1-2')).toBe('FL-83 rerollFirst');
    roll(s, 'O1 O4 O4 O5');
    expect(refused(s, 'again:O2')).toBe('FL-83 noSuchDie');
    play(s, 'stop');
    expect(s.coins[0]).toBe(3 + 12);
    expect(asked(s).step).toBe('end');
  });

  test('FL-83 set: dice are turned to any face', () => {
    const s = position({ players: [{ side: 'sky', coins: 0, cards: 'D5' }] });
    play(s, 'play:D5');
    roll(s, 'O1 O2 O2 O2');
    play(s, 'stop');
    expect(asked(s)).toMatchObject({ step: 'set', sets: 1 });
    expect(offered(s)).toHaveLength(11);
    expect(refused(s, 'set:1-1')).toBe('FL-83 sameFace');
    expect(refused(s, 'set:5-1')).toBe('FL-83 noSuchDie');
    expect(refused(s, 'roll')).toBe('FL-83 setFirst');
    play(s, 'set:2-4');
    expect(s.coins[0]).toBe(4 + 8);
  });

  test('FL-84 coins: as many as the dice show', () => {
    const s = city();
    play(s, 'play:ST6');
    roll(s, 'O1 O4 O6 O6');
    play(s, 'stop');
    expect(s.coins[0]).toBe(3 + 8);
  });

  test('FL-84 every three breakthroughs raise a dial of your choice', () => {
    const s = position({ players: [{ side: 'sky', cards: 'D7' }], dials: [1, 1, 4, 1] });
    play(s, 'play:D7');
    roll(s, 'O2 O3 O5 O5 O1 O1');
    play(s, 'stop');
    expect(asked(s)).toMatchObject({ step: 'dial', raises: 2 });
    expect(offered(s)).toEqual(['guild:trader', 'guild:speaker', 'guild:founder']);
    expect(refused(s, 'stop')).toBe('FL-84 dialFirst');
    const log = play(s, 'guild:trader', 'guild:trader');
    expect(s.dials).toEqual([3, 1, 4, 1]);
    expect(told(log, 'dial').map(({ params }) => params.value)).toEqual([2, 3]);
  });

  test('FL-84 three symbols of a guild give the bonuses of all its artifacts on the hub', () => {
    const s = city('AR07 AR01 AR08');
    play(s, 'play:ST6');
    roll(s, 'O2 O2 O2 O1');
    const log = play(s, 'stop', 'guild:trader');
    expect(told(log, 'triggered')).toHaveLength(1);
    expect(s.vp[0]).toBe(4);
    expect(s.coins[0]).toBe(3 + 4);
  });

  test('FL-84 two symbols do nothing', () => {
    const s = city('AR07 AR08');
    play(s, 'play:ST6');
    roll(s, 'O2 O2 O1 O4');
    play(s, 'stop');
    expect(s.vp[0]).toBe(0);
  });

  test('FL-84 a joker counts for a guild you name', () => {
    const s = city('AR07');
    play(s, 'play:ST6');
    roll(s, 'O2 O2 O6 O1');
    play(s, 'stop');
    expect(asked(s).step).toBe('joker');
    expect(offered(s)).toHaveLength(4);
    expect(refused(s, 'stop')).toBe('FL-84 jokerFirst');
    play(s, 'guild:speaker');
    expect(s.vp[0]).toBe(2);
  });

  test.each([
    [0, { guild: 0, coins: 4, breakthroughs: 0, joker: 0 }],
    [1, { guild: 1, coins: 0, breakthroughs: 1, joker: 0 }],
    [2, { guild: 2, coins: 0, breakthroughs: 1, joker: 0 }],
    [3, { guild: 3, coins: 4, breakthroughs: 0, joker: 0 }],
    [4, { guild: -1, coins: 0, breakthroughs: 2, joker: 0 }],
    [5, { guild: -1, coins: 0, breakthroughs: 0, joker: 1 }],
  ])('FL-85 research face %i', (face, symbols) => {
    expect(FACE[18 + face]).toMatchObject(symbols);
  });

  test('FL-85 what the dice give on average, without rolling again: the figures of the table', () => {
    for (const [dice, coins, raises, chance] of [
      [4, 5.3, 0.56, 34],
      [5, 6.7, 0.78, 56],
      [6, 8.0, 1.0, 73],
      [7, 9.3, 1.22, 85],
    ]) {
      const mean = averages(dice);
      expect(mean.coins).toBeCloseTo(coins, 0);
      expect(mean.raises).toBeCloseTo(raises, 1);
      expect(Math.abs(mean.trigger * 100 - chance)).toBeLessThan(1.5);
    }
  });

  test('FL-86 a dial stops at 4; a raise without any dial below it gives 1 point', () => {
    const s = city('', [4, 4, 4, 4]);
    play(s, 'play:ST6');
    roll(s, 'O5 O5 O5 O1');
    play(s, 'stop');
    expect(s.vp[0]).toBe(2);
    const t = city('', [4, 4, 4, 3]);
    play(t, 'play:ST6');
    roll(t, 'O5 O5 O5 O1');
    play(t, 'stop');
    expect(refused(t, 'guild:trader')).toBe('FL-86 dialFull');
    play(t, 'guild:founder');
    expect(t.dials).toEqual([4, 4, 4, 4]);
    expect(t.vp[0]).toBe(1);
  });

  test('FL-86 dials are common to all', () => {
    const s = city();
    play(s, 'play:ST6');
    roll(s, 'O2 O2 O2 O1');
    play(s, 'stop', 'guild:delver');
    until(s, 'end');
    finishTurn(s);
    expect(game.view(s, 1).dials).toEqual([1, 1, 2, 1]);
    expect(TRACKS.dialMax).toBe(4);
  });
});

/** Exact means over all rolls of so many research dice. */
function averages(dice: number): { coins: number; raises: number; trigger: number } {
  let coins = 0;
  let raises = 0;
  let trigger = 0;
  const total = 6 ** dice;
  for (let roll = 0; roll < total; roll++) {
    const symbols = [0, 0, 0, 0];
    let breakthroughs = 0;
    let jokers = 0;
    for (let i = 0, rest = roll; i < dice; i++, rest = Math.floor(rest / 6)) {
      const face = FACE[18 + (rest % 6)];
      coins += face.coins;
      breakthroughs += face.breakthroughs;
      jokers += face.joker;
      if (face.guild >= 0) symbols[face.guild]++;
    }
    raises += Math.floor(breakthroughs / 3);
    if (Math.max(...symbols) + jokers >= 3) trigger++;
  }
  return { coins: coins / total, raises: raises / total, trigger: trigger / total };
}

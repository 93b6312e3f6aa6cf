import { describe, expect, test } from 'vitest';
import { game } from '../../game.ts';
import { position } from '../position.ts';
import { offered, play, refused, told } from '../table.ts';

describe('the end', () => {
  test('NA-10: it comes when everyone has strung five pearls, not before', () => {
    const s = position({
      strings: [
        [1, 1, 1, 2],
        [2, 2, 3],
      ],
    });
    play(s, 'open');
    expect(s.ending).toBe('');
    s.strings[1].push(3);
    play(s, 'take:1');
    expect(s.ending).toBe('strung');
    expect(refused(s, 'open')).toBe('end gameOver');
  });

  test('N-2: or four, where the table wants a short game', () => {
    const s = position({
      length: 4,
      strings: [
        [1, 1, 1],
        [2, 2, 3, 3],
      ],
    });
    play(s, 'open');
    expect(s.ending).toBe('strung');
  });

  test('N-3: after the last pearl the current asks nobody', () => {
    const last = position({
      bank: [4, 4, 4],
      strings: [
        [1, 1, 1, 1],
        [2, 2, 2, 2, 3],
      ],
    });
    play(last, 'open');
    expect(last.ending).toBe('strung');
    const before = position({
      bank: [4, 4, 4],
      strings: [
        [1, 1, 1, 1],
        [2, 2, 2, 2],
      ],
    });
    play(before, 'open');
    expect(offered(before)).toEqual(['sweep', 'leave']);
  });

  test('NA-11: all fists are opened', () => {
    const s = position({
      fists: [6, 5],
      strings: [
        [1, 1, 1, 1],
        [2, 2, 2, 2, 3],
      ],
    });
    const log = play(s, 'take:3');
    expect(game.view(s, 'spectator').fists).toEqual([6, 5]);
    expect(told(log, 'showed', 'spectator')).toEqual([
      { seat: 0, value: 6 },
      { seat: 1, value: 5 },
    ]);
  });

  test('NA-11: pearls like the one in the fist count twice, the one in the fist does not count', () => {
    const s = position({
      fists: [6, 5],
      strings: [
        [6, 6, 1, 1],
        [2, 2, 2, 2, 5],
      ],
    });
    play(s, 'take:3');
    expect(game.result(s)).toEqual({ ending: 'strung', places: [1, 2], scores: [29, 18] });
    expect(game.standing(game.view(s, 1))[0].parts).toEqual([
      { key: 'pearls', value: 17 },
      { key: 'twins', value: 12 },
    ]);
  });

  test('NA-11: before the end only the owner of a fist can count its twins', () => {
    const s = position({ fists: [6, 5], strings: [[6, 6], [5]] });
    expect(game.standing(game.view(s, 0)).map(({ score }) => score)).toEqual([24, 5]);
    expect(game.standing(game.view(s, 1)).map(({ score }) => score)).toEqual([12, 10]);
    expect(game.standing(game.view(s, 'spectator')).map(({ score }) => score)).toEqual([12, 5]);
  });

  test('NA-12, N-4: the most points win, equal ones share the place', () => {
    const s = position({
      fists: [6, 6],
      bank: [3, 1, 2],
      strings: [
        [1, 2, 4, 5],
        [3, 3, 4, 4, 1],
      ],
    });
    play(s, 'take:3');
    expect(game.result(s)).toEqual({ ending: 'strung', places: [1, 1], scores: [15, 15] });
  });
});

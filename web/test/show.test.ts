import type { Event, Sight, Turn } from '@fathom/kernel';
import { turnsOf } from '@fathom/kernel';
import { describe, expect, test } from 'vitest';
import { BEAT, type Beat, beatsOf, LONGEST, limited } from '../table/beats.ts';
import { begin, goOn, next, placeOf, previous, type Show, shown, skipTurn } from '../table/show.ts';
import { sinceTurn } from '../table/since.ts';
import { TakenBack } from '../table/taken-back.ts';

const told = (seat: number): Event => ({ key: 'did', params: { seat } });

/** Each number is a move of that seat; null is the set-up. */
function match(...seats: (number | null)[]): readonly Turn[] {
  const entries = seats.map((seat, i) => ({
    seq: i + 1,
    seat,
    text: '',
    at: 0,
    events: seat === null ? [] : [told(seat)],
  }));
  return turnsOf(entries, 3);
}

function sights(from: number, to: number): Sight[] {
  return Array.from({ length: to - from + 1 }, (_, i) => ({ seq: from + i, view: `view ${from + i}` }));
}

function beats(...turns: number[]): Beat[] {
  return turns.map((turn, i) => ({
    view: i,
    seq: i + 1,
    turn,
    deeds: [{ seq: i + 1, index: 0, seat: 0, event: told(0) }],
  }));
}

describe('beats', () => {
  test('one for each position, with what led there', () => {
    const turns = match(0, 1, 1, 2);
    expect(beatsOf(turns, sights(1, 4)).map(({ seq, turn }) => [seq, turn])).toEqual([
      [2, 1],
      [3, 1],
      [4, 2],
    ]);
  });

  test('two turns within one position have a beat each', () => {
    const [entry] = [{ seq: 1, seat: 0, text: '', at: 0, events: [told(0), told(5)] }];
    expect(beatsOf(turnsOf([entry], 3), sights(0, 1)).map(({ turn, view }) => [turn, view])).toEqual([
      [0, 'view 1'],
      [1, 'view 1'],
    ]);
  });

  test('no turn takes longer than 5 s, and nothing that was done gets lost', () => {
    for (const tempo of ['steady', 'brisk'] as const) {
      const played = limited(beats(...Array.from({ length: 40 }, () => 0)), tempo);
      expect(played.length * BEAT[tempo]).toBeLessThanOrEqual(5000);
      expect(played.flatMap(({ deeds }) => deeds)).toHaveLength(40);
      expect(played.at(-1)?.view).toBe(39);
    }
  });

  test('all of it takes at most 15 s; of far too many turns the last are played', () => {
    const many = Array.from({ length: 60 }, (_, i) => Math.floor(i / 2));
    for (const tempo of ['steady', 'brisk'] as const) {
      const played = limited(beats(...many), tempo);
      expect(played.length * BEAT[tempo]).toBeLessThanOrEqual(LONGEST);
      expect(played.length * BEAT[tempo]).toBeGreaterThan(LONGEST - BEAT[tempo]);
      expect(played.at(-1)?.turn).toBe(29);
    }
  });
});

describe('a show', () => {
  const before: Sight = { seq: 0, view: 'before' };

  test('live moves begin at once and grow with what arrives', () => {
    const first = goOn(undefined, before, beats(0, 0), 'brisk');
    expect(shown(first).view).toBe(0);
    const grown = goOn(next(first), before, beats(1), 'brisk');
    expect(grown.at).toBe(1);
    expect(grown.beats.map(({ turn }) => turn)).toEqual([0, 0, 1]);
  });

  test('what is asked for again begins before it, ends after the last beat, and can be left earlier', () => {
    let show: Show | undefined = begin('again', before, beats(0, 1), 'steady', false);
    expect(shown(show).view).toBe('before');
    show = next(show);
    expect(show && placeOf(show)).toEqual({ n: 1, all: 2 });
    expect(show && shown(previous(show)).view).toBe('before');
    show = show && skipTurn(show);
    expect(show && placeOf(show)).toEqual({ n: 2, all: 2 });
    expect(show && skipTurn(show)).toBeUndefined();
    expect(show && next(show)).toBeUndefined();
  });

  test('a moment stays until the viewer goes back', () => {
    const show = begin('look', before, beats(0), 'steady', true);
    expect(shown(show).view).toBe(0);
    expect(next(show)).toBe(show);
  });
});

describe('since the own turn', () => {
  const numbers = (turns: readonly Turn[], you: number | null, deciding: boolean) =>
    sinceTurn(turns, you, deciding).map(({ index, number }) => [index, number]);

  test('the turns of the others, numbered', () => {
    expect(numbers(match(0, 1, 1, 2), 0, true)).toEqual([
      [1, 1],
      [2, 2],
    ]);
  });

  test('they stay until the own turn is over', () => {
    const turns = match(0, 1, 2, 0);
    expect(numbers(turns, 0, true)).toEqual([
      [1, 1],
      [2, 2],
    ]);
    expect(numbers(turns, 0, false)).toEqual([]);
  });

  test('nothing is new to somebody whose first turn it is but what was done before', () => {
    expect(numbers(match(2, 0), 0, true)).toEqual([[0, 1]]);
  });

  test('who only watches sees the last turn of everybody', () => {
    expect(numbers(match(0, 1, 2, 0, 1), null, false)).toEqual([
      [2, 1],
      [3, 2],
      [4, 3],
    ]);
  });
});

describe('what was taken back', () => {
  test('is made again in order, without what is forced', () => {
    const taken = new TakenBack();
    taken.note(['a', 'b', 'forced', 'c'], ['a']);
    expect(taken.next(['x'])).toBeUndefined();
    expect(taken.next(['b', 'x'])).toBe('b');
    taken.take('b');
    expect(taken.next(['c'])).toBe('c');
    taken.forget();
    expect(taken.next(['c'])).toBeUndefined();
  });
});

import { describe, expect, test } from 'vitest';
import { type Entry, type Event, sumUp, type Turn, turnsOf, type Voice } from '../index.ts';

const SEATS = 3;

function event(key: string, params: Event['params'] = {}): Event {
  return { key, params };
}

function entry(seq: number, seat: number | null, ...events: Event[]): Entry {
  return { seq, seat, text: '', at: seq * 1000, events };
}

function shape(turns: readonly Turn[]) {
  return turns.map(({ seat, first, last, deeds }) => [seat, first, last, deeds.map(deed => deed.event.key)]);
}

describe('turns', () => {
  test('what one seat does in a row is one turn, also a move without a word', () => {
    const entries = [
      entry(1, 0, event('sailed', { seat: 0 })),
      entry(2, 0, event('paid', { seat: 0 })),
      entry(4, 0),
      entry(5, 1, event('sailed', { seat: 1 })),
    ];
    expect(shape(turnsOf(entries, SEATS))).toEqual([
      [0, 1, 4, ['sailed', 'paid']],
      [1, 5, 5, ['sailed']],
    ]);
  });

  test('what happens to others stays in the turn of whoever moved, with the right person', () => {
    const [turn] = turnsOf(
      [entry(1, 0, event('won', { seat: 0 }), event('lost', { seat: 2 }), event('dusk'))],
      3,
    );
    expect(turn.seat).toBe(0);
    expect(turn.deeds.map(deed => deed.seat)).toEqual([0, 2, 0]);
  });

  test('somebody without a seat has turns of their own inside the move of another', () => {
    const entries = [
      entry(0, null, event('begins', { seat: 1 })),
      entry(
        1,
        0,
        event('bought', { seat: 0 }),
        event('took', { seat: 1 }),
        event('fell'),
        event('pays', { seat: 0 }),
      ),
    ];
    expect(shape(turnsOf(entries, 1))).toEqual([
      [1, 0, 0, ['begins']],
      [0, 1, 1, ['bought']],
      [1, 1, 1, ['took', 'fell']],
      [0, 1, 1, ['pays']],
    ]);
  });

  test('what the game itself does is nobody’s turn, with all that follows from it', () => {
    const entries = [entry(1, 0, event('passed', { seat: 0 }), event('round'), event('tired', { seat: 2 }))];
    expect(shape(turnsOf(entries, SEATS, ['round']))).toEqual([
      [0, 1, 1, ['passed']],
      [null, 1, 1, ['round', 'tired']],
    ]);
  });
});

describe('the sentence of a turn', () => {
  const voice: Voice = {
    words: { en: {}, de: {} },
    ask: () => '',
    label: () => '',
    tell: (say, { key, params: { seat } }, { viewer, name }) =>
      typeof seat !== 'number' ? `${say(key)}.` : `${viewer === seat ? 'You' : name(seat)} ${key}.`,
  };
  const table = { viewer: 0, name: (seat: number) => ['Ines', 'Mateo', 'Noor van Dijk'][seat] };
  const sum = (...events: Event[]) => {
    const [{ deeds }] = turnsOf([entry(1, 1, ...events)], SEATS);
    return sumUp(key => key, voice, deeds, table, 'and');
  };

  test('one deed is said as the log says it', () => {
    expect(sum(event('sailed', { seat: 1 }))).toBe('Mateo sailed.');
  });

  test('deeds of one person share the subject', () => {
    const deeds = ['sailed', 'dived', 'paid'].map(key => event(key, { seat: 2 }));
    expect(sum(...deeds)).toBe('Noor van Dijk sailed, dived and paid.');
  });

  test('clauses with parts of their own are kept apart', () => {
    expect(sum(event('rolled: 1, 2', { seat: 1 }), event('paid', { seat: 1 }))).toBe(
      'Mateo rolled: 1, 2; paid.',
    );
  });

  test('the same again is counted', () => {
    const deeds = ['sold', 'sold', 'sold', 'left', 'sold'].map(key => event(key, { seat: 1 }));
    expect(sum(...deeds)).toBe('Mateo sold (3 ×), left and sold.');
  });

  test('others, and what is about nobody, have sentences of their own', () => {
    expect(sum(event('won', { seat: 1 }), event('lost', { seat: 0 }), event('The row falls'))).toBe(
      'Mateo won. You lost. The row falls.',
    );
  });

  test('a game may say less in a summary', () => {
    const brief = { ...voice, gist: (events: readonly Event[]) => events.slice(0, 1) };
    const [{ deeds }] = turnsOf([entry(1, 1, event('a', { seat: 1 }), event('b', { seat: 1 }))], SEATS);
    expect(sumUp(key => key, brief, deeds, table, 'and')).toBe('Mateo a.');
  });
});

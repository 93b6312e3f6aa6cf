import { describe, expect, test } from 'vitest';
import { startMatch, submit, takeBack, undoable } from '../index.ts';
import { type PairsOptions, pairs } from './pairs.ts';

const options: PairsOptions = { suits: 4 };
const begin = () => startMatch(pairs, 2, options, 'tide');

describe('a match', () => {
  test('plays a legal move and remembers it', () => {
    const match = begin();
    const seat = match.state.seat;
    const text = pairs.write(pairs.moves(match.state, seat)[0]);
    expect(submit(match, seat, text)).toMatchObject({ ok: true });
    expect(match.moves).toEqual([{ seat, text }]);
  });

  test.each([
    ['nonsense', 'notation'],
    ['end', 'P-1'],
  ])('refuses %s with rule %s and changes nothing', (text, rule) => {
    const match = begin();
    const before = JSON.stringify(match.state);
    expect(submit(match, match.state.seat, text)).toMatchObject({ ok: false, refusal: { rule } });
    expect(JSON.stringify(match.state)).toBe(before);
    expect(match.moves).toEqual([]);
  });

  test('refuses the seat whose turn it is not', () => {
    const match = begin();
    const seat = 1 - match.state.seat;
    expect(submit(match, seat, 'show:0')).toMatchObject({ ok: false, refusal: { rule: 'turn' } });
  });

  test('refuses everything after the end', () => {
    const match = begin();
    while (pairs.actors(match.state).length > 0) {
      const { seat } = match.state;
      submit(match, seat, pairs.write(pairs.moves(match.state, seat)[0]));
    }
    expect(submit(match, 0, 'end')).toMatchObject({ ok: false, refusal: { rule: 'end' } });
  });
});

describe('undo', () => {
  test('takes back a choice inside the turn, for its seat only', () => {
    const match = begin();
    const seat = match.state.seat;
    const before = JSON.stringify(match.state);
    submit(match, seat, pairs.write(pairs.moves(match.state, seat)[0]));
    expect(undoable(match, seat)).toBe(1);
    expect(undoable(match, 1 - seat)).toBe(0);
    expect(takeBack(match, 1 - seat)).toBe(0);
    expect(takeBack(match, seat)).toBe(1);
    expect(JSON.stringify(match.state)).toBe(before);
  });

  test('does not reach behind a draw', () => {
    const match = begin();
    const seat = match.state.seat;
    submit(match, seat, pairs.write(pairs.moves(match.state, seat)[0]));
    submit(match, seat, 'end');
    expect(undoable(match, seat)).toBe(0);
  });

  test('a single move that draws is left to the player', () => {
    const match = begin();
    const seat = match.state.seat;
    const outcome = submit(match, seat, pairs.write(pairs.moves(match.state, seat)[0]));
    expect(outcome.ok && outcome.made.length).toBe(1);
    expect(pairs.moves(match.state, seat)).toHaveLength(1);
  });
});

describe('a choice that is none', () => {
  const only = (kind: 'show' | 'tuck'): typeof pairs => ({
    ...pairs,
    moves: (s, seat) => (s.turns > 0 && !s.acted ? [{ kind, suit: s.hands[seat][0] }] : pairs.moves(s, seat)),
  });
  const afterFirstTurn = (game: typeof pairs) => {
    const match = startMatch(game, 2, options, 'tide');
    const { seat } = match.state;
    submit(match, seat, game.write(game.moves(match.state, seat)[0]));
    const outcome = submit(match, seat, 'end');
    return outcome.ok ? outcome.made.map(made => made.text.split(':')[0]) : [];
  };

  test('is taken at once when everybody sees it', () => {
    expect(afterFirstTurn(only('show'))).toEqual(['end', 'show']);
  });

  test('is left to its seat where whether there is a choice is a secret, and only there', () => {
    const veiled = (where: boolean): typeof pairs => ({ ...only('show'), veiled: s => !s.acted === where });
    expect(afterFirstTurn(veiled(true))).toEqual(['end']);
    expect(afterFirstTurn(veiled(false))).toEqual(['end', 'show']);
  });

  test('is left to its seat when it is secret: taking it would tell that there was no choice', () => {
    expect(afterFirstTurn(only('tuck'))).toEqual(['end']);
  });
});

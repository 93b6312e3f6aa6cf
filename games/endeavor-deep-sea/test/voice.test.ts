/** What is asked follows from what may be done. */
import { LANGS, speaker } from '@fathom/kernel';
import { describe, expect, test } from 'vitest';
import { game } from '../game.ts';
import type { State } from '../state.ts';
import { voice } from '../words/voice.ts';
import { type Position, position } from './position.ts';
import { actor, offered, play } from './table.ts';

function asks(s: State, lang: (typeof LANGS)[number] = 'en'): string {
  const seat = actor(s);
  const table = { viewer: seat, name: () => 'Ines' };
  return voice.ask(speaker(lang, voice.words[lang]), game.view(s, seat), table, game.moves(s, seat));
}

const after = (p: Position, ...moves: string[]): State => {
  const s = position(p);
  play(s, ...moves);
  return s;
};

describe('the question', () => {
  test('with a token and no action left says that a token may be spent', () => {
    const s = after(
      { crew: ['sonar-operator'], held: ['disc'], zones: { D1: 'dying-reef' }, vessels: ['D1'] },
      'activate:1',
    );
    expect(offered(s)).toEqual(['spend:disc', 'end']);
    expect(asks(s)).toBe('Spend a dive token, or end your turn');
    expect(asks(s, 'de')).toBe('Gib ein Tauchplättchen aus oder beende deinen Zug');
  });

  test('with nothing but the end says so', () => {
    const s = after({ crew: ['sonar-operator'], zones: { D1: 'dying-reef' }, vessels: ['D1'] }, 'activate:1');
    expect(offered(s)).toEqual(['end']);
    expect(asks(s)).toBe('Nothing more can be done: end your turn');
  });

  test('names actions, tokens and the end as they are possible', () => {
    expect(asks(position())).toBe('Choose what you activate, or pass');
    expect(asks(position({ held: ['disc'] }))).toBe('Choose what you activate, spend a dive token, or pass');
    expect(asks(after({}, 'activate:0'))).toBe('Choose an action, or end your turn');
    expect(asks(after({ held: ['disc impact'] }, 'activate:0'))).toBe(
      'Choose an action, spend a dive token: at most one dive token may be kept',
    );
  });

  test('says which action a bonus is, and where', () => {
    const s = after({ held: ['promote'], crew: ['pilot'] }, 'spend:promote');
    expect(asks(s)).toBe('You may promote a specialist now, or do without');
  });

  test.each(LANGS)('in %s leaves nothing unsaid in any position of a game', lang => {
    const s = position({ seats: 3 });
    for (let i = 0; i < 200 && s.ending === ''; i++) {
      expect(asks(s, lang)).toMatch(/^[^{}]{10,}$/);
      const moves = offered(s);
      game.play(s, actor(s), game.moves(s, actor(s))[i % moves.length]);
    }
  });
});

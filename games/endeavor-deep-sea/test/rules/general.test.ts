/** Rulings about the sources and the whole game. */
import { seedRng } from '@fathom/kernel';
import { expect, test } from 'vitest';
import { GAINS, TRACKS } from '../../data/gains.ts';
import { tileNamed } from '../../data/tiles.ts';
import { game } from '../../game.ts';
import { meta } from '../../meta.ts';
import { tileOf } from '../../piles.ts';
import { sample } from '../../sample.ts';
import { position, standard, testRng } from '../position.ts';
import { actor, asked, offered, play } from '../table.ts';

test('E-100 the game cannot stall: every turn uses a disc or a token, so greedy activations end every round', () => {
  for (const mission of [1, 5, 6, 10]) {
    const s = game.setup(3, standard({ mission }), seedRng(`stall-${mission}`, 'play'));
    let moves = 0;
    while (s.ending === '') {
      const options = offered(s);
      play(s, options.find(text => !['pass', 'skip'].includes(text)) ?? options[0]);
      expect(++moves).toBeLessThan(meta.bounds.moves);
    }
  }
});

test('E-101 what an unfinished program leaves out is part of the game: impact, leftovers, connections, features and journal actions score and work', () => {
  const s = position({
    markers: { '0,6': 0 },
    research: [10],
    journals: ['steady-hands'],
    zones: { C3: 'deepwater-shark' },
  });
  expect(game.standing(game.view(s, 0))[0].parts.map(part => part.key)).toEqual([
    'attributes',
    'impact',
    'journals',
    'specialists',
    'leftovers',
    'goal1',
    'goal2',
    'goal3',
  ]);
  expect(offered(s)).toContain('space:steady-hands.1');
});

test('E-102 four different attributes, each a gain of its own', () => {
  expect(TRACKS).toEqual(['reputation', 'inspiration', 'coordination', 'ingenuity']);
  expect(GAINS.slice(0, 4)).toEqual(TRACKS);
});

test('E-104 ED-220 one to four players; alone it is the co-operative game', () => {
  expect(meta.seats).toEqual({ min: 1, max: 4 });
  const s = game.setup(1, standard(), seedRng('alone', 'play'));
  expect([s.bonus.length, game.actors(s)]).toEqual([1, [0]]);
});

test('E-106 a sampled world keeps what the viewer knows and deals the rest anew', () => {
  const s = position({ draw: 'shipwreck sunken-ruins' });
  play(s, 'activate:0', 'sonar:the-sea-star.s1', 'seek:2+2', 'lay:shipwreck@B2');
  expect(sample(game.view(s, 0), testRng('own')).under.at(-1)).toBe(tileNamed('sunken-ruins') + 64);
  const guesses = new Set(
    Array.from({ length: 40 }, (_, i) => tileOf(sample(game.view(s, 1), testRng(`g${i}`)).under.at(-1) ?? 0)),
  );
  expect(guesses.size).toBeGreaterThan(2);
  expect([...guesses].every(tile => tile >= 8 && tile <= 16)).toBe(true);
});

test('the seat that is asked is the only actor', () => {
  const s = position({ seats: 4 });
  expect([asked(s), actor(s), game.moves(s, 2)]).toEqual(['turn 0', 0, []]);
});

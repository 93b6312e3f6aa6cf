import { describe, expect, test } from 'vitest';
import { sketcher } from '../../test/sketched.ts';
import { CREW } from '../data/box.ts';
import { OPS } from '../data/effects.ts';
import { game } from '../game.ts';
import { voice } from '../words/voice.ts';
import { position } from './position.ts';

const sketch = sketcher(game, voice);

describe('the position as text', () => {
  const sea = () =>
    position({
      seats: 2,
      round: 3,
      pool: 40,
      objectives: ['A4'],
      players: [
        {
          coins: 7,
          vp: 5,
          barrels: 'red red blue',
          tiles: 'B5:O45 B6:O10#',
          skiffs: 'A6 B5:red,red',
          seals: [0, 1, 0, 0],
          cards: 'T1',
          pile: 'S1',
        },
        { side: 'sky', tiles: 'B5:O20', cards: 'F1', stock: 'O30' },
      ],
    });

  test('shows market, pool and objectives with what they bring now', () => {
    const text = sketch(sea(), 0);
    expect(text).toMatch(/^Round 3 · 40 points left in the pool$/m);
    expect(text).toMatch(/^Prices: green \d+, red \d+, blue \d+, yellow \d+$/m);
    expect(text).toMatch(/^ {2}2 points for each ocean tile: 4 points for you now$/m);
    expect(sketch(sea(), 0, 'de')).toMatch(/^Runde 3 · noch 40 Punkte im Siegpunktvorrat$/m);
  });

  test('shows the own sea cell by cell, with skiffs and their cargo', () => {
    const text = sketch(sea(), 0);
    expect(text).toContain('Ines: Sinkside · 5 points · 7 coins · barrels red 2, blue 1 · toxicity 0');
    expect(text).toMatch(/^ {2}A6 {2}starter tile with the dock · skiff$/m);
    expect(text).toMatch(/^ {2}B5 {2}reef, red barrels.* · skiff with red 2$/m);
    expect(text).toMatch(/^ {2}B6 {2}.+ · depleted/m);
    expect(text).toContain('Speakers 0 (1 seal)');
    expect(text).toMatch(/Topside card: .+: \S/);
  });

  test('shows a city and its stock by their Skyside faces', () => {
    const text = sketch(sea(), 0);
    expect(text).toMatch(/^Mateo: Skyside · /m);
    expect(text).toMatch(/^ {2}Stock: \w+ district, costs \d \w+ barrels?/m);
    expect(text).toMatch(/^ {2}2 tiles, 0 outposts, /m);
  });

  test('A-41: the own hand is shown, the hands of others are not', () => {
    const name = (id: string, side: string) => voice.words.en[`card.${id}.${side}`];
    expect(sketch(sea(), 0)).toContain(`  ${name('T1', 'sink')} (`);
    expect(sketch(sea(), 0)).not.toContain(name('F1', 'sky'));
    expect(sketch(sea(), 'spectator')).not.toContain('Your hand');
  });

  test('whoever recruits sees the open crew', () => {
    const s = sea();
    expect(sketch(s, 0)).not.toContain('Open crew');
    s.stack.push({ step: 'recruit', level: 2, guild: -1 });
    expect(sketch(s, 0).match(/^Open crew(\n {2}.+: .+){16}$/m)).not.toBeNull();
    expect(sketch(s, 1)).not.toContain('Open crew');
  });

  test('every effect and every card has words', () => {
    for (const lang of ['en', 'de'] as const) {
      expect(OPS.filter(op => voice.words[lang][`fx.${op}`] === undefined)).toEqual([]);
    }
    for (const side of ['sink', 'sky'] as const) {
      for (const { id } of CREW.slice(6)) {
        const s = position({ players: [{ side, cards: id }] });
        expect(sketch(s, 0)).not.toContain('undefined');
      }
    }
  });
});

import { describe, expect, test } from 'vitest';
import { sketcher } from '../../test/sketched.ts';
import { game } from '../game.ts';
import { scriptStanding } from '../score.ts';
import { voice } from '../words/voice.ts';
import { position } from './position.ts';
import { play } from './table.ts';

const sketch = sketcher(game, voice);

describe('the position as text', () => {
  const development = () =>
    position({
      seats: 2,
      nautilus: 1,
      passed: [1],
      stations: [
        { coins: 7, damage: 3, dome: 2, tired: 1, cards: '1A-03*1 S1! S2', tiles: ['boatyard'] },
        { coins: 4, damage: 0 },
      ],
      display: ['- - -', '1A-01 - -', '- 1A-02 -', '- - -'],
    });

  test('shows the display with the prices of its rows and what the cards do', () => {
    const text = sketch(development(), 0);
    expect(text).toContain('Round 1 of 3: Development. Scored this round: ');
    expect(text).toMatch(/Row 1, 10 coins, repairs 3\n {2}empty\nRow 2, 6 coins, repairs 1\n {2}\S/);
    expect(text).toMatch(/Row 3, 3 coins, no damage\n {2}.+: .+\nRow 4, 1 coin, 1 damage\n {2}empty/);
    expect(sketch(development(), 0, 'de')).toMatch(/Zeile 4, 1 Münze, 1 Schaden\n {2}leer/);
  });

  test('shows the own station module by module, and of the others what everybody sees', () => {
    const text = sketch(development(), 0);
    expect(text).toMatch(
      /Ines: 0 points · 7 coins · damage 3, holds \d: .+ · 2 Deeples in the dome, 1 rests/,
    );
    expect(text).toMatch(/^ {2}[cho]1 {2}.+ · 1 Deeple waits$/m);
    expect(text).toMatch(/^ {2}Small Start Tank, oxygen: bottle 1 · face down$/m);
    expect(text).toMatch(/^ {2}Large Start Tank, oxygen: bottle 2$/m);
    expect(text).toContain('Expansions: Boatyard expansion');
    expect(text).toContain('Mateo: 0 points · coins hidden');
    expect(text).toContain('passed · Nautilus marker');
    expect(text).toContain('oxygen 2 (2 open)');
  });

  test('keeps what the viewer may not know', () => {
    expect(sketch(development(), 'spectator')).not.toMatch(/\d coins ·/);
    const market = position({ seats: 2, phase: 'B', hands: ['1B-01 1B-02 1B-03', '1B-04 1B-05 1B-06'] });
    const names = (hand: number) =>
      market.hands[hand].map(card => voice.words.en[`card.1B-${String((card % 15) + 1).padStart(2, '0')}`]);
    const text = sketch(market, 0);
    expect(text).toContain('Your secret cards');
    for (const name of names(0)) expect(text).toContain(name);
    for (const name of names(1)) expect(text).not.toContain(name);
  });

  test('shows the auction: who leads, who is out, what a row gives', () => {
    const auction = position({
      seats: 3,
      phase: 'C',
      stations: [{ coins: 9 }, { coins: 9 }, { coins: 9 }],
      display: ['1B-01 - -', '- - -', '1B-02 1B-03 1B-04', '- - 1B-05'],
    });
    expect(sketch(auction, 0)).toMatch(
      /Row 1, waiting\n {2}.+\n {2}2 activations\nRow 2, waiting\n {2}3 act/,
    );
    play(auction, 'row:1', 'bid:2', 'drop');
    expect(sketch(auction, 0)).toContain('Row 1, on offer. Ines leads with 2; out: Mateo');
    play(auction, 'drop');
    expect(sketch(auction, 0)).toContain('Row 1, Ines for 2');
    expect(sketch(auction, 0, 'de')).toContain('Zeile 1, Ines für 2');
  });

  test('NE-100: Deep Thought has a station, and its coins are open', () => {
    const solo = position({ seats: 1, stations: [{}, { coins: 1 }] });
    expect(sketch(solo, 0)).toMatch(/Deep Thought: 0 points · 1 coin · /);
    solo.ending = 'outwitted';
    solo.stack = [];
    solo.stations[1].coins = 15;
    const [points] = /Deep Thought: (\d+) points?/.exec(sketch(solo, 0))?.slice(1) ?? [];
    expect(Number(points)).toBe(scriptStanding(game.view(solo, 0))?.score);
    expect(Number(points)).toBeGreaterThan(0);
  });
});

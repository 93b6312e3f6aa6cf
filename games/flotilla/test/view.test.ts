/** What each viewer sees, and what a sampled world makes of it. */
import { seedRng, type Viewer } from '@fathom/kernel';
import { describe, expect, test } from 'vitest';
import { STARTERS } from '../data/crew.ts';
import { game } from '../game.ts';
import type { State } from '../state.ts';
import { position } from './position.ts';
import { asked, hand, move, play } from './table.ts';

const viewers = (s: State): Viewer[] => [...s.hands.keys(), 'spectator'];
const table = () =>
  position({
    players: [
      { cards: 'T1 S7 F2', pile: 'ST3 D1', tiles: 'B5:O10 B6:O37' },
      { cards: 'T2 S8', side: 'sky', stock: 'O03 O04' },
      { pile: 'F3' },
    ],
    hub: 'AR01 AR07',
  });

describe('views', () => {
  test('A-41 a view carries neither dice nor bags nor stacks nor the hands of others', () => {
    const s = table();
    for (const viewer of viewers(s)) {
      const view = game.view(s, viewer);
      expect(Object.keys(view)).not.toContain('rng');
      expect(view.bag).toBe(s.bag.length);
      expect(view.relics).toBe(s.relics.length);
      expect(view.decks).toHaveLength(8);
      expect(view.decks.every(count => count <= 4)).toBe(true);
      for (const [seat, { cards, size }] of view.hands.entries()) {
        expect(size).toBe(s.hands[seat].length);
        expect(cards).toEqual(viewer === seat ? s.hands[seat] : []);
      }
    }
  });

  test('A-41 everything else lies open', () => {
    const s = table();
    for (const viewer of viewers(s)) {
      expect(game.view(s, viewer)).toMatchObject({
        coins: s.coins,
        barrels: s.barrels,
        field: s.field,
        skiffs: s.skiffs,
        piles: s.piles,
        stocks: s.stocks,
        hub: s.hub,
        display: s.display,
        objectives: s.objectives,
        prices: s.prices,
        pool: s.pool,
      });
    }
  });

  test('A-41 drawn tiles and rolled dice are seen by all', () => {
    const s = position({ players: [{ tiles: 'B6:O37', skiffs: 'B6' }] });
    const drawing = game.clone(s);
    play(drawing, 'play:ST5', 'stop');
    const diving = game.clone(s);
    play(diving, 'play:ST6', 'stop');
    for (const t of [drawing, diving]) {
      for (const viewer of viewers(t)) expect(game.view(t, viewer).stack).toEqual(t.stack);
    }
  });

  test('a view is a copy: writing into it does not touch the game', () => {
    const s = table();
    const before = JSON.stringify(s);
    const view = game.view(s, 0) as unknown as {
      field: number[];
      piles: number[][];
      hands: { cards: number[] }[];
    };
    view.field.fill(0);
    view.piles[0].length = 0;
    view.hands[0].cards.length = 0;
    expect(JSON.stringify(s)).toBe(before);
  });

  test('A-41 no move is hidden from anybody', () => {
    const s = table();
    for (const text of ['play:ST4', 'recruit:T3', 'tile:O05', 'guild:trader', 'end']) {
      for (const viewer of viewers(s)) expect(game.redact(s, 0, move(text), viewer)).toBe(text);
    }
  });
});

describe('sampling', () => {
  test('A-41 a sampled world fits the view and plays on, but the hands of others are guessed', () => {
    const s = table();
    const rng = seedRng('sample', 'bot');
    for (const viewer of viewers(s)) {
      let right = 0;
      for (let i = 0; i < 40; i++) {
        const world = game.sample(game.view(s, viewer), rng);
        expect(game.view(world, viewer)).toEqual(game.view(s, viewer));
        expect(new Set(world.bag)).toEqual(new Set(s.bag));
        expect(new Set(world.relics)).toEqual(new Set(s.relics));
        if (hand(world, 0).join() === hand(s, 0).join()) right++;
        expect(world.hands[2].filter(card => card < STARTERS)).toEqual([0, 1, 2, 3, 4, 5]);
      }
      if (viewer === 0) expect(right).toBe(40);
      else expect(right).toBeLessThan(20);
    }
  });

  test('A-41 in the middle of a turn no drawn tile is back in the bag', () => {
    const s = position({ players: [{ tiles: 'B6:O37' }] });
    play(s, 'play:ST5', 'stop');
    const first = game.moves(s, 0)[0];
    game.play(s, 0, first);
    const world = game.sample(game.view(s, 1), seedRng('mid', 'bot'));
    expect([...world.bag].sort()).toEqual([...s.bag].sort());
  });

  test('A-3 A-41 a retired Student is not dealt again', () => {
    const s = position({ players: [{ coins: 0 }, { pile: 'T6' }] });
    play(s, 'play:ST2', 'copy:1');
    while (asked(s).step !== 'retire') play(s, 'stop');
    play(s, 'retire');
    const world = game.sample(game.view(s, 2), seedRng('retired', 'bot'));
    expect(hand(world, 0)).toEqual(['ST1', 'ST3', 'ST4', 'ST5', 'ST6']);
  });
});

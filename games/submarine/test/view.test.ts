/** What each viewer sees of cards: hands, piles, paid and exchanged cards. Everything else is open. */
import { seedRng, type Viewer } from '@fathom/kernel';
import { describe, expect, test } from 'vitest';
import { COLOURS } from '../data/box.ts';
import { game } from '../game.ts';
import type { State } from '../state.ts';
import { type Position, position } from './position.ts';
import { flaws } from './soundness.ts';
import { hand, move, play } from './table.ts';

/** Colours a viewer knows in the hand of a seat. */
function seen(s: State, viewer: Viewer, seat: number): string[] {
  return game.view(s, viewer).hands[seat].known.map(c => COLOURS[c]);
}

/** The pile of a seat from the top, as far as a viewer knows it. */
function pile(s: State, viewer: Viewer, seat: number): string[] {
  return game
    .view(s, viewer)
    .piles[seat].map(c => (c === null ? '?' : COLOURS[c]))
    .reverse();
}

function viewers(s: State): Viewer[] {
  return [...s.hands.keys(), 'spectator'];
}

/** Seat 0 has no pile and pays seat 1 with a hand card; seat 1 is short of cards or not. */
function payment(hands: Position['hands'], more: Position = {}): State {
  return position({
    seats: 3,
    submarines: [
      ['C3', 'D2'],
      ['C2', 'D3'],
      ['D2', 'E2'],
    ],
    treasures: { C3: 'ring-rose key-sky', D3: 'bell-sand lamp-sand' },
    hands: hands ?? [],
    piles: [0, hands?.[1]?.includes(' ') ? undefined : 0, undefined],
    containers: ['', ''],
    ...more,
  });
}

describe('S-33 what is open and what is hidden', () => {
  const p: Position = { seats: 3, hands: ['rose sky jade', 'sand lilac sand', 'sky sky sky'] };

  test('S-33 everybody sees the own hand, in colour order, and of the others only how many cards they hold', () => {
    const s = position(p);
    expect(game.view(s, 0).hands).toEqual([
      { size: 3, known: [1, 2, 3] },
      { size: 3, known: [] },
      { size: 3, known: [] },
    ]);
    expect(seen(s, 1, 1)).toEqual(['sand', 'sand', 'lilac']);
    expect(game.view(s, 'spectator').hands).toEqual(new Array(3).fill({ size: 3, known: [] }));
  });

  test('S-33 nobody knows a pile, not even the own one; its size is open', () => {
    const s = position(p);
    for (const viewer of viewers(s))
      for (const seat of [0, 1, 2]) expect(pile(s, viewer, seat)).toEqual(new Array(12).fill('?'));
  });

  test('S-33 containers, jokers, discards, ships and submarines are open to everybody', () => {
    const s = position({ ...p, containers: [3, 2, 1], ships: ['C', 'right', 'left'] });
    for (const viewer of viewers(s)) {
      const { at, discards, ships, submarines, voyage } = game.view(s, viewer);
      expect({ at, discards, ships, submarines, voyage }).toEqual({
        at: s.at,
        discards: s.discards,
        ships: s.ships,
        submarines: s.submarines,
        voyage: s.voyage,
      });
    }
  });

  test('S-33 a view carries neither the dice nor the unseen cards', () => {
    const s = position(p);
    for (const viewer of viewers(s)) {
      expect(Object.keys(game.view(s, viewer))).toEqual([
        'viewer',
        'seats',
        'options',
        'at',
        'submarines',
        'ships',
        'hands',
        'piles',
        'discards',
        'seat',
        'voyage',
        'idle',
        'progress',
        'stack',
        'ending',
      ]);
    }
  });

  test('S-33 whatever the others hold, a viewer receives the same bytes', () => {
    const other = position({ ...p, hands: ['rose sky jade', 'jade jade rose', 'lilac lilac lilac'] });
    const s = position(p);
    expect(JSON.stringify(game.view(other, 0))).toBe(JSON.stringify(game.view(s, 0)));
    const watched = [s, other].map(state => JSON.stringify(game.view(state, 'spectator')));
    expect(watched[0]).toBe(watched[1]);
    expect(JSON.stringify(game.view(other, 1))).not.toBe(JSON.stringify(game.view(s, 1)));
  });

  test('S-33 a view is a copy: writing into it does not touch the game', () => {
    const s = position(p);
    const before = JSON.stringify(s);
    const view = game.view(s, 0) as unknown as { at: number[]; discards: number[]; piles: unknown[][] };
    view.at.fill(0);
    view.discards.fill(9);
    view.piles[0].length = 0;
    expect(JSON.stringify(s)).toBe(before);
  });
});

describe('S-39 what others remember', () => {
  test('S-39 a paid hand card stays known to its payer while it lies in the pile of the receiver', () => {
    const s = payment(['rose jade', 'sand sand lilac']);
    play(s, 'sail:C', 'lift:ring-rose', 'pay:jade');
    expect(pile(s, 0, 1)[0]).toBe('jade');
    for (const viewer of [1, 2, 'spectator'] as const) expect(pile(s, viewer, 1)).not.toContain('jade');
  });

  test('S-39 and in the hand of the receiver, who knows it now', () => {
    const s = payment(['rose jade', 'lilac']);
    play(s, 'sail:C', 'lift:ring-rose', 'pay:jade');
    expect(hand(s, 1)).toEqual(['jade', 'lilac']);
    expect(seen(s, 0, 1)).toEqual(['jade']);
    expect(seen(s, 1, 1)).toEqual(['jade', 'lilac']);
    for (const viewer of [2, 'spectator'] as const) expect(seen(s, viewer, 1)).toEqual([]);
  });

  test('S-39 and when it goes on, unseen, from pile to pile', () => {
    const s = payment(['rose jade jade', 'sand sand lilac', 'sky sky sky'], {
      submarines: [['C3'], ['C2', 'D3'], ['D2']],
    });
    play(s, 'sail:C', 'lift:ring-rose', 'pay:jade', 'end', 'sail:D', 'lift:bell-sand');
    expect(pile(s, 0, 2)[0]).toBe('jade');
    for (const viewer of [1, 2, 'spectator'] as const) expect(pile(s, viewer, 2)[0]).toBe('?');
  });

  /** Seat 0 knows that seat 1 holds a jade card; it is the turn of seat 1, whose way up in column D is free or not. */
  function known(rest: string, toll: 'free' | 'toll'): State {
    const s = payment(['rose jade', rest], {
      piles: [0, 0, undefined],
      submarines: [['C3'], ['C2', 'D3'], toll === 'toll' ? ['D2'] : []],
      treasures: { C3: 'ring-rose key-sky', D3: 'bell-sand lamp-jade' },
    });
    play(s, 'sail:C', 'lift:ring-rose', 'pay:jade', 'end');
    expect(s.seat).toBe(1);
    expect(seen(s, 0, 1)).toEqual(['jade']);
    return s;
  }

  test('S-39 laying a card of another colour open changes nothing', () => {
    const s = known('sand lilac', 'free');
    play(s, 'sail:D', 'lift:bell-sand');
    expect(seen(s, 0, 1)).toEqual(['jade']);
  });

  test('S-39 laying a card of this colour open makes the others forget all of the colour', () => {
    const s = known('jade lilac', 'free');
    play(s, 'sail:D', 'lift:lamp-jade');
    expect(hand(s, 1)).toEqual(['jade', 'lilac']);
    expect(seen(s, 0, 1)).toEqual([]);
    expect(seen(s, 1, 1)).toEqual(['jade', 'lilac']);
  });

  test('S-39 even where both cards of the colour were known, as if only one of them had been', () => {
    const s = payment(['rose jade jade', 'lilac'], {
      submarines: [['C3'], ['C2', 'C2', 'D3'], []],
      treasures: { C3: 'ring-rose key-sky', D3: 'bell-sand lamp-jade' },
    });
    play(s, 'sail:C', 'lift:ring-rose', 'pay:jade', 'pay:jade', 'end');
    expect(seen(s, 0, 1)).toEqual(['jade', 'jade']);
    play(s, 'sail:D', 'lift:lamp-jade');
    expect(hand(s, 1)).toEqual(['jade', 'lilac']);
    expect(seen(s, 0, 1)).toEqual([]);
  });

  test('S-39 a card that leaves a hand face down makes the others forget the whole hand: payment', () => {
    const s = known('sand lilac', 'toll');
    play(s, 'sail:D', 'lift:bell-sand', 'pay:lilac');
    expect(hand(s, 1)).toEqual(['jade']);
    expect(seen(s, 0, 1)).toEqual([]);
    expect(seen(s, 1, 1)).toEqual(['jade']);
    expect(pile(s, 1, 2)[0]).toBe('lilac');
  });

  test('S-39 a card that leaves a hand face down makes the others forget the whole hand: exchange', () => {
    const s = payment(['rose jade', 'sand lilac'], {
      piles: [0, 0, undefined],
      ships: ['left', 'C', 'left'],
      submarines: [['C3'], ['C2', 'C2'], []],
      hands: ['rose jade lilac', 'sand lilac'],
    });
    play(s, 'sail:C', 'lift:ring-rose', 'pay:jade', 'pay:lilac', 'end');
    expect(hand(s, 1)).toEqual(['lilac', 'lilac', 'sand']);
    expect(seen(s, 0, 1)).toEqual(['lilac']);
    expect(pile(s, 0, 1)).toEqual(['jade']);
    play(s, 'sail:out', 'swap:sand');
    expect(hand(s, 1)).toEqual(['jade', 'lilac', 'lilac']);
    // The jade card was drawn after the exchange, so its payer still knows of it.
    expect(seen(s, 0, 1)).toEqual(['jade']);
    expect(pile(s, 1, 1)).toEqual(['sand']);
    expect(pile(s, 0, 1)).toEqual(['?']);
  });

  test('S-39 an exchanged card stays known to its owner, at the bottom of the own pile', () => {
    const s = position({ seats: 3, ships: ['right'], hands: ['rose sky jade'] });
    play(s, 'swap:sky');
    expect(pile(s, 0, 0).at(-1)).toBe('sky');
    for (const viewer of [1, 2, 'spectator'] as const) expect(pile(s, viewer, 0).at(-1)).toBe('?');
  });
});

describe('moves as others see them', () => {
  test('S-33 redact hides the colour of cards paid or exchanged face down from everybody but their owner', () => {
    const s = payment(['rose jade', 'sand sand lilac']);
    play(s, 'sail:C', 'lift:ring-rose');
    for (const [text, hidden] of [
      ['pay:jade', 'pay:?'],
      ['swap:jade', 'swap:?'],
    ]) {
      expect(game.redact(s, 0, move(text), 0)).toBe(text);
      for (const viewer of [1, 2, 'spectator'] as const)
        expect(game.redact(s, 0, move(text), viewer)).toBe(hidden);
    }
  });

  test('S-33 every other move is open', () => {
    const s = position({ seats: 3 });
    for (const text of [
      'place:C',
      'sail:out',
      'move:C2-C3',
      'lift:ring-rose',
      'lift:ring-rose*mussel-sky',
      'end',
    ])
      for (const viewer of viewers(s)) expect(game.redact(s, 0, move(text), viewer)).toBe(text);
  });

  test('S-33 a payment that is due is open: to whom and how many', () => {
    const s = payment(['rose jade', 'sand sand lilac']);
    play(s, 'sail:C', 'lift:ring-rose');
    for (const viewer of viewers(s)) {
      expect(game.view(s, viewer).stack).toEqual([
        { step: 'act', deed: 'salvaging', moved: 0, touched: [] },
        { step: 'take', token: 47 },
        { step: 'pay', to: 1, owed: 1 },
      ]);
    }
  });
});

describe('sampling', () => {
  test('S-33 S-39 a sampled world looks the same to the viewer and plays on, but is not the true one', () => {
    const s = payment(['rose jade jade', 'sand sand lilac', 'sky sky sky']);
    play(s, 'sail:C', 'lift:ring-rose', 'pay:jade', 'end');
    const rng = seedRng('sample', 'bot');
    for (const viewer of viewers(s)) {
      let same = 0;
      for (let i = 0; i < 50; i++) {
        const world = game.sample(game.view(s, viewer), rng);
        expect(game.view(world, viewer)).toEqual(game.view(s, viewer));
        expect(game.explain(world, 1, move('sail:D'))).toBeUndefined();
        if (hand(world, 2).join() === hand(s, 2).join()) same++;
      }
      if (viewer === 2) expect(same).toBe(50);
      else expect(same).toBeLessThan(25);
    }
  });

  test('S-39 what a viewer knows of another hand is true in every sample, also in the middle of a payment', () => {
    const s = payment(['rose jade lilac', 'sand'], { submarines: [['C3'], ['C2', 'C2'], []] });
    play(s, 'sail:C', 'lift:ring-rose', 'pay:jade');
    const rng = seedRng('sample', 'bot');
    const paying = game.sample(game.view(s, 0), rng);
    play(paying, 'pay:lilac', 'lift:key-sky*mussel-sand', 'end');
    expect(paying.seat).toBe(1);
    for (const texts of [[], ['pay:lilac'], ['end']]) {
      play(s, ...texts);
      for (const viewer of viewers(s)) {
        const world = game.sample(game.view(s, viewer), rng);
        expect(flaws(world)).toEqual([]);
        expect(game.view(world, viewer)).toEqual(game.view(s, viewer));
      }
    }
    expect(seen(s, 0, 1)).toEqual(['jade', 'lilac']);
  });
});

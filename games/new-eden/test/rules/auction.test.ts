/** NE-58 … NE-68 and A-25 …: the auction. */
import { describe, expect, test } from 'vitest';
import { game } from '../../game.ts';
import { type Position, position } from '../position.ts';
import { actor, arm, cardsOf, coins, damage, offered, play, refused, row, told, track } from '../table.ts';

const ROWS = ['1B-01 1B-02 1B-03', '1B-04 1B-05 -', '1B-07 - -', '- - -'];

function auction(more: Partial<Position> = {}) {
  return position({ seats: 3, phase: 'C', display: ROWS, ...more });
}

test('NE-58 all cards are turned up and the Nautilus holder begins', () => {
  const s = position({ seats: 3, passed: [0, 1], nautilus: 1, turn: 2 });
  play(s, 'pass', 'market:none', 'market:none', 'market:none');
  expect(s.display.every(card => card >= 0)).toBe(true);
  expect(actor(s)).toBe(1);
});

test('NE-59 any complete row without a marker, empty rows as well', () => {
  const s = auction({ markers: [1] });
  expect(offered(s)).toEqual(['row:1', 'row:3', 'row:4']);
  expect(refused(s, 'row:2')).toBe('NE-59 rowMarked');
  expect(refused(s, 'bid:1')).toBe('NE-59 chooseRow');
});

test('NE-60 A-27 the chooser bids first; 0 means staying out, and the others go on', () => {
  const s = auction({ turn: 1 });
  play(s, 'row:4');
  expect(actor(s)).toBe(1);
  play(s, 'drop');
  expect([actor(s), offered(s, 'bid')[0]]).toEqual([2, 'bid:1']);
  play(s, 'bid:1', 'drop');
  expect(s.stack.at(-1)).toMatchObject({ step: 'reward', seat: 2, activations: 3 });
});

test('NE-61 clockwise, raise or drop; whoever dropped out stays out', () => {
  const s = auction({ stations: [{ coins: 20 }, { coins: 20 }, { coins: 20 }] });
  play(s, 'row:1', 'bid:2', 'bid:3', 'drop', 'bid:5');
  expect(actor(s)).toBe(1);
  expect(refused(s, '2>bid:9')).toBe('turn notYourTurn');
  expect(refused(s, 'row:2')).toBe('NE-61 bidOrDrop');
  const log = play(s, 'bid:6', 'drop');
  expect(told(log, 'bid', 'spectator').map(({ params }) => params)).toEqual([{ seat: 1, coins: 6 }]);
  expect(told(log, 'dropped', 'spectator').map(({ params }) => params)).toEqual([{ seat: 0 }]);
  expect(told(log, 'won', 'spectator')[0].params).toEqual({ seat: 1, row: 0, price: 6 });
});

test('NE-62 the winner pays the bid and attaches the cards of the row', () => {
  const s = auction();
  play(s, 'row:2', 'bid:4', 'drop', 'drop');
  expect(coins(s)).toEqual([6, 10, 10]);
  play(s, 'attach:1B-05', 'attach:1B-04');
  expect(arm(s, 0, '1B-04')).toBe('1B-05 1B-04');
  expect(row(s, 1)).toBe('- - -');
});

test('NE-62 NE-66 everybody sees who won which row for how much, until the next round begins', () => {
  const s = auction({ markers: [2, 3] });
  play(s, 'row:2', 'bid:4', 'drop', 'drop', 'attach:1B-05', 'attach:1B-04', 'skip', 'end');
  for (const viewer of [1, 'spectator'] as const) {
    const { winners, prices, markers } = game.view(s, viewer);
    expect([winners, prices, markers]).toEqual([[-1, 0, -1, -1], [0, 4, 0, 0], 0b1110]);
  }
  play(s, 'row:1', 'drop', 'drop', 'drop');
  expect([s.round, s.winners, s.prices]).toEqual([2, [-1, -1, -1, -1], [0, 0, 0, 0]]);
});

test.each([
  ['row:1', 0],
  ['row:2', 1],
  ['row:3', 2],
  ['row:4', 3],
])('NE-63 A-31 %s brings %i activations', (text, left) => {
  const s = auction();
  play(s, text, 'bid:1', 'drop', 'drop', ...attachAll(s, text));
  expect(s.stack.at(-1)).toMatchObject({ step: 'reward', seat: 0, activations: left });
});

function attachAll(s: ReturnType<typeof auction>, text: string): string[] {
  return row(s, Number(text.slice(4)) - 1)
    .split(' ')
    .filter(id => id !== '-')
    .map(id => `attach:${id}`);
}

test('NE-63 NE-64 A-31 each activation is a whole action with an oxygen card; what is not used lapses', () => {
  const s = auction({ stations: [{ cards: '1A-01 1A-04 S1 S2', dome: 2 }] });
  play(s, 'row:4', 'bid:1', 'drop', 'drop');
  expect(refused(s, 'end')).toBe('NE-63 activationsLeft');
  expect(refused(s, 'extra')).toBe('NE-65 symbolsFirst');
  play(s, 'use:S1', 'swim:1:dome-c1', 'activate:c1', 'use:S2', 'swim:2:dome-h1', 'activate:h1');
  expect([coins(s)[0], track(s)[0]]).toEqual([13, 2]);
  expect(offered(s, 'use')).toEqual([]);
  expect(refused(s, 'use:S1')).toBe('NE-43 tankUsed');
  play(s, 'skip');
  expect(refused(s, 'skip')).toBe('NE-63 noActivationLeft');
  expect(refused(s, 'use:S1')).toBe('NE-63 noActivationLeft');
  play(s, 'end');
  expect(offered(s)).toEqual(['row:1', 'row:2', 'row:3']);
});

describe('NE-65 the extra activation', () => {
  test('NE-65 A-32 one more for a damage, after the others, also after a row of three cards', () => {
    const s = auction({ stations: [{ cards: '1A-04', dome: 2 }] });
    play(s, 'row:1', 'bid:1', 'drop', 'drop', 'attach:1B-01', 'attach:1B-02', 'attach:1B-03');
    play(s, 'extra');
    expect(damage(s)[0]).toBe(1);
    play(s, 'use:S1', 'swim:1:dome-h1', 'activate:h1');
    expect(track(s)[0]).toBe(2);
    expect(refused(s, 'extra')).toBe('A-32 extraTaken');
  });

  test('A-32 declining the others does not forbid it; without a Deeple it is not possible', () => {
    const s = auction({ stations: [{ cards: '1A-04', dome: 1 }] });
    play(s, 'row:4', 'bid:1', 'drop', 'drop', 'skip', 'extra', 'use:S1', 'swim:1:dome-h1', 'activate:h1');
    expect(offered(s)).toEqual([
      'plant',
      'expand:boatyard',
      'expand:octopus',
      'expand:oxygen',
      'expand:research',
      'end',
    ]);
    const bare = auction({ stations: [{ dome: 0 }] });
    play(bare, 'row:4', 'bid:1', 'drop', 'drop', 'skip');
    expect(refused(bare, 'extra')).toBe('A-15 cannotDive');
  });

  test('A-32 A-67 at 15 damage something is destroyed first; if it was the last oxygen card, the activation lapses', () => {
    const s = auction({ stations: [{ damage: 15, bare: true, cards: 'S1', dome: 1 }] });
    play(s, 'row:4', 'bid:1', 'drop', 'drop', 'skip', 'extra');
    expect(offered(s)).toEqual(['destroy:oxygen']);
    play(s, 'destroy:oxygen');
    expect(s.stack.at(-1)).toMatchObject({ step: 'reward', extra: true });
    expect(refused(s, 'use:S1')).toBe('NE-63 noActivationLeft');
  });
});

test('A-67 the oxygen card in use is destroyed in between: its bottles are used all the same', () => {
  const s = position({ seats: 3, stations: [{ damage: 15, bare: true, cards: '1A-11 1A-01', dome: 2 }] });
  play(s, 'use:1A-11', 'swim:2:dome-c1', 'plant', 'destroy:oxygen');
  expect(arm(s, 0, 'S1')).toBe('');
  play(s, 'activate:c1');
  expect(offered(s, 'hold')).toEqual(['hold:1']);
});

test('NE-66 NE-67 NE-68 a marker for the row; its winner chooses the next; all rows gone, the round is scored', () => {
  const s = auction({ stations: [{}, { coins: 9 }] });
  play(s, 'row:1', 'drop', 'bid:1', 'drop', 'attach:1B-01', 'attach:1B-02', 'attach:1B-03', 'end');
  expect([s.markers, actor(s)]).toEqual([1, 1]);
  for (const text of ['row:2', 'row:3', 'row:4']) play(s, text, 'drop', 'drop', 'drop');
  expect([s.round, s.phase]).toEqual([2, 'A']);
});

test('A-25 a bid is at least 1 and at least 1 more than the last', () => {
  const s = auction();
  play(s, 'row:1');
  expect(offered(s, 'bid')).toHaveLength(10);
  play(s, 'bid:4');
  expect(refused(s, 'bid:4')).toBe('A-25 bidTooLow');
  expect(refused(s, 'bid:3')).toBe('A-25 bidTooLow');
  expect(offered(s, 'bid')[0]).toBe('bid:5');
});

test('A-26 nobody wants the row: it is marked, its cards leave in phase D, the same player chooses again', () => {
  const s = auction({ turn: 2 });
  const log = play(s, 'row:1', 'drop', 'drop', 'drop');
  expect(told(log, 'unsold', 'spectator')).toHaveLength(1);
  expect([s.markers, actor(s), row(s, 0)]).toEqual([1, 2, '1B-01 1B-02 1B-03']);
});

test('A-28 no bid above the coins on hand', () => {
  const s = auction({ stations: [{ coins: 3 }] });
  play(s, 'row:1');
  expect(refused(s, 'bid:4')).toBe('A-28 bidTooHigh');
  expect(offered(s, 'bid')).toEqual(['bid:1', 'bid:2', 'bid:3']);
});

test('A-29 the power plant may pay for a bid at the own turn, never while others bid', () => {
  const s = auction({ stations: [{ coins: 0 }] });
  expect(refused(s, 'plant')).toBe('NE-59 chooseRow');
  play(s, 'row:1', 'plant', 'bid:5');
  expect(refused(s, '0>plant')).toBe('turn notYourTurn');
  play(s, 'drop', 'drop', 'attach:1B-01', 'plant', 'attach:1B-02', 'attach:1B-03', 'plant', 'end');
  expect([coins(s)[0], damage(s)[0]]).toEqual([10, 10]);
});

test('A-30 the cards of the row are attached first and serve for its activations', () => {
  const s = auction({ display: ['1B-01 1B-08 -'], stations: [{ dome: 0 }] });
  play(s, 'row:1', 'bid:1', 'drop', 'drop', 'attach:1B-08', 'attach:1B-01');
  play(s, 'use:S1', 'swim:1:dome-c1', 'activate:c1');
  expect(coins(s)[0]).toBe(10 - 1 + 6);
  expect(cardsOf(s, 0)).toContain('1B-01!');
});

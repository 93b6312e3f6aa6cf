/** NE-27, NE-57, A-21, A-29: power plant and expansions are at hand wherever somebody decides. */
import { describe, expect, test } from 'vitest';
import { type Position, position } from '../position.ts';
import { actor, coins, offered, play, refused } from '../table.ts';

const RICH: Position = { seats: 3, stations: [{ coins: 20, dome: 2, cards: '1A-04' }, {}, {}] };
const ROW = ['1B-01 - -'];
const HANDS = ['1B-01 1B-02 1B-03', '1B-04 1B-05 1B-06', '1B-07 1B-08 1B-09'];
const FREE = ['plant', 'expand:boatyard', 'expand:octopus', 'expand:oxygen', 'expand:research'];

/** Where seat 0 decides, how it came there, and what it is told of something else. */
const DECISIONS: readonly (readonly [string, Partial<Position>, readonly string[], string])[] = [
  ['a turn begins', {}, [], 'NE-35 tankFirst'],
  ['oxygen is breathed', {}, ['use:S1'], 'NE-35 noSuchBottle'],
  ['a module may be activated', {}, ['use:S1', 'swim:1:dome-h1'], 'NE-35 noSuchBottle'],
  ['a turn ends', {}, ['use:S1', 'hold:1'], 'NE-35 tankFirst'],
  ['cards of the black market are chosen', { phase: 'B', hands: HANDS }, [], 'NE-57 noActivationNow'],
  ['somebody bids', { phase: 'C', display: ROW }, ['row:1'], 'NE-61 bidOrDrop'],
  [
    'a card is attached',
    { phase: 'C', display: ROW },
    ['row:1', 'bid:1', 'drop', 'drop'],
    'NE-33 attachFirst',
  ],
  [
    'activations were won',
    { phase: 'C', display: ROW },
    ['row:1', 'bid:1', 'drop', 'drop', 'attach:1B-01'],
    'NE-63 finishRow',
  ],
  [
    'the extra activation is taken',
    { phase: 'C', display: ROW },
    ['row:1', 'bid:1', 'drop', 'drop', 'attach:1B-01', 'skip', 'extra'],
    'NE-35 chooseTank',
  ],
];

describe.each(DECISIONS)('when %s', (_, p, before, refusal) => {
  const decide = () => {
    const s = position({ ...RICH, ...p });
    play(s, ...before);
    expect(actor(s)).toBe(0);
    return s;
  };

  test('NE-27 NE-87 NE-88 all that can be paid is offered, and afterwards the decision is the same', () => {
    const s = decide();
    const others = () => [
      ...new Set(
        offered(s)
          .filter(text => !FREE.includes(text))
          .map(verbOf),
      ),
    ];
    const before = others();
    expect(offered(s).filter(text => FREE.includes(text))).toEqual(FREE);
    const [purse] = coins(s);
    play(s, '0>plant', '0>expand:research');
    expect(coins(s)[0]).toBe(purse + 5 - 6);
    expect(others()).toEqual(before);
    expect(refused(s, '0>expand:research')).toBe('NE-88 tileBuilt');
  });

  test('another move is refused for what is to be decided', () => {
    expect(refused(decide(), '0>swim:3:dome-h1')).toBe(refusal);
  });
});

function verbOf(text: string): string {
  return text.split(':')[0];
}

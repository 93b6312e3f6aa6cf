/** S-17 … S-26, S-34 … S-36, S-40: voyages, jokers, payments and undo, where the printed rules are silent. */
import { LANGS, resumeMatch, speaker, submit, takeBack, undoable } from '@fathom/kernel';
import { describe, expect, test } from 'vitest';
import { card, colour, UNSEEN } from '../../cards.ts';
import { COLOURS } from '../../data/box.ts';
import { game } from '../../game.ts';
import { LEFT } from '../../space.ts';
import type { State } from '../../state.ts';
import { MUSSEL } from '../../token.ts';
import { voice } from '../../words/voice.ts';
import { type Position, position } from '../position.ts';
import {
  cardCount,
  container,
  fleet,
  hand,
  jokers,
  leave,
  offered,
  play,
  refused,
  tokensBelow,
  tokensIn,
} from '../table.ts';

/** Column C holds only what is said, and seat 0 is about to salvage in C5. */
function column(content: string, p: Position = {}): State {
  return position({
    ...p,
    submarines: [['C5'], ...(p.submarines?.slice(1) ?? [])],
    treasures: { C2: '', C3: '', C4: '', C5: content },
  });
}

test('S-17 a card may be exchanged in the turn in which the ship leaves, also by the last ship', () => {
  const s = position({ ships: ['C', 'right'], hands: ['rose sky jade'] });
  play(s, 'sail:out', 'swap:sky');
  expect(COLOURS[colour(s.piles[0][0])]).toBe('sky');
  expect(s.ships).toEqual([LEFT, LEFT]);
  expect(s.seat).toBe(1);
});

test('S-18 with an empty pile there is no exchange, the turn is a pass', () => {
  const s = position({ ships: ['right'], hands: ['rose sky jade'], piles: [0, undefined] });
  expect(offered(s)).toEqual(['end']);
  expect(refused(s, 'swap:rose')).toBe('S-18 emptyPile');
  const broke = position({ ships: ['right'], hands: [''], piles: [0, undefined] });
  expect(offered(broke)).toEqual(['end']);
});

test('S-18 first the card goes under the pile, then the top card is drawn', () => {
  const s = position({ ships: ['right'], hands: ['rose rose rose'], piles: [2, undefined] });
  const unseen = s.unseen.reduce((sum, n) => sum + n, 0);
  play(s, 'swap:rose');
  expect(s.piles[0]).toEqual([card(COLOURS.indexOf('rose'), 1), UNSEEN]);
  expect(s.hands[0]).toHaveLength(3);
  expect(s.unseen.reduce((sum, n) => sum + n, 0)).toBe(unseen - 1);
});

test('S-19 the voyage is over at the end of the turn of the last ship, and the player after it begins', () => {
  for (const last of [0, 1, 2, 3]) {
    const ships = [0, 1, 2, 3].map(seat => (seat === last ? 'E' : 'right'));
    const s = position({ seats: 4, turn: last, ships });
    play(s, 'sail:out', 'end');
    expect(s.seat).toBe((last + 1) % 4);
    expect(s.ships).toEqual([LEFT, LEFT, LEFT, LEFT]);
  }
});

test('S-20 a player without cards goes on playing: ship, relocating, jokers, payments received', () => {
  const s = position({
    submarines: [['C2', 'C3'], ['C3']],
    treasures: { C2: 'bell-lilac', C3: 'ring-rose key-sky' },
    hands: ['', 'rose sky sand'],
    jokers: ['mussel-sky'],
    containers: [''],
  });
  expect(cardCount(s, 0)).toBe(0);
  play(s, 'sail:C');
  expect(offered(s, 'move')).not.toEqual([]);
  play(s, 'lift:bell-lilac*mussel-sky', 'end');
  expect(container(s, 0)).toEqual(['bell-lilac']);
  play(s, 'sail:C', 'lift:ring-rose');
  expect(s.hands[0]).toHaveLength(2);
});

test('S-21 a duplicate laid out as a joker is a treasure again: the column is not empty', () => {
  const s = column('lyre-rose', { containers: ['key-sky'], jokers: ['key-rose'] });
  play(s, 'sail:C', 'lift:lyre-rose*key-rose');
  expect(tokensBelow(s, 'C')).toEqual(['key-rose']);
  expect(s.ending).toBe('');
  play(s, 'end');
});

test('S-22 taking the last treasure of a column with a mussel ends the game, with a duplicate it does not', () => {
  const held: Position = { containers: ['key-sky'], jokers: ['mussel-sand key-rose'] };
  const mussel = column('lyre-rose', held);
  play(mussel, 'sail:C', 'lift:lyre-rose*mussel-sand');
  expect(tokensBelow(mussel, 'C')).toEqual(['mussel-sand']);
  expect(mussel.ending).toBe('column');
  const duplicate = column('lyre-rose', held);
  play(duplicate, 'sail:C', 'lift:lyre-rose*key-rose');
  expect(duplicate.ending).toBe('');
});

describe('tokens laid out as jokers', () => {
  function laidOut(): State {
    return position({
      submarines: [['C4', 'D2'], ['C4']],
      treasures: { C4: 'ring-rose lamp-rose bell-lilac', D2: 'mask-jade' },
      containers: ['key-sky', ''],
      jokers: ['mussel-sand key-jade', 'mussel-sky'],
      hands: ['lilac lilac jade', 'sand rose rose'],
    });
  }

  test('S-23 a mussel on the board comes up for a card of its colour only, never for a joker', () => {
    const s = laidOut();
    play(s, 'sail:C', 'lift:ring-rose*mussel-sand', 'end', 'sail:C');
    expect(refused(s, 'lift:mussel-sand*mussel-sky')).toBe('S-23 noJokerForMussel');
    expect(offered(s, 'lift:mussel')).toEqual(['lift:mussel-sand']);
    play(s, 'lift:mussel-sand');
    expect(jokers(s, 1)).toEqual(['mussel-sand', 'mussel-sky']);
  });

  test('S-23 SU-31 SU-35 a refusal for a mussel offers no joker', () => {
    const unmatched = laidOut();
    play(unmatched, 'sail:C', 'lift:ring-rose*mussel-sand', 'end', 'sail:C');
    unmatched.hands[1] = unmatched.hands[1].filter(c => colour(c) !== COLOURS.indexOf('sand'));
    expect(refused(unmatched, 'lift:mussel-sand')).toBe('SU-31 noCardForMussel');
    const unpaid = laidOut();
    play(unpaid, 'sail:C', 'lift:ring-rose*mussel-sand', 'end', 'sail:C');
    unpaid.piles[1] = [];
    unpaid.hands[1] = [card(COLOURS.indexOf('sand'), 2)];
    expect(refused(unpaid, 'lift:mussel-sand')).toBe('SU-35 cannotPayForMussel');
    unpaid.hands[1] = [card(COLOURS.indexOf('rose'), 2)];
    expect(refused(unpaid, 'lift:lamp-rose')).toBe('SU-35 cannotPay');
    for (const lang of LANGS) {
      const say = speaker(lang, voice.words[lang]);
      for (const key of ['noCardForMussel', 'cannotPayForMussel'])
        expect(say(`refuse.${key}`, { token: MUSSEL, colour: 0, cards: 2 })).not.toMatch(
          /would do|ginge es|nothing more|nichts weiter/,
        );
    }
  });

  test('S-23 a duplicate on the board comes up for a card or a joker, and fills an empty place of the container', () => {
    const s = laidOut();
    play(s, 'sail:C', 'lift:ring-rose*key-jade', 'end', 'sail:C', 'lift:key-jade*mussel-sky');
    expect(container(s, 1)).toEqual(['key-jade']);
    expect(tokensIn(s, 'C4')).toEqual(['bell-lilac', 'lamp-rose', 'mussel-sky'].sort());
  });

  test('S-23 the former owner may take it too, in a later turn', () => {
    const s = laidOut();
    play(s, 'sail:C', 'lift:ring-rose*key-jade', 'end');
    leave(s, 1);
    play(s, 'sail:out', 'end', 'sail:out', 'end', 'sail:C', 'lift:key-jade');
    expect(s.seat).toBe(0);
    expect(jokers(s, 0)).toEqual(['key-jade', 'mussel-sand']);
  });
});

test('S-24 a joker won in this turn rests until the next: duplicates and mussels alike', () => {
  const s = position({
    submarines: [['C5']],
    treasures: { C5: 'ring-rose key-sky mussel-sand lamp-lilac' },
    containers: ['ring-sky'],
    jokers: [''],
    hands: ['rose sand jade'],
  });
  play(s, 'sail:C', 'lift:ring-rose', 'lift:mussel-sand');
  expect(jokers(s, 0)).toEqual(['ring-rose', 'mussel-sand']);
  for (const joker of jokers(s, 0)) expect(refused(s, `lift:lamp-lilac*${joker}`)).toBe('S-24 jokerRests');
  expect(offered(s)).toEqual(['end']);
});

test('S-25 S-26 a kind one owns may be salvaged: the first token stays in the container, the second is a joker', () => {
  const s = position({
    submarines: [['C3']],
    treasures: { C3: 'ring-rose key-sky' },
    containers: ['ring-sky'],
    jokers: [''],
    hands: ['rose sand jade'],
  });
  play(s, 'sail:C', 'lift:ring-rose');
  expect(container(s, 0)).toEqual(['ring-sky']);
  expect(jokers(s, 0)).toEqual(['ring-rose']);
});

test('S-34 submarines of waiting ships have to be paid for', () => {
  const s = position({
    ships: ['left', 'right'],
    submarines: [['C3'], ['C2', 'C3']],
    treasures: { C3: 'ring-rose key-sky' },
    hands: ['rose sand jade'],
  });
  const received = s.piles[1].length;
  play(s, 'sail:C', 'lift:ring-rose');
  expect(s.piles[1]).toHaveLength(received + 2);
});

test('S-35 the cards of a payment lie in the order paid; the receiver draws once, after the whole payment', () => {
  const s = position({
    submarines: [['C3'], ['C2', 'C2', 'C2']],
    treasures: { C3: 'ring-rose key-sky' },
    hands: ['rose sky jade', 'sand'],
    piles: [1, 0],
    containers: [''],
  });
  play(s, 'sail:C', 'lift:ring-rose', 'pay:sky');
  expect(hand(s, 1)).toEqual(['sand']);
  expect(s.piles[1]).toHaveLength(2);
  play(s, 'pay:jade');
  expect(hand(s, 1)).toEqual(['jade', 'sand', 'sky']);
  expect(s.piles[1]).toHaveLength(1);
});

test('S-36 two own submarines may change places', () => {
  const s = position({ submarines: [['C2', 'C3']] });
  play(s, 'sail:C', 'move:C2-C3', 'move:C3-C2');
  expect(fleet(s, 0).slice(0, 2)).toEqual(['C3', 'C2']);
  expect(offered(s)).toEqual(['end']);
});

describe('undo', () => {
  const p: Position = {
    submarines: [['C3'], ['C2']],
    treasures: { C3: 'ring-rose key-sky' },
    hands: ['rose sky jade', 'sand sand sand'],
  };

  test('S-40 laying the own card open and paying face down are no barrier', () => {
    const s = position(p);
    const before = JSON.stringify(s);
    const match = resumeMatch(game, s, []);
    for (const text of ['sail:C', 'lift:ring-rose', 'lift:key-sky'])
      expect(submit(match, 0, text).ok, text).toBe(true);
    expect(undoable(match, 0)).toBe(1);
    expect(takeBack(match, 0, true)).toBe(3);
    expect(JSON.stringify(match.state)).toBe(before);
  });

  test('S-40 drawing is a barrier', () => {
    const match = resumeMatch(game, position({ ...p, ships: ['right'] }), []);
    submit(match, 0, 'swap:sky');
    expect(takeBack(match, 0)).toBe(0);
  });

  test('S-40 the drawing of an opponent who was paid is a barrier', () => {
    const match = resumeMatch(game, position({ ...p, hands: ['rose sky jade', 'sand'], piles: [6, 0] }), []);
    submit(match, 0, 'sail:C');
    expect(undoable(match, 0)).toBe(1);
    submit(match, 0, 'lift:ring-rose');
    expect(undoable(match, 0)).toBe(0);
    submit(match, 0, 'lift:key-sky');
    expect(takeBack(match, 0, true)).toBe(0);
  });
});

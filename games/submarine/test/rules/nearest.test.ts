/** What is only just allowed, or only just counts: beside each refusal and each reward the nearest case on the other side. */
import { expect, test } from 'vitest';
import { position } from '../position.ts';
import { container, hand, offered, play, refused } from '../table.ts';

test('SU-35 S-9 the last card pays, but the matching one does not pay twice', () => {
  const salvage = (hands: string, pile: number) => {
    const s = position({
      submarines: [['C3'], ['C2', 'C3']],
      treasures: { C3: 'ring-rose key-rose' },
      hands: [hands],
      containers: [''],
      piles: [pile, undefined],
    });
    play(s, 'sail:C');
    return s;
  };
  const able = salvage('rose sky jade', 0);
  play(able, 'lift:ring-rose', 'pay:sky', 'pay:jade');
  expect([hand(able, 0), container(able, 0)]).toEqual([[], ['ring-rose']]);
  expect(refused(salvage('rose sky', 0), 'lift:ring-rose')).toBe('SU-35 cannotPay');
  expect(offered(salvage('rose sky', 1))).toContain('lift:ring-rose');
});

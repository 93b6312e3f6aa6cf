/** SU-24 … SU-29: the submarine action, and relocating. */
import { expect, test } from 'vitest';
import { position } from '../position.ts';
import { fleet, jokers, offered, play, refused, tokensIn } from '../table.ts';

const EVERY_COLUMN = ['A', 'B', 'C', 'D', 'E', 'F'];

function relocations(from: string, levels: readonly number[]): string[] {
  const targets = EVERY_COLUMN.flatMap(column => levels.map(level => `${column}${level}`));
  return targets.filter(to => to !== from).map(to => `move:${from}-${to}`);
}

test('SU-27 SU-24 SU-28 example 1 of the rule sheet: from level 2 along or down, from level 4 along, up or down', () => {
  const s = position({ submarines: [['C2', 'C4', 'A3', 'E2', 'F5'], ['C3']], hands: ['sand sand sand'] });
  play(s, 'sail:C');
  expect(offered(s, 'move:C2').sort()).toEqual(relocations('C2', [2, 3]));
  expect(offered(s, 'move:C4').sort()).toEqual(relocations('C4', [3, 4, 5]));
  expect(offered(s, 'move')).toHaveLength(11 + 17);
  for (const idle of ['move:A3-A4', 'move:E2-E3', 'move:F5-F4'])
    expect(refused(s, idle)).toBe('SU-24 notBelowShip');
});

test('SU-24 only own submarines below the ship act', () => {
  const s = position({ submarines: [['C4'], ['C3', 'D2']] });
  play(s, 'sail:C');
  expect(refused(s, 'move:C3-C2')).toBe('SU-24 noSubmarineThere');
  expect(refused(s, 'move:D2-D3')).toBe('SU-24 notBelowShip');
  const elsewhere = tokensIn(s, 'D2')[0];
  expect(refused(s, `lift:${elsewhere}`)).toBe('SU-24 tokenNotBelowShip');
});

test('SU-25 whoever has relocated does not salvage in this turn', () => {
  const s = position({
    submarines: [['C2', 'C3']],
    treasures: { C3: 'ring-rose key-sky' },
    hands: ['rose sky sky'],
  });
  play(s, 'sail:C');
  expect(offered(s, 'lift:ring-rose')).not.toEqual([]);
  play(s, 'move:C2-C3');
  expect(offered(s, 'lift')).toEqual([]);
  expect(refused(s, 'lift:ring-rose')).toBe('SU-25 alreadyRelocating');
  expect(refused(s, `lift:ring-rose*${jokers(s, 0)[0]}`)).toBe('SU-25 alreadyRelocating');
});

test('SU-25 whoever has salvaged does not relocate in this turn', () => {
  const s = position({
    submarines: [['C2', 'C3']],
    treasures: { C3: 'ring-rose key-sky' },
    hands: ['rose sky sky'],
  });
  play(s, 'sail:C', 'lift:ring-rose');
  expect(offered(s, 'move')).toEqual([]);
  expect(refused(s, 'move:C2-C3')).toBe('SU-25 alreadySalvaging');
});

test('SU-26 one action is compulsory', () => {
  const s = position({ submarines: [['C2']] });
  play(s, 'sail:C');
  expect(refused(s, 'end')).toBe('SU-26 actFirst');
  play(s, 'move:C2-D2');
  expect(offered(s)).toEqual(['end']);
});

test('SU-26 where nothing can be salvaged a submarine has to be relocated; where something can, it still may be', () => {
  const treasures = { C2: 'ring-rose' };
  const poor = position({ submarines: [['C2']], treasures, hands: ['sky sky sky'], jokers: [''] });
  play(poor, 'sail:C');
  expect(offered(poor).every(text => text.startsWith('move:'))).toBe(true);
  const rich = position({ submarines: [['C2']], treasures, hands: ['rose sky sky'] });
  play(rich, 'sail:C');
  expect(offered(rich)).toContain('lift:ring-rose');
  play(rich, 'move:C2-C3', 'end');
  expect(fleet(rich, 0)).toContain('C3');
});

test('SU-27 any number of the submarines below the ship, one after the other, one level at most', () => {
  const s = position({ submarines: [['C2', 'C2', 'C4'], ['B2']] });
  play(s, 'sail:C');
  expect(refused(s, 'move:C2-C4')).toBe('SU-27 tooFar');
  expect(refused(s, 'move:C2-F5')).toBe('SU-27 tooFar');
  expect(refused(s, 'move:C4-C2')).toBe('SU-27 tooFar');
  const log = play(s, 'move:C2-F3', 'move:C4-A5', 'move:C2-C3');
  expect(fleet(s, 0)).toEqual(['F3', 'C3', 'A5', 'A5', 'A5']);
  expect(log.events.map(({ key }) => key)).toEqual(['relocated', 'relocated', 'relocated']);
  expect(log.events[0].params).toEqual({ seat: 0, from: 8, to: 21 });
  expect(offered(s)).toEqual(['end']);
});

test('SU-28 submarines never surface and never go below level 5', () => {
  const s = position({ submarines: [['C2', 'C5']] });
  play(s, 'sail:C');
  expect(offered(s, 'move:C2').sort()).toEqual(relocations('C2', [2, 3]));
  expect(offered(s, 'move:C5').sort()).toEqual(relocations('C5', [4, 5]));
});

test('SU-29 occupied spaces are no obstacle', () => {
  const s = position({
    submarines: [
      ['C2', 'D3'],
      ['D3', 'D3', 'D3', 'D3', 'D3'],
    ],
  });
  play(s, 'sail:C', 'move:C2-D3');
  expect(fleet(s, 0).slice(0, 2)).toEqual(['D3', 'D3']);
  expect(fleet(s, 1)).toEqual(new Array(5).fill('D3'));
});

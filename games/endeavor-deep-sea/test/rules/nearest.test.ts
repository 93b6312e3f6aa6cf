/** What is only just allowed, or only just counts: beside each refusal and each reward the nearest case on the other side. */
import { describe, expect, test } from 'vitest';
import { position } from '../position.ts';
import { play, refused, vessels } from '../table.ts';

describe('S-13 Sea Quake: the depth above the closed ones stays open', () => {
  test.each([
    ['open', 'C2', 'C3', 'C4'],
    ['storm', 'C1', 'C2', 'C3'],
  ] as const)('on %s', (mode, from, open, closed) => {
    const quake = (vessel: string) => {
      const s = position({
        seats: 2,
        mode,
        round: 4,
        setbacks: 'sea-quake',
        zones: { C3: 'rift-valley', C4: 'brine-pool' },
        vessels: [vessel, 'C1'],
        tracks: ['0 0 0 10'],
        crew: ['pilot'],
      });
      play(s, 'activate:1');
      return s;
    };
    const allowed = quake(from);
    play(allowed, `travel:${from}-${open}`);
    expect(vessels(allowed, 0)).toEqual([open]);
    expect(refused(quake(open), `travel:${open}-${closed}`)).toBe('S-13 quake');
  });
});

/** Positions with one best move, found by search in games of bots and chosen by hand. */
import type { PuzzleBook } from '@fathom/kernel';
import { de } from '../words/puzzles.de.ts';
import { en } from '../words/puzzles.en.ts';

export const puzzles: PuzzleBook = {
  puzzles: [
    {
      id: 'twelfth',
      grade: 1,
      icon: 't-mask',
      position: {
        seats: 2,
        seed: 'pz-1',
        seat: 0,
        moves:
          'place:F place:B place:B place:C place:C place:F place:A place:D place:D place:A sail:A lift:astrolabe-sand end sail:A move:A2-E2 end sail:B lift:chest-sky*mussel-rose end sail:C lift:astrolabe-jade end sail:C move:C2-E2 end sail:D lift:bell-sky end sail:E move:E2-A3 end sail:E move:E2-A3 end sail:F lift:dagger-lilac end sail:F move:F2-E2 end sail:out end sail:out swap:jade sail:A move:A2-C3 end sail:A lift:key-jade end sail:B move:B2-B3 end sail:B lift:mussel-rose end sail:C move:C3-E3 end sail:C move:C2-F3 end sail:D move:D2-C3 end sail:D move:D2-C2 end sail:E lift:crown-sand lift:key-sand end sail:E lift:bell-jade end sail:out end sail:F move:F3-D4 end end sail:out end sail:A move:A3-D3 end sail:A lift:bell-rose end sail:B move:B3-F3 end sail:B move:B2-F3 end sail:C lift:amphora-lilac lift:astrolabe-rose end sail:C move:C2-B3 end sail:D lift:key-rose lift:amphora-sky end sail:D lift:crown-sky lift:mask-sand end sail:E move:E3-B3 end sail:F lift:amphora-rose*mussel-sky lift:goblet-rose*bell-jade end sail:F lift:bell-jade lift:mussel-sky end sail:out swap:sky sail:out end sail:A move:A3-E4 end sail:B lift:lyre-sand pay:jade end sail:B move:B3-A4 end sail:C move:C3-E4 end sail:D move:D4-C5 end sail:E lift:goblet-sand*mussel-sky lift:ring-rose*astrolabe-rose end sail:E lift:dagger-sand*mussel-rose lift:mussel-sky end sail:F move:F3-C4 move:F2-A2 end sail:F move:F3-F4 end sail:out end sail:out end sail:C lift:lamp-lilac*amphora-sky',
      },
      solution: 'lift:mask-lilac*key-rose',
      worth: [100, 49],
    },
    {
      id: 'bell',
      grade: 1,
      icon: 't-bell',
      position: {
        seats: 2,
        seed: 'pz-2',
        seat: 1,
        moves:
          'place:F place:C place:B place:A place:C place:F place:A place:B place:E place:E sail:A move:A2-D3 end sail:A lift:dagger-sky end sail:D lift:mask-lilac lift:ring-jade*mussel-lilac end sail:B lift:ring-lilac*mussel-rose end sail:F lift:crown-rose end sail:E move:E2-A3 end sail:out end sail:F move:F2-D2 end end sail:out end sail:D move:D3-E4 end sail:A move:A2-E3 end sail:E move:E4-F4 end sail:E lift:mask-rose lift:chest-sky end sail:F move:F2-A2 end sail:out swap:sand sail:out end sail:A move:A3-F3 end sail:A move:A2-F3 end sail:C lift:key-sand end sail:B move:B2-D2 end sail:D lift:lyre-jade end sail:E lift:mask-jade end sail:E move:E3-F4 end sail:F move:F3-A4 end sail:F lift:crown-sand lift:amphora-sky end sail:out end sail:out end sail:A lift:lyre-sky lift:chest-jade lift:dagger-jade*mask-jade end sail:B lift:mussel-rose end sail:C move:C2-B3 end sail:C move:C2-B3 end sail:D move:D2-C3 end sail:D move:D2-E3 end sail:E move:E2-C3 end sail:E move:E3-E4 end sail:out swap:jade sail:F lift:lamp-sand*mussel-rose lift:key-sky end end sail:out end sail:A move:A4-D5 end sail:B move:B3-D4 move:B2-B3 end sail:B move:B3-C4 end sail:D lift:goblet-sand end sail:C lift:goblet-jade lift:amphora-rose end sail:E lift:astrolabe-jade end sail:D lift:astrolabe-sky lift:amphora-jade end sail:out end sail:F move:F4-A5 end end sail:out end sail:B',
      },
      solution: 'lift:bell-jade*key-sky',
      worth: [100, 65],
    },
    {
      id: 'dagger',
      grade: 1,
      icon: 't-dagger',
      position: {
        seats: 2,
        seed: 'pz-5',
        seat: 0,
        moves:
          'place:D place:E place:B place:B place:A place:D place:E place:F place:F place:C sail:A lift:chest-rose end sail:B move:B2-C3 end sail:B lift:mask-rose end sail:C lift:bell-rose lift:amphora-sand lift:key-jade*mussel-sand end sail:D lift:bell-sand*mussel-rose end sail:D move:D2-E3 end sail:F move:F2-B3 end sail:E move:E3-C4 move:E2-B3 end sail:out swap:lilac sail:F lift:goblet-jade end end sail:out end sail:B move:B3-C4 move:B2-B3 end sail:B lift:ring-lilac end sail:D move:D2-A3 end sail:C lift:chest-sky lift:lyre-rose lift:astrolabe-sand end sail:E move:E2-F3 end sail:out end sail:F lift:amphora-lilac end swap:jade sail:out end sail:C move:C4-E4 move:C3-D3 move:C2-E3 end sail:A move:A2-E2 end sail:D lift:lamp-sky end sail:B lift:crown-sand end sail:E lift:mask-jade lift:crown-sky end sail:C move:C4-A5 end sail:F move:F2-A3 end sail:F lift:lyre-jade end sail:out end sail:out swap:sand sail:B move:B3-E2 end sail:A move:A5-B5 move:A3-B4 end sail:D move:D3-B4 end sail:B move:B3-D3 move:B4-D5 move:B5-D5 end sail:E move:E3-D2 end sail:D lift:astrolabe-lilac lift:lamp-rose end sail:out end sail:E lift:astrolabe-sky end end sail:F move:F3-B4 end end sail:out end sail:B',
      },
      solution: 'lift:dagger-jade',
      worth: [100, 87],
    },
    {
      id: 'second-key',
      grade: 1,
      icon: 't-key',
      position: {
        seats: 2,
        seed: 'pz-2',
        seat: 1,
        moves:
          'place:F place:C place:B place:A place:C place:F place:A place:B place:E place:E sail:A move:A2-D3 end sail:A lift:dagger-sky end sail:D lift:mask-lilac lift:ring-jade*mussel-lilac end sail:B lift:ring-lilac*mussel-rose end sail:F lift:crown-rose end sail:E move:E2-A3 end sail:out end sail:F move:F2-D2 end end sail:out end sail:D move:D3-E4 end sail:A move:A2-E3 end sail:E move:E4-F4 end sail:E lift:mask-rose lift:chest-sky end sail:F move:F2-A2 end sail:out swap:sand sail:out end sail:A move:A3-F3 end sail:A move:A2-F3 end sail:C lift:key-sand end sail:B move:B2-D2 end sail:D lift:lyre-jade end sail:E lift:mask-jade end sail:E move:E3-F4 end sail:F move:F3-A4 end sail:F lift:crown-sand lift:amphora-sky end sail:out end sail:out end sail:A lift:lyre-sky lift:chest-jade lift:dagger-jade*mask-jade end sail:B lift:mussel-rose end sail:C move:C2-B3 end sail:C move:C2-B3 end sail:D move:D2-C3 end sail:D move:D2-E3 end sail:E move:E2-C3 end sail:E move:E3-E4 end sail:out swap:jade sail:F lift:lamp-sand*mussel-rose',
      },
      solution: 'lift:key-sky',
      worth: [83, 75],
    },
    {
      id: 'on-the-way',
      grade: 2,
      icon: 'i-ship',
      position: {
        seats: 2,
        seed: 'pz-1',
        seat: 1,
        moves:
          'place:F place:B place:B place:C place:C place:F place:A place:D place:D place:A sail:A lift:astrolabe-sand end sail:A move:A2-E2 end sail:B lift:chest-sky*mussel-rose end sail:C lift:astrolabe-jade end sail:C move:C2-E2 end sail:D lift:bell-sky end sail:E move:E2-A3 end sail:E move:E2-A3 end sail:F lift:dagger-lilac end sail:F move:F2-E2 end sail:out end sail:out swap:jade sail:A move:A2-C3 end sail:A lift:key-jade end sail:B move:B2-B3 end sail:B lift:mussel-rose end sail:C move:C3-E3 end sail:C move:C2-F3 end sail:D move:D2-C3 end sail:D move:D2-C2 end sail:E lift:crown-sand lift:key-sand end',
      },
      solution: 'sail:E',
      worth: [72, 58],
    },
    {
      id: 'begin-left',
      grade: 2,
      icon: 's-jade',
      position: {
        seats: 2,
        seed: 'pz-4',
        seat: 0,
        moves:
          'place:B place:E place:A place:D place:E place:C place:C place:B place:D place:F sail:A lift:ring-rose end sail:F lift:ring-jade end sail:B lift:astrolabe-sky end sail:out end sail:E lift:chest-sand*mussel-lilac end end sail:out swap:lilac sail:B move:B2-F3 end sail:A move:A2-F3 end sail:F move:F3-A3 move:F2-F3 end sail:B move:B2-A2 end sail:out end sail:F move:F3-B4 end end sail:out end',
      },
      solution: 'sail:A',
      worth: [51, 39],
    },
    {
      id: 'mussel',
      grade: 2,
      icon: 'i-mussel',
      position: {
        seats: 2,
        seed: 'pz-1',
        seat: 1,
        moves:
          'place:F place:B place:B place:C place:C place:F place:A place:D place:D place:A sail:A lift:astrolabe-sand end sail:A move:A2-E2 end sail:B lift:chest-sky*mussel-rose end sail:C lift:astrolabe-jade end sail:C move:C2-E2 end sail:D lift:bell-sky end sail:E move:E2-A3 end sail:E move:E2-A3 end sail:F lift:dagger-lilac end sail:F move:F2-E2 end sail:out end sail:out swap:jade sail:A move:A2-C3 end sail:A lift:key-jade end sail:B move:B2-B3 end sail:B',
      },
      solution: 'lift:mussel-rose',
      worth: [62, 52],
    },
    {
      id: 'three-at-once',
      grade: 2,
      icon: 'i-sub',
      position: {
        seats: 2,
        seed: 'pz-6',
        seat: 0,
        moves:
          'place:E place:C place:B place:D place:C place:E place:D place:A place:A place:B sail:A lift:lamp-lilac*mussel-jade end sail:A move:A2-F2 end sail:B move:B2-A3 end sail:B move:B2-A2 end sail:C lift:key-sky end sail:C move:C2-D3 end sail:E move:E2-C3 end sail:D move:D3-E4 move:D2-C3 end sail:out end sail:E lift:crown-sky lift:lyre-lilac lift:astrolabe-sand lift:bell-sky*mussel-sand end end sail:F move:F2-E3 end swap:rose sail:out swap:sky sail:A move:A2-F3 move:A3-D3 end sail:E move:E4-A5 move:E2-A3 end sail:C move:C2-A3 move:C3-B4 end sail:out swap:rose sail:D lift:astrolabe-lilac lift:amphora-lilac end end sail:F lift:ring-rose lift:lamp-sand end end sail:out end',
      },
      solution: 'sail:A',
      worth: [53, 26],
    },
    {
      id: 'last-but-one',
      grade: 2,
      icon: 't-crown',
      position: {
        seats: 2,
        seed: 'pz-6',
        seat: 1,
        moves:
          'place:E place:C place:B place:D place:C place:E place:D place:A place:A place:B sail:A lift:lamp-lilac*mussel-jade end sail:A move:A2-F2 end sail:B move:B2-A3 end sail:B move:B2-A2 end sail:C lift:key-sky end sail:C move:C2-D3 end sail:E move:E2-C3 end sail:D move:D3-E4 move:D2-C3 end sail:out end sail:E lift:crown-sky lift:lyre-lilac lift:astrolabe-sand lift:bell-sky*mussel-sand end end sail:F move:F2-E3 end swap:rose sail:out swap:sky sail:A move:A2-F3 move:A3-D3 end sail:E move:E4-A5 move:E2-A3 end sail:C move:C2-A3 move:C3-B4 end sail:out swap:rose sail:D lift:astrolabe-lilac lift:amphora-lilac end end sail:F lift:ring-rose lift:lamp-sand end end sail:out end sail:A move:A2-B3 move:A3-F2 move:A5-E5 end sail:A lift:chest-rose lift:mask-rose*lamp-sand end sail:B lift:key-jade end sail:B move:B4-D5 end sail:E lift:amphora-rose lift:lamp-sky lift:key-sand end sail:D lift:lyre-jade lift:goblet-lilac lift:dagger-sky end sail:F lift:ring-jade end sail:F move:F3-C3 end sail:out end sail:out end sail:B lift:chest-sand end sail:A move:A3-D4 end sail:E lift:ring-lilac lift:crown-sand end sail:C',
      },
      solution: 'lift:crown-lilac',
      worth: [93, 40],
    },
    {
      id: 'empty-column',
      grade: 3,
      icon: 'i-sub',
      position: {
        seats: 2,
        seed: 'pz-1',
        seat: 0,
        moves:
          'place:F place:B place:B place:C place:C place:F place:A place:D place:D place:A sail:A lift:astrolabe-sand end sail:A move:A2-E2 end sail:B lift:chest-sky*mussel-rose end sail:C lift:astrolabe-jade end sail:C move:C2-E2 end sail:D lift:bell-sky end sail:E move:E2-A3 end sail:E move:E2-A3 end sail:F lift:dagger-lilac end sail:F move:F2-E2 end sail:out end sail:out swap:jade sail:A move:A2-C3 end sail:A lift:key-jade end sail:B move:B2-B3 end sail:B lift:mussel-rose end sail:C move:C3-E3 end sail:C move:C2-F3 end',
      },
      solution: 'sail:D',
      worth: [43, 36],
    },
    {
      id: 'into-the-deep',
      grade: 3,
      icon: 'i-sub',
      position: {
        seats: 2,
        seed: 'pz-6',
        seat: 1,
        moves:
          'place:E place:C place:B place:D place:C place:E place:D place:A place:A place:B sail:A lift:lamp-lilac*mussel-jade end sail:A move:A2-F2 end sail:B move:B2-A3 end sail:B move:B2-A2 end sail:C lift:key-sky end sail:C move:C2-D3 end sail:E move:E2-C3 end sail:D move:D3-E4 move:D2-C3 end sail:out end sail:E lift:crown-sky lift:lyre-lilac lift:astrolabe-sand lift:bell-sky*mussel-sand end end sail:F move:F2-E3 end swap:rose sail:out swap:sky sail:A move:A2-F3 move:A3-D3 end sail:E move:E4-A5 move:E2-A3 end sail:C move:C2-A3 move:C3-B4 end sail:out swap:rose sail:D lift:astrolabe-lilac lift:amphora-lilac end end sail:F lift:ring-rose lift:lamp-sand end end sail:out end sail:A move:A2-B3 move:A3-F2 move:A5-E5 end sail:A lift:chest-rose lift:mask-rose*lamp-sand end sail:B lift:key-jade end sail:B',
      },
      solution: 'move:B4-D5',
      worth: [77, 63],
    },
    {
      id: 'behind',
      grade: 3,
      icon: 'i-ship',
      position: {
        seats: 2,
        seed: 'pz-0',
        seat: 0,
        moves:
          'place:C place:E place:E place:C place:A place:A place:F place:F place:B place:B sail:B lift:lyre-sky*mussel-jade end sail:B move:B2-D3 end sail:C move:C2-D3 end sail:C lift:mask-rose end sail:D move:D3-B4 end sail:D move:D3-B4 end sail:E move:E2-D3 end sail:E lift:lyre-sand end sail:F move:F2-B3 end sail:F lift:key-sky end sail:out end sail:out end sail:B lift:ring-sand lift:bell-sand lift:lamp-rose end sail:B move:B4-C4 end sail:D lift:lyre-lilac end sail:C lift:chest-jade lift:bell-jade*mussel-sky lift:key-lilac end sail:out end sail:E move:E2-D2 end end sail:F move:F2-E3 end end sail:out end',
      },
      solution: 'sail:B',
      worth: [48, 25],
    },
  ],
  words: { en, de },
};

/** The guided first game: the first voyage is told, then the coach steps back. */
import type { Lesson, LessonStep } from '@fathom/kernel';

/** A turn with hints: whatever is done, the step after it fits. */
function openTurn(name: string): LessonStep[] {
  return [
    { key: `${name}.sail`, expect: ['sail:*'], loose: true },
    { key: `${name}.lift`, expect: ['lift:*'], loose: true },
    { key: `${name}.move`, expect: ['move:*'], loose: true },
    { key: `${name}.rest`, free: true },
  ];
}

export const first: Lesson = {
  id: 'first',
  minutes: 12,
  icon: 'i-sub',
  position: { seats: 2, seed: 'first-4521' },
  steps: [
    { key: 'goal', at: 'seat:0:container' },
    { key: 'hand', at: 'seat:0:hand' },
    { key: 'sea', at: 'space:4' },
    { key: 'place1', expect: ['place:B'] },
    { key: 'place2', expect: ['place:D'], others: ['place:E'] },
    { key: 'place3', expect: ['place:F'], others: ['place:D'] },
    { key: 'place4', expect: ['place:C'], others: ['place:A'] },
    { key: 'place5', expect: ['place:E'], others: ['place:E'] },
    { key: 'sail', expect: ['sail:B'], others: ['place:A'] },
    { key: 'lift', expect: ['lift:amphora-jade'] },
    { key: 'end', expect: ['end'] },
    { key: 'sailC', expect: ['sail:C'], others: ['sail:A', 'lift:crown-sand', 'end'] },
    { key: 'move', expect: ['move:C2-D3'] },
    { key: 'endC', expect: ['end'] },
    { key: 'sailD', expect: ['sail:D'], others: ['sail:E', 'move:E2-A3', 'end'] },
    { key: 'toll', at: 'space:12' },
    { key: 'liftD2', expect: ['lift:dagger-lilac'] },
    { key: 'liftD3', expect: ['lift:crown-rose'] },
    { key: 'endD', expect: ['end'] },
    { key: 'free', free: true, others: ['end'] },
    ...openTurn('plan'),
    { key: 'joker', at: 'seat:0:jokers' },
    { key: 'turnA', free: true },
    { key: 'out', at: 'exit' },
    ...openTurn('late'),
    { key: 'finish', at: 'seat:0:container' },
  ],
};

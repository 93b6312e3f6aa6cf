import { describe, expect, test } from 'vitest';
import {
  type Game,
  type Lesson,
  type LessonMark,
  type LessonStep,
  startMatch,
  Tutor,
  UnfitLesson,
} from '../index.ts';
import { nim as sticks } from './nim/nim.ts';
import { pairs } from './pairs.ts';

const nim = sticks as unknown as Game;
/** Who begins Pairs with this seed. */
const STARTER = startMatch(pairs, 2, { suits: 4 }, 'tide').state.seat;

const lesson = (moves: string, steps: readonly LessonStep[] = [{ key: 'look' }], seat?: number): Lesson => ({
  id: 'heaps',
  minutes: 1,
  icon: 'i-card',
  position: { seats: 2, seed: 'nim', moves, ...(seat === undefined ? {} : { seat }) },
  steps,
});

const taught = (steps: readonly LessonStep[], mark?: LessonMark, moves = '') =>
  new Tutor(nim, lesson(moves, steps), mark);

/** Fifteen sticks, so many of them taken in pairs of turns. */
const sticksLeft = (tutor: Tutor) => (tutor.told.view(tutor.seat) as { sticks: number }).sticks;

describe('a lesson that does not fit', () => {
  test('is named with its move', () => {
    expect(() => new Tutor(nim, lesson('nonsense'))).toThrow(UnfitLesson);
    expect(() => new Tutor(nim, lesson('nonsense'))).toThrow(/heaps: move 1, nonsense/);
  });

  test('that was left with moves that are none is named, too', () => {
    const mark = { step: 0, moves: [[0, 'nonsense'] as const] };
    expect(() => new Tutor(nim, lesson(''), mark)).toThrow(/^heaps: moves\[0\]/);
  });

  test('that was left at a step that cannot be done there is named, too', () => {
    const steps = [
      { key: 'one', expect: ['take:1'] },
      { key: 'nine', expect: ['take:9'] },
    ];
    expect(() => new Tutor(nim, lesson('', steps), { step: 1, moves: [] })).toThrow(
      'heaps: nine cannot be done',
    );
    expect(new Tutor(nim, lesson('', steps), { step: 0, moves: [] }).index).toBe(0);
  });

  test('an option without such a value is named', () => {
    const odd = { ...lesson(''), position: { seats: 2, seed: 'nim', options: { colour: 'red' } } };
    expect(() => new Tutor(nim, odd)).toThrow('heaps: option colour has no such value');
  });
});

describe('a step to look at', () => {
  test('is left by going on, and the last one ends the lesson', () => {
    const tutor = taught([{ key: 'look' }, { key: 'again' }]);
    expect([tutor.seat, tutor.index, tutor.phase, tutor.step?.key]).toEqual([0, 0, 'asks', 'look']);
    tutor.next();
    expect([tutor.index, tutor.phase]).toEqual([1, 'asks']);
    tutor.next();
    expect([tutor.index, tutor.phase, tutor.step]).toEqual([2, 'over', undefined]);
    tutor.next();
    expect(tutor.index).toBe(2);
  });

  test('expects nothing, and takes every move back', () => {
    const tutor = taught([{ key: 'look' }]);
    expect(tutor.expected).toEqual([]);
    expect(tutor.choose('take:2')).toEqual({ kind: 'other', stands: false });
    expect([tutor.phase, sticksLeft(tutor)]).toEqual(['asks', 15]);
  });
});

describe('a step to do', () => {
  test('suggests what is allowed, in the order of the step', () => {
    expect(taught([{ key: 'do', expect: ['take:2', 'take:9', 'take:*'] }]).expected).toEqual([
      'take:2',
      'take:1',
      'take:3',
    ]);
  });

  test('is done by the move it expects, and goes on afterwards', () => {
    const tutor = taught([{ key: 'do', expect: ['take:2'] }, { key: 'look' }]);
    expect(tutor.choose('take:2')).toEqual({ kind: 'expected' });
    expect([tutor.phase, tutor.index, sticksLeft(tutor)]).toEqual(['done', 0, 13]);
    expect([tutor.expected, tutor.waits]).toEqual([[], undefined]);
    tutor.next();
    expect([tutor.phase, tutor.index]).toEqual(['asks', 1]);
  });

  test('takes another move back, and one that is not allowed is refused with its rule', () => {
    const mine = new Tutor(
      nim,
      lesson('take:3 take:3 take:3 take:3 take:1', [{ key: 'do', expect: ['take:2'] }], 1),
    );
    expect(mine.choose('take:3')).toMatchObject({ kind: 'refused', refusal: { rule: 'N-1' } });
    expect(mine.choose('take:1')).toEqual({ kind: 'other', stands: false });
    expect([mine.phase, sticksLeft(mine)]).toEqual(['asks', 2]);
  });

  test('is done by any of several moves', () => {
    expect(taught([{ key: 'do', expect: ['take:1', 'take:3'] }]).choose('take:3').kind).toBe('expected');
  });

  test('lets another move stand where it is loose', () => {
    const tutor = taught([{ key: 'do', expect: ['take:2'], loose: true }, { key: 'look' }]);
    expect(tutor.choose('take:1')).toEqual({ kind: 'other', stands: true });
    expect([tutor.phase, sticksLeft(tutor)]).toEqual(['done', 14]);
  });

  test('is over when its move ends the match', () => {
    const tutor = new Tutor(
      nim,
      lesson('take:3 take:3 take:3 take:3', [{ key: 'do', expect: ['take:3'] }, { key: 'look' }]),
    );
    tutor.choose('take:3');
    tutor.next();
    expect([tutor.index, tutor.phase]).toEqual([1, 'over']);
  });
});

describe('a loose step', () => {
  const steps = (expect: string): LessonStep[] => [
    { key: 'maybe', expect: [expect], loose: true },
    { key: 'look' },
  ];

  test('is left out where nothing of it is possible', () => {
    expect(taught(steps('take:9')).index).toBe(1);
  });

  test('stays where one thing of it is possible', () => {
    expect(taught(steps('take:3')).index).toBe(0);
  });

  test('waits for the others before it is left out', () => {
    const tutor = taught(steps('take:9'), undefined, 'take:1');
    expect([tutor.index, tutor.waits]).toEqual([0, 1]);
    expect(tutor.reply('take:1')).toBe(true);
    expect(tutor.index).toBe(1);
  });

  test('that expects nothing is a step like others, and so is one that is not loose', () => {
    expect(taught([{ key: 'look', loose: true }, { key: 'next' }]).index).toBe(0);
    expect(taught([{ key: 'do', expect: ['take:9'] }, { key: 'next' }]).index).toBe(0);
  });
});

describe('the others', () => {
  test('move as the step says, then as they like', () => {
    const tutor = taught(
      [
        { key: 'do', expect: ['take:1'], others: ['take:2'] },
        { key: 'look', others: ['take:3'] },
      ],
      undefined,
      'take:1',
    );
    expect([tutor.waits, tutor.script, tutor.isAsked, tutor.expected]).toEqual([1, 'take:2', false, []]);
    expect(tutor.reply('take:7')).toBe(false);
    expect(tutor.reply('take:2')).toBe(true);
    expect([tutor.waits, tutor.script, tutor.expected]).toEqual([undefined, undefined, ['take:1']]);
    expect(tutor.reply('take:2')).toBe(false);
    tutor.choose('take:1');
    tutor.next();
    expect([tutor.waits, tutor.script]).toEqual([1, 'take:3']);
  });

  test('follow the script move by move; a move of their own uses nothing of it up', () => {
    const three = { ...lesson('take:1'), position: { seats: 3, seed: 'nim', moves: 'take:1' } };
    const tutor = new Tutor(nim, { ...three, steps: [{ key: 'look', others: ['take:2', 'take:3'] }] });
    tutor.reply('take:2');
    expect([tutor.waits, tutor.script]).toEqual([2, 'take:3']);
    const free = new Tutor(nim, { ...three, steps: [{ key: 'look', others: ['take:2'] }] });
    free.reply('take:1');
    expect(free.script).toBe('take:2');
  });

  test('say nothing while somebody else is asked, though the script goes on', () => {
    const tutor = taught(
      [{ key: 'do', expect: ['take:1'], others: ['take:2', 'take:1'] }],
      undefined,
      'take:1',
    );
    tutor.reply('take:2');
    expect(tutor.script).toBe(undefined);
  });

  test('may end the match, and with it the lesson', () => {
    const tutor = taught([{ key: 'look' }, { key: 'more' }], undefined, 'take:3 take:3 take:3 take:3 take:1');
    expect(tutor.waits).toBe(1);
    tutor.reply('take:2');
    expect([tutor.phase, tutor.waits]).toEqual(['over', undefined]);
  });
});

describe('a pattern', () => {
  const fitting = (...expect: string[]) => taught([{ key: 'do', expect }]).expected;

  test.each([
    ['take:2', ['take:2']],
    ['take', []],
    ['', []],
    ['*', ['take:1', 'take:2', 'take:3']],
    ['take:3*', ['take:3']],
    ['*:1', ['take:1']],
    ['t*e:2', ['take:2']],
    ['*a*:3', ['take:3']],
    ['*k*a*', []],
    ['make*', []],
    ['take:1*1', []],
    ['*x*', []],
  ])('%s fits %j', (pattern, moves) => {
    expect(fitting(pattern)).toEqual(moves);
  });

  test('decides what goes on as it decides what is suggested', () => {
    const tutor = taught([{ key: 'do', expect: ['*:3'] }]);
    expect(tutor.choose('take:1').kind).toBe('other');
    expect(tutor.choose('take:3').kind).toBe('expected');
  });
});

describe('a turn without the coach', () => {
  const free = () =>
    new Tutor(pairs as unknown as Game, {
      ...lesson('', [{ key: 'turn', free: true }, { key: 'look' }]),
      position: { seats: 2, seed: 'tide', seat: STARTER },
    });

  test('lasts until the turn is over, and choices in it can be taken back', () => {
    const tutor = free();
    const [first] = tutor.told.movesOf(tutor.seat);
    expect(tutor.choose(first)).toEqual({ kind: 'expected' });
    expect(tutor.phase).toBe('asks');
    expect(tutor.undo()).toBe(true);
    expect(tutor.undo()).toBe(false);
    tutor.choose(first);
    expect(tutor.choose('end')).toEqual({ kind: 'expected' });
    expect(tutor.phase).toBe('done');
  });

  test('is over when somebody else is asked, or when the same seat begins anew', () => {
    const loud = { ...nim, quiet: () => false };
    const single = { ...nim, meta: { ...nim.meta, seats: { min: 1, max: 1 } } };
    const steps = [{ key: 'turn', free: true }];
    const passed = new Tutor(loud, lesson('', steps));
    passed.choose('take:1');
    expect(passed.phase).toBe('done');
    const alone = new Tutor(single, { ...lesson('', steps), position: { seats: 1, seed: 'nim' } });
    alone.choose('take:1');
    expect([alone.isAsked, alone.phase]).toEqual([true, 'done']);
  });

  test('a step with the coach takes nothing back by itself', () => {
    const tutor = new Tutor(pairs as unknown as Game, {
      ...free().lesson,
      steps: [{ key: 'do', expect: ['*'] }],
    });
    tutor.choose(tutor.told.movesOf(tutor.seat)[0]);
    expect(tutor.undo()).toBe(false);
  });
});

describe('leaving', () => {
  const steps: readonly LessonStep[] = [{ key: 'do', expect: ['take:2'] }, { key: 'look' }, { key: 'more' }];

  test('keeps the moves since the position, and the step; one that is done is not asked again', () => {
    const tutor = taught(steps, undefined, 'take:1 take:1');
    expect(tutor.mark).toEqual({ step: 0, moves: [] });
    tutor.choose('take:2');
    expect(tutor.mark).toEqual({ step: 1, moves: [[0, 'take:2']] });
    const again = taught(steps, tutor.mark, 'take:1 take:1');
    expect([again.index, again.phase, again.mark, sticksLeft(again)]).toEqual([1, 'asks', tutor.mark, 11]);
  });
});

describe('a move that is shown', () => {
  test('is looked at and taken back', () => {
    const tutor = taught([{ key: 'look' }]);
    expect(tutor.peek('take:2', () => sticksLeft(tutor))).toBe(13);
    expect(sticksLeft(tutor)).toBe(15);
  });

  test('shows nothing where it is not allowed', () => {
    expect(taught([{ key: 'look' }]).peek('take:9', () => 1)).toBe(undefined);
  });
});

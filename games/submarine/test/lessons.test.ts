import { testLessons, testPuzzles } from '@fathom/kernel/testkit/index.ts';
import { game } from '../game.ts';
import { lessons } from '../lessons/index.ts';
import { puzzles } from '../puzzles/index.ts';

testLessons(game, lessons);
testPuzzles(game, puzzles);

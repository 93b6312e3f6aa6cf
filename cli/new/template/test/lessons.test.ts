import { testLessons } from '@fathom/kernel/testkit/index.ts';
import { game } from '../game.ts';
import { lessons } from '../lessons/index.ts';

testLessons(game, lessons);

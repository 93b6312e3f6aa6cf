import { testLanguage } from '@fathom/kernel/testkit/index.ts';
import { game } from '../game.ts';
import { language } from '../language.ts';

testLanguage(game, language, 12);

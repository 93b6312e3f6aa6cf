import { join } from 'node:path';
import { seedRng } from '@fathom/kernel';
import { testReference, testSentences, testWords } from '@fathom/kernel/testkit/index.ts';
import { BONUS_GOALS, SETBACKS } from '../data/coop.ts';
import { DESIGNS } from '../data/crew.ts';
import { JOURNALS } from '../data/journals.ts';
import { TILES } from '../data/tiles.ts';
import { TOKENS } from '../data/tokens.ts';
import { QUESTIONS } from '../frames.ts';
import { game } from '../game.ts';
import type { Mode } from '../meta.ts';
import { reference } from '../reference.ts';
import { ENDINGS } from '../state.ts';
import { voice } from '../words/voice.ts';
import { standard } from './position.ts';
import { counted, internal, spoken } from './words.ts';

const ids = (things: readonly { readonly id: string }[]) => things.map(({ id }) => id);

function parts(mode: Mode): string[] {
  const s = game.setup(2, standard({ mode }), seedRng('parts', 'play'));
  return game.standing(game.view(s, 0))[0].parts.map(part => part.key);
}

const foreign = [
  'launch:C1 recruit:mentor recruit:pilot reclaim:0 activate:0 activate:7 copy:1 space:steady-hands.1 spend:disc use:disc',
  'travel:C1-C2 travel:C1-E5 travel:B1-A1 sonar:the-sea-star.s3 sonar:atoll.s1 dive:the-sea-star.d1 conserve:dying-reef.c2',
  'publish:the-sea-star.j1*maps-of-light promote:0 gain:impact raise:ingenuity impact:0,0 impact:9,9 shift:0,1-0,2 clean',
  'seek:1+1 seek:5 lay:atoll@B1 lay:vortex@C3 keep:disc name:conserve option:1 card:reserves remove:dying-reef.c1',
  'net:dying-reef.c1 drift:C1 tire:0 skip go pass end',
].flatMap(line => line.split(' '));

const folder = join(import.meta.dirname, '..');
testWords(game, voice, {
  folder,
  groups: {
    ending: ENDINGS,
    part: [...parts('competitive'), ...parts('open')],
    wait: QUESTIONS,
    ask: [...QUESTIONS, 'ended'],
    tile: ids(TILES),
    specialist: ids(DESIGNS),
    senior: ids(DESIGNS),
    journal: ids(JOURNALS),
    token: ids(TOKENS),
    bonus: ids(BONUS_GOALS),
    setback: SETBACKS,
    grade: ['0', '1', '2', '3', '4', '5', '6', '7'],
  },
  rare: ['impactLost', 'rigFull', 'ruinsEmpty', 'raced', 'offered', 'copied', 'oceanFull'],
  foreign,
});

testSentences(game, voice, { internal, counted, spoken, foreign });

testReference(reference, voice, { folder, internal, counted });

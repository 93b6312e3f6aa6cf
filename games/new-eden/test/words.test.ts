import { join } from 'node:path';
import { testReference, testSentences, testWords } from '@fathom/kernel/testkit/index.ts';
import { GROUPS, TILES } from '../data/box.ts';
import { CARD_ID } from '../data/card.ts';
import { QUESTIONS } from '../frames.ts';
import { game } from '../game.ts';
import { reference } from '../reference.ts';
import { ENDINGS, PHASES } from '../state.ts';
import { SOURCES } from '../station.ts';
import { voice } from '../words/voice.ts';
import { counted, internal, spoken } from './words.ts';

const foreign = [
  'buy:1A-01 buy:3B-15 use:S1 use:S2 use:X1 use:1A-13 swim:1:dome-c1 swim:2:dome-h2 swim:2:c2-c1 swim:2:c1-c1 swim:1:o5-o6 hold:1 hold:2',
  'activate:c1 activate:h1 activate:o1 activate:c9 done pass plant expand:boatyard expand:octopus expand:oxygen expand:research',
  'market:none market:1B-01 market:2B-01+2B-02+2B-03 attach:1A-01 attach:2B-05 destroy:crab destroy:octopus block:1 block:2 row:1 row:4',
  'bid:1 bid:7 bid:99 drop skip extra end',
].flatMap(line => line.split(' '));

const folder = join(import.meta.dirname, '..');
testWords(game, voice, {
  folder,
  groups: {
    ending: ENDINGS,
    part: [...SOURCES, 'coins', 'station', 'staffed', 'damage'],
    group: GROUPS,
    tile: TILES,
    phase: PHASES,
    wait: QUESTIONS,
    card: CARD_ID,
  },
  foreign,
});

testSentences(game, voice, { internal, counted, spoken, foreign });

testReference(reference, voice, { folder, internal, counted });

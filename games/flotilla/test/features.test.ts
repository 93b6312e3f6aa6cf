import { testFeatures } from '@fathom/kernel/testkit/index.ts';
import { features } from '../features.ts';
import { game } from '../game.ts';
import { reasons } from '../words/reasons.ts';
import { counted, internal } from './words.ts';

// Whole games of five: seconds of work, however long a busy machine takes for them.
testFeatures(game, features, reasons, { internal, counted, moves: 600 });

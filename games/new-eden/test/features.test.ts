import { testFeatures } from '@fathom/kernel/testkit/index.ts';
import { features } from '../features.ts';
import { game } from '../game.ts';
import { reasons } from '../words/reasons.ts';
import { counted, internal } from './words.ts';

testFeatures(game, features, reasons, { internal, counted });

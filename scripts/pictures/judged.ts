/** Coach and review, with less thinking than usual. */

import { reviewEffort } from '../../web/coach/effort.ts';
import { remember } from '../../web/memory.ts';
import { shelfKey } from '../../web/pages/review/shelf.ts';
import { answersTo } from '../../web/test/matches.ts';
import { all, key, press, scroll, shown } from './acts.ts';
import { cutOff, finished, readRecord } from './matches.ts';
import { type Kept, type Opening, remembering, type Scene } from './scene.ts';

const LITTLE = { effort: '0.05' };
const ADVISED = '.think[data-state=done]';
const BOARD = '[data-testid=prompt]';
const REVIEWED = '[data-testid=review][data-state=done]';

const ASKED: Readonly<Record<string, readonly [record: string, at: number, offered: RegExp]>> = {
  submarine: ['submarine/column', 0.5, /^/],
  'new-eden': ['new-eden/final-4', 0.4, /^buy:/],
  endeavor: ['endeavor-deep-sea/mission-4', 0.5, /^activate:/],
  flotilla: ['flotilla/greedy', 0.4, /^play:/],
};

export async function judgedScenes(): Promise<Scene[]> {
  const coached = await Promise.all(Object.keys(ASKED).map(coachIn));
  return [...coached.flat(), ...Object.keys(ASKED).flatMap(reviewOf), running(), broken()];
}

async function coachIn(short: string): Promise<Scene[]> {
  const [record, at, offered] = ASKED[short];
  const match = await cutOff(record, { at, offered });
  const scene: Scene = {
    name: `${short}-coach`,
    path: `/local/${match.record.game}`,
    memory: { ...remembering(match), ...LITTLE },
    until: BOARD,
    act: all(key('c', '[data-testid=advice]'), shown(ADVISED)),
  };
  const nudge = press('.advice .seg label:nth-of-type(1)', '.nudge');
  return [
    scene,
    {
      ...scene,
      name: `${short}-coach-nudge`,
      act: all(key('c', '[data-testid=advice]'), shown(ADVISED), nudge),
    },
  ];
}

/** The page as it opens, and further down where it is longer than a window. */
function reviewOf(short: string): Scene[] {
  const [record] = ASKED[short];
  const match = finished(record);
  const scene: Scene = {
    name: `${short}-review`,
    path: `/review/${match.id}`,
    memory: { ...remembering(match), ...LITTLE },
    prepare: async (): Promise<Opening> => ({ review: await reviewed(record) }),
    until: REVIEWED,
  };
  return [
    scene,
    { ...scene, name: `${short}-review-card`, act: scroll('.rv-card') },
    { ...scene, name: `${short}-review-all`, act: scroll('.rv-everybody') },
  ];
}

const made = new Map<string, Promise<Kept>>();

/** Once for all widths and languages. */
function reviewed(name: string): Promise<Kept> {
  const found = made.get(name) ?? makeReview(name);
  made.set(name, found);
  return found;
}

async function makeReview(name: string): Promise<Kept> {
  const { record } = finished(name);
  remember('effort', LITTLE.effort);
  const effort = reviewEffort();
  const last = (await answersTo({ kind: 'review', record, effort })).at(-1);
  if (last?.kind !== 'review') throw new Error(`no review of ${name}`);
  return { key: shelfKey(record, effort), begun: last.begun };
}

/** Half of it is there; the rest is being made. */
function running(): Scene {
  const [record] = ASKED['new-eden'];
  const match = finished(record);
  return {
    name: 'review-running',
    path: `/review/${match.id}`,
    memory: { ...remembering(match), effort: '1' },
    until: '.rest-text',
  };
}

function broken(): Scene {
  const match = finished('submarine/column');
  const record = { ...readRecord('submarine/column'), version: 99 };
  return {
    name: 'review-broken',
    path: `/review/${match.id}`,
    memory: remembering({ ...match, record }),
    until: 'h1',
  };
}

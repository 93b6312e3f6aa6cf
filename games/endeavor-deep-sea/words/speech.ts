/** How Endeavor: Deep Sea speaks. The sentences are in en.ts and de.ts; here is only which one is said, and to whom. */
import type { Event, Listener, Params, Say, Voice } from '@fathom/kernel';
import { goalsMet } from '../goals/team.ts';
import { isDeed, type Move } from '../move.ts';
import { teamLevel } from '../team.ts';
import { recruitment } from '../tray.ts';
import { type Asking, asked, type View } from '../view.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { label } from './label.ts';

/** The round, the event card of a team, and what it does. */
const IMPERSONAL: readonly string[] = [
  'round',
  'cards',
  'card',
  'lostResearch',
  'silted',
  'retracted',
  'poached',
  'netted',
  'drifted',
  'tired',
  'doubted',
  'ended',
];

export const speech: Voice<View, Move> = {
  words: { en, de },
  ask,
  label,
  tell,
  impersonal: IMPERSONAL,
};

function ask(say: Say, view: View, table: Listener, moves: readonly Move[]): string {
  const f = asked(view);
  if (!f) return ended(say, view);
  const name = table.name(f.seat);
  if (moves.length === 0) return say(`wait.${f.step}`, { name });
  return say(`ask.${f.step}`, { name, ...offer(moves), ...about(view, f) });
}

/** CO-19: together with the grade. */
function ended(say: Say, view: View): string {
  const ending = say(`ending.${view.ending}`);
  const level = teamLevel(view);
  if (level === undefined) return ending;
  const met = goalsMet(view);
  return say('ask.ended', { ending, met, grade: say(`grade.${met}`), level });
}

/** What the moves allow: which sorts of things to do, and how to come to an end. */
function offer(moves: readonly Move[]): Params {
  const can = (...kinds: Move['kind'][]) => moves.some(move => kinds.includes(move.kind));
  const doing = can('activate', 'space', 'copy') || moves.some(isDeed);
  const spending = can('spend', 'use');
  return {
    can: doing ? (spending ? 'both' : 'act') : spending ? 'spend' : 'nothing',
    close: can('pass') ? 'pass' : can('end') ? 'end' : 'none',
    marker: can('shift') ? 'shift' : can('impact') ? (can('clean') ? 'either' : 'place') : 'clean',
  };
}

/** What the sentence about a frame needs of it. */
function about(view: View, f: Asking): Params {
  switch (f.step) {
    case 'recruit':
      return { level: recruitment(view, f.seat) };
    case 'manage':
      return { n: f.discs };
    case 'bonus':
      return { action: f.action, zone: f.zone };
    case 'option':
      return { goal: f.goal + 1 };
    case 'lay':
      return { n: f.tiles.length };
    default:
      return {};
  }
}

function tell(say: Say, event: Event, table: Listener): string {
  return say(`event.${event.key}`, { ...event.params, ...people(event, table), ...extras(event) });
}

function people({ params }: Event, table: Listener): Params {
  if (params.seat === undefined) return {};
  const seat = Number(params.seat);
  return { who: table.viewer === seat ? 'you' : 'other', name: table.name(seat) };
}

/** Drawn tiles are in an event only for those who may know them. */
function extras({ key, params }: Event): Params {
  if (key === 'sought') return { seen: params.first === undefined ? 'no' : 'yes' };
  return key === 'chose' ? { number: Number(params.goal) + 1 } : {};
}

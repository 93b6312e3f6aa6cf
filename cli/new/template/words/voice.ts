/** How Nacre speaks. The sentences are in en.ts and de.ts; here is only which one is said, and to whom. */
import { type Event, type Listener, type Params, type Say, top, type Voice } from '@fathom/kernel';
import type { Move } from '../move.ts';
import type { View } from '../view.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { sketch } from './sketch.ts';

export const voice: Voice<View, Move> = { words: { en, de }, ask, label, tell, sketch };

function ask(say: Say, view: View, table: Listener): string {
  if (view.ending !== '') return say(`ending.${view.ending}`);
  const { step } = top(view);
  return say(`${table.viewer === view.seat ? 'ask' : 'wait'}.${step}`, { name: table.name(view.seat) });
}

function label(say: Say, move: Move, view: View): string {
  const value = move.kind === 'take' ? move.value : (view.fists[view.seat] ?? '');
  return say(`label.${move.kind}`, { value });
}

function tell(say: Say, { key, params }: Event, table: Listener): string {
  return say(`event.${key}`, { ...params, ...people(params, table), ...secrets(params), ...lists(params) });
}

function people({ seat }: Params, table: Listener): Params {
  if (seat === undefined) return {};
  return { who: table.viewer === seat ? 'you' : 'other', name: table.name(Number(seat)) };
}

/** What came into a fist is in an event only for those who may know it. */
function secrets({ drawn }: Params): Params {
  return { seen: drawn === undefined ? 'no' : 'yes' };
}

function lists({ bank }: Params): Params {
  return bank === undefined ? {} : { bank: String(bank).split(' ').join(', ') };
}

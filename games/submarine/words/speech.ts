/** How Submarine speaks. The sentences are in en.ts and de.ts; here is only which one is said, and to whom. */
import { type Event, type Listener, type Params, type Say, top, type Voice } from '@fathom/kernel';
import type { Frame } from '../frames.ts';
import type { Move } from '../move.ts';
import { canExchange } from '../steps/rest.ts';
import { charge } from '../submarines.ts';
import { colourOf } from '../token.ts';
import type { View } from '../view.ts';
import { de } from './de.ts';
import { en, type Key } from './en.ts';
import { listed } from './list.ts';

export const speech: Voice<View, Move> = {
  words: { en, de },
  ask,
  label,
  tell,
  impersonal: ['voyage', 'ended'],
};

function ask(say: Say, view: View, table: Listener, moves: readonly Move[]): string {
  if (view.ending !== '') return say(`ending.${view.ending}`);
  const { seat } = view;
  const f = top(view);
  const { to, owed } = f.step === 'pay' ? f : { to: seat, owed: 0 };
  const params = { name: table.name(seat), owed, toName: table.name(to), whom: whom(table, to) };
  return say(moves.length > 0 ? question(f, moves) : `wait.${f.step}`, params);
}

function question(f: Frame, moves: readonly Move[]): Key {
  const can = (...kinds: Move['kind'][]) => moves.some(move => kinds.includes(move.kind));
  switch (f.step) {
    case 'place':
      return 'ask.place';
    case 'sail':
      return moves.length > 1 ? 'ask.sail' : 'ask.leave';
    case 'act':
      // SU-25, SU-26: the first choice decides between salvaging and relocating, and one of them is compulsory.
      if (f.deed === 'none') return can('salvage', 'joker') ? 'ask.act' : 'ask.move';
      if (f.deed === 'salvaging') return can('salvage', 'joker') ? 'ask.salvageMore' : 'ask.done';
      return can('relocate') ? 'ask.moveMore' : 'ask.done';
    case 'pay':
    case 'take':
      return 'ask.pay';
    case 'rest':
      return can('exchange') ? 'ask.exchange' : 'ask.pass';
  }
}

function label(say: Say, move: Move, view: View): string {
  switch (move.kind) {
    case 'salvage': {
      const space = view.at[move.token];
      const cards = charge(view, view.seat, space);
      return say('label.salvage', { token: move.token, space, colour: colourOf(move.token), cards });
    }
    case 'joker':
      return say('label.joker', { token: move.token, joker: move.joker, space: view.at[move.token] });
    case 'end':
      return say(top(view).step !== 'rest' ? 'label.end' : canExchange(view) ? 'label.keep' : 'label.pass');
    default: {
      const { kind, ...params } = move;
      return say(`label.${kind}`, params);
    }
  }
}

function tell(say: Say, event: Event, table: Listener): string {
  return say(`event.${event.key}`, { ...event.params, ...people(event, table), ...secrets(say, event) });
}

/** Of the payments `to` is a seat, of a relocation a space. */
const PAYMENTS: readonly string[] = ['paid', 'paidFromHand'];

function people({ key, params }: Event, table: Listener): Params {
  const seat = Number(params.seat);
  const to = PAYMENTS.includes(key) ? Number(params.to) : seat;
  if (params.seat === undefined) return {};
  return { who: whom(table, seat), name: table.name(seat), whom: whom(table, to), toName: table.name(to) };
}

/** Colours of cards are in an event only for those who may know them. */
function secrets(say: Say, { params }: Event): Params {
  const colours = params.cards === undefined ? [] : String(params.cards).split(' ');
  const list = listed(
    say,
    colours.map(colour => say('aCard', { colour })),
  );
  return { seen: params.colour !== undefined || list !== '' ? 'yes' : 'no', list };
}

function whom(table: Listener, seat: number): string {
  return table.viewer === seat ? 'you' : 'other';
}

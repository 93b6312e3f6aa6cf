/** How Submarine speaks. The sentences are in en.ts and de.ts; here is only which one is said, and to whom. */
import type { Event, Listener, Params, Say, Voice } from '@fathom/kernel';
import type { Move } from '../move.ts';
import { RIGHT } from '../space.ts';
import { charge, depthsBelow } from '../submarines.ts';
import { colourOf } from '../token.ts';
import type { TurnView, View } from '../view.ts';
import { de } from './de.ts';
import { en, type Key } from './en.ts';
import { listed } from './list.ts';
import { prospect } from './reach.ts';
import { sketch } from './sketch.ts';

export const voice: Voice<View, Move> = { words: { en, de }, ask, label, tell, sketch };

function ask(say: Say, view: View, table: Listener): string {
  const { turn, seat } = view;
  if (!turn) return say(`ending.${view.ending}`);
  const { to, owed } = turn.debts.at(-1) ?? { to: seat, owed: 0 };
  const params = { name: table.name(seat), owed, toName: table.name(to), whom: whom(table, to) };
  return say(table.viewer === seat ? question(view, turn) : `wait.${turn.step}`, params);
}

function question(view: View, turn: TurnView): Key {
  switch (turn.step) {
    case 'place':
      return 'ask.place';
    case 'sail':
      return canStop(view) ? 'ask.sail' : 'ask.leave';
    case 'act':
      return questionOfAction(view, turn);
    case 'pay':
      return 'ask.pay';
    case 'rest':
      return canExchange(view) ? 'ask.exchange' : 'ask.pass';
  }
}

/** SU-25, SU-26: the first choice decides between salvaging and relocating, and one of them is compulsory. */
function questionOfAction(view: View, turn: TurnView): Key {
  const column = view.ships[view.seat];
  const { payable, forJokers } = prospect(view, view.seat, column);
  const canSalvage = payable.length + forJokers.length > 0;
  if (turn.deed === 'none') return canSalvage ? 'ask.act' : 'ask.move';
  if (turn.deed === 'salvaging') return canSalvage ? 'ask.salvageMore' : 'ask.done';
  return depthsBelow(view, view.seat, column, turn.moved) !== 0 ? 'ask.moveMore' : 'ask.done';
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
      return say(view.turn?.step !== 'rest' ? 'label.end' : canExchange(view) ? 'label.keep' : 'label.pass');
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

function canStop(view: View): boolean {
  for (let column = view.ships[view.seat] + 1; column < RIGHT; column++) {
    if (depthsBelow(view, view.seat, column) !== 0) return true;
  }
  return false;
}

/** S-18: an exchange needs a card in the hand and one in the pile. */
function canExchange(view: View): boolean {
  return view.piles[view.seat].length > 0 && view.hands[view.seat].size > 0;
}

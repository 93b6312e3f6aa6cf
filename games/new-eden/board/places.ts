/** Where on the table moves act and events happen. */
import { BOARD, type Places, PROMPT, seatPlace, TRAY } from '@fathom/parts/places.ts';
import { CARD_ID, type Card } from '../data/card.ts';
import { cardOf } from '../module.ts';
import type { Move } from '../move.ts';
import { armOf, DOME, indexOf, type Place } from '../place.ts';
import type { View } from '../view.ts';
import { topOf } from './table.ts';

export const PLANT = `${TRAY}:plant`;
export const EXPAND = `${TRAY}:expand`;
export const BID = `${TRAY}:bid`;
export const STAY = `${TRAY}:stay`;
export const DEAL = `${BOARD}:deal`;
export const EXTRA = `${BOARD}:extra`;

/** A card on the table or in the hand. */
export function cardPlace(card: Card): string {
  return `${BOARD}:card:${card}`;
}

/** A card that hangs on an arm. */
export function modulePlace(seat: number, card: Card): string {
  return seatPlace(seat, 'card', card);
}

export function domePlace(seat: number): string {
  return seatPlace(seat, 'dome');
}

export function tilePlace(tile: number): string {
  return `${EXPAND}:${tile}`;
}

export function rowPlace(row: number): string {
  return `${BOARD}:row:${row}`;
}

export function bonusPlace(bonus: number): string {
  return `${BOARD}:bonus:${bonus}`;
}

export const places: Places<View, Move> = {
  ofMove(move, view) {
    const seat = decider(view);
    switch (move.kind) {
      case 'buy':
      case 'attach':
        return [cardPlace(move.card)];
      case 'use':
        return [modulePlace(seat, move.card)];
      case 'swim':
        return [placeOf(view, seat, move.from), placeOf(view, seat, move.to)];
      case 'activate':
        return [placeOf(view, seat, move.place)];
      case 'hold':
        return [STAY, PROMPT];
      case 'plant':
        return [PLANT];
      case 'expand':
        return [EXPAND, tilePlace(move.tile)];
      case 'market':
        return [...move.cards.map(cardPlace), DEAL];
      case 'destroy':
        return [outermost(view, seat, move.arm)];
      case 'block':
      case 'row':
        return [rowPlace(move.row)];
      case 'bid':
        return [BID];
      case 'extra':
        return [EXTRA];
      default:
        return [PROMPT];
    }
  },

  ofEvent({ key, params }, view) {
    const [seat, card, row] = ['seat', 'card', 'row'].map(name => Number(params[name]));
    switch (key) {
      case 'bought':
      case 'attached':
      case 'scriptTook':
        return [cardPlace(card), modulePlace(seat, card)];
      case 'used':
      case 'activated':
        return [modulePlace(seat, card)];
      case 'swam':
        return [placeOf(view, seat, Number(params.from)), placeOf(view, seat, Number(params.to))];
      case 'sealed':
        return [seatPlace(seat), ...cardsNamed(params.cards).map(cardPlace)];
      case 'removed':
        return [cardPlace(card)];
      case 'destroyed':
        return [seatPlace(seat)];
      case 'damaged':
      case 'repaired':
      case 'stood':
      case 'fell':
        return [seatPlace(seat, 'damage')];
      case 'earned':
      case 'paid':
      case 'plant':
        return [seatPlace(seat, 'coins')];
      case 'recruited':
      case 'scriptActivated':
        return [domePlace(seat)];
      case 'bonus':
        return [bonusPlace(Number(params.bonus)), seatPlace(seat)];
      case 'won':
      case 'soloRow':
      case 'rowChosen':
        return [rowPlace(row), seatPlace(seat)];
      case 'unsold':
      case 'blocked':
      case 'collapsed':
        return [rowPlace(row)];
      default:
        return [params.seat === undefined ? BOARD : seatPlace(seat)];
    }
  },
};

/** Whose moves the view offers. */
function decider(view: View): number {
  if (view.viewer !== 'spectator') return view.viewer;
  const f = topOf(view);
  return f && 'seat' in f ? f.seat : 0;
}

function placeOf(view: View, seat: number, place: Place): string {
  if (place === DOME) return domePlace(seat);
  const module = view.stations[seat].arms[armOf(place)][indexOf(place)];
  return module === undefined ? seatPlace(seat) : modulePlace(seat, cardOf(module));
}

function outermost(view: View, seat: number, arm: number): string {
  const module = view.stations[seat].arms[arm].at(-1);
  return module === undefined ? seatPlace(seat) : modulePlace(seat, cardOf(module));
}

function cardsNamed(ids: string | number | undefined): Card[] {
  return String(ids ?? '')
    .split(' ')
    .map(id => CARD_ID.indexOf(id))
    .filter(card => card >= 0);
}

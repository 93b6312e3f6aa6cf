/** A table to play at in tests: moves as notation, always through the checked door, every state checked for soundness. */
import type { Seat } from '@fathom/kernel';
import { testTable, told } from '@fathom/kernel/testkit/index.ts';
import { BONUS, CARD_ID, cardNumber, GROUP } from '../data/card.ts';
import { game } from '../game.ts';
import { cardOf, isUsed, lyingOn, type Module } from '../module.ts';
import { trackPoints } from '../score.ts';
import type { State } from '../state.ts';
import { flaws, inventory } from './soundness.ts';

export { told };
export const { play, refused, offered, move, actor } = testTable(game, { flaws, inventory });

/** An arm as text, innermost first: `1A-03*2` has two lying Deeples, `S1!` was used. */
export function arm(s: State, seat: Seat, id: string): string {
  const group = GROUP[cardNumber(id)];
  return s.stations[seat].arms[group].map(writeModule).join(' ');
}

export function cardsOf(s: State, seat: Seat): string[] {
  return s.stations[seat].arms.flat().map(writeModule);
}

function writeModule(module: Module): string {
  const lying = lyingOn(module);
  return `${CARD_ID[cardOf(module)]}${lying > 0 ? `*${lying}` : ''}${isUsed(module) ? '!' : ''}`;
}

/** A row of the tableau from the left: cards, `-` for an empty space, `?` for one nobody has seen. */
export function row(s: State, index: number): string {
  return s.display
    .slice(index * 3, index * 3 + 3)
    .map(card => (card === -1 ? '-' : card < 0 ? '?' : CARD_ID[card]))
    .join(' ');
}

export function track(s: State): number[] {
  return s.stations.map(trackPoints);
}

export function coins(s: State): number[] {
  return s.stations.map(station => station.coins);
}

export function damage(s: State): number[] {
  return s.stations.map(station => station.damage);
}

export function bonuses(s: State): string[] {
  return s.bonus.map(bonus => BONUS[bonus].id);
}

/** Coins between the stations and the pool. A-10: the pool never runs dry. */
import type { State } from './state.ts';

export function earn(s: State, seat: number, coins: number): void {
  s.stations[seat].coins += coins;
  s.bank -= coins;
}

export function spend(s: State, seat: number, coins: number): void {
  earn(s, seat, -coins);
}

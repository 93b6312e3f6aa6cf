/** Coins between the stations and the pool. A-10: the pool never runs dry. */
import type { State } from './state.ts';

export function earn(s: State, seat: number, coins: number): void {
  s.stations[seat].coins += coins;
  s.bank -= coins;
}

export function spend(s: State, seat: number, coins: number): void {
  earn(s, seat, -coins);
}

/** others may not know what a station can pay; whoever plays alone has nobody to hide it from. */
export function hasSecretPurses(s: State): boolean {
  return s.seats > 1 && s.options.coins === 'secret';
}

import { seatOf, stackOf } from '../../../games/flotilla/crew.ts';
import { NUMBERS, TRACKS } from '../../../games/flotilla/data/box.ts';
import { STARTERS } from '../../../games/flotilla/data/crew.ts';
import { HOME } from '../../../games/flotilla/hex.ts';
import { SKIFFS } from '../../../games/flotilla/state.ts';
import type { View } from '../../../games/flotilla/view.ts';
import { type Amounts, type Booking, type Ledger, less, more, now, tally } from './ledger.ts';

const COLOURS = 4;

type Numbers = Readonly<Record<string, number>>;

/** What each deed says. */
const BOOKS: Readonly<Record<string, (p: Numbers) => readonly Booking[]>> = {
  scored: p => [more(`points of ${p.seat}`, p.count, 'count')],
  coins: p => [more(`coins of ${p.seat}`, p.count, 'count')],
  sold: p => [more(`coins of ${p.seat}`, p.coins, 'coins'), ...goods(p, p.colour, -1)],
  bought: p => [less(`coins of ${p.seat}`, p.coins, 'coins'), ...goods(p, p.colour, 1)],
  gained: p => goods(p, p.colour, 1),
  paid: p => goods(p, p.colour, -p.count, 'count'),
  loaded: p => (p.count > 0 ? [more(`goods ${p.colour} of ${p.seat}`, p.count, 'count', 'colour')] : []),
  unloaded: p => [more(`barrels of ${p.seat}`, p.count, 'count')],
  boughtSkiff: p => [less(`coins of ${p.seat}`, p.coins, 'coins'), more(`skiffs of ${p.seat} at ${HOME}`, 1)],
  freeSkiff: p => [more(`skiffs of ${p.seat} at ${HOME}`, 1)],
  sailed: p => [less(`skiffs of ${p.seat} at ${p.from}`, 1), more(`skiffs of ${p.seat} at ${p.to}`, 1, 'to')],
  outpost: p => [less(`coins of ${p.seat}`, p.coins, 'coins'), more(`outposts of ${p.seat}`, 1, 'cell')],
  toll: p => [less(`coins of ${p.seat}`, p.coins, 'coins')],
  toxic: p => [more(`toxicity of ${p.seat}`, p.count, 'count')],
  cleaned: p => [less(`toxicity of ${p.seat}`, p.count, 'count')],
  sealed: p => [more(`seals of ${p.seat}`, 1, 'guild')],
  recruited: p => [more(`crew ${stackOf(p.card)} of ${p.seat}`, 1, 'card')],
  retired: p => [
    more(`retired of ${p.seat}`, 1, 'card'),
    ...(p.card >= STARTERS ? [less(`crew ${stackOf(p.card)} of ${p.seat}`, 1)] : []),
  ],
  influenced: p => [now(`disc ${p.guild} of ${p.seat}`, p.space, 'guild', 'space')],
  dial: p => [now(`dial of ${p.guild}`, p.value, 'guild', 'value')],
  price: p => [now(`price of ${p.colour}`, p.price, 'colour', 'price')],
  survivor: p => [now('survivors of 0', p.space, 'space')],
  ring: p => [now('sonar of 0', p.space)],
  joined: p => [now(`side of ${p.seat}`, 1)],
  lifted: p => [now(`stock of ${p.seat}`, p.count, 'count')],
  kept: p => [more(`stock of ${p.seat}`, 1, 'tile')],
  built: p => [less(`stock of ${p.seat}`, 1, 'tile')],
};

function goods(p: Numbers, colour: number, by: number, ...says: string[]): Booking[] {
  return [more(`barrels of ${p.seat}`, by, ...says), more(`goods ${colour} of ${p.seat}`, by, 'colour')];
}

export const flotilla: Ledger = {
  amounts(view): Amounts {
    const v = view as View;
    const of = (name: string, values: readonly number[]) =>
      Object.fromEntries(values.map((value, i) => [`${name} of ${i}`, value]));
    const seats = v.coins.map((_, seat) => seat);
    const each = (values: readonly number[], seat: number) =>
      values.slice((seat * values.length) / v.seats, ((seat + 1) * values.length) / v.seats);
    return {
      ...of('coins', v.coins),
      ...of('points', v.vp),
      ...of(
        'toxicity',
        seats.map(seat => v.poison[seat] * NUMBERS.toxicitySpaces + v.toxicity[seat]),
      ),
      ...of(
        'barrels',
        seats.map(seat => sum(each(v.barrels, seat))),
      ),
      ...of(
        'seals',
        seats.map(seat => sum(each(v.seals, seat))),
      ),
      ...of('outposts', v.outposts),
      ...of('side', v.side),
      ...of(
        'retired',
        seats.map(seat => v.retired.filter(card => seatOf(card) === seat).length),
      ),
      ...of(
        'stock',
        v.stocks.map(stock => stock.length),
      ),
      ...of('survivors', [v.survivors]),
      ...of('sonar', [v.sonar]),
      ...of(
        'price',
        v.prices.map(space => TRACKS.ladder[space]),
      ),
      ...of('dial', v.dials),
      ...Object.fromEntries(
        seats.flatMap(seat =>
          [0, 1, 2, 3].map(colour => [
            `goods ${colour} of ${seat}`,
            each(v.barrels, seat)[colour] + sum(each(v.cargo, seat).filter((_, i) => i % COLOURS === colour)),
          ]),
        ),
      ),
      ...Object.fromEntries(
        seats.flatMap(seat => each(v.discs, seat).map((space, guild) => [`disc ${guild} of ${seat}`, space])),
      ),
      ...Object.fromEntries(
        v.hands.flatMap(({ crew }, seat) => crew.map((n, stack) => [`crew ${stack} of ${seat}`, n])),
      ),
      ...tally(
        v.skiffs.flatMap((cell, i) => (cell < 0 ? [] : [`skiffs of ${Math.floor(i / SKIFFS)} at ${cell}`])),
      ),
    };
  },

  bookings: ({ key, params }) => BOOKS[key]?.(params as Numbers) ?? [],

  anew: { joined: ['skiffs'] },
};

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

import type { Event } from '@fathom/kernel';
import { seatOf, stackOf } from '../../../games/flotilla/crew.ts';
import { NUMBERS, TRACKS } from '../../../games/flotilla/data/box.ts';
import { STARTERS } from '../../../games/flotilla/data/crew.ts';
import { HOME } from '../../../games/flotilla/hex.ts';
import { SKIFFS } from '../../../games/flotilla/state.ts';
import type { View } from '../../../games/flotilla/view.ts';
import { type Amounts, type Booking, type Ledger, less, more, now, tally } from './ledger.ts';

const COLOURS = 4;

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

  bookings({ key, params }: Event): Booking[] {
    const p = params as Record<string, number>;
    const { seat } = p;
    const goods = (colour: number, by: number, ...says: string[]) => [
      more(`barrels of ${seat}`, by, ...says),
      more(`goods ${colour} of ${seat}`, by, 'colour'),
    ];
    switch (key) {
      case 'scored':
        return [more(`points of ${seat}`, p.count, 'count')];
      case 'coins':
        return [more(`coins of ${seat}`, p.count, 'count')];
      case 'sold':
        return [more(`coins of ${seat}`, p.coins, 'coins'), ...goods(p.colour, -1)];
      case 'bought':
        return [less(`coins of ${seat}`, p.coins, 'coins'), ...goods(p.colour, 1)];
      case 'gained':
        return goods(p.colour, 1);
      case 'paid':
        return goods(p.colour, -p.count, 'count');
      case 'loaded':
        return p.count > 0 ? [more(`goods ${p.colour} of ${seat}`, p.count, 'count', 'colour')] : [];
      case 'unloaded':
        return [more(`barrels of ${seat}`, p.count, 'count')];
      case 'boughtSkiff':
        return [less(`coins of ${seat}`, p.coins, 'coins'), more(`skiffs of ${seat} at ${HOME}`, 1)];
      case 'freeSkiff':
        return [more(`skiffs of ${seat} at ${HOME}`, 1)];
      case 'sailed':
        return [less(`skiffs of ${seat} at ${p.from}`, 1), more(`skiffs of ${seat} at ${p.to}`, 1, 'to')];
      case 'outpost':
        return [less(`coins of ${seat}`, p.coins, 'coins'), more(`outposts of ${seat}`, 1, 'cell')];
      case 'toll':
        return [less(`coins of ${seat}`, p.coins, 'coins')];
      case 'toxic':
        return [more(`toxicity of ${seat}`, p.count, 'count')];
      case 'cleaned':
        return [less(`toxicity of ${seat}`, p.count, 'count')];
      case 'sealed':
        return [more(`seals of ${seat}`, 1, 'guild')];
      case 'recruited':
        return [more(`crew ${stackOf(p.card)} of ${seat}`, 1, 'card')];
      case 'retired':
        return [
          more(`retired of ${seat}`, 1, 'card'),
          ...(p.card >= STARTERS ? [less(`crew ${stackOf(p.card)} of ${seat}`, 1)] : []),
        ];
      case 'influenced':
        return [now(`disc ${p.guild} of ${seat}`, p.space, 'guild', 'space')];
      case 'dial':
        return [now(`dial of ${p.guild}`, p.value, 'guild', 'value')];
      case 'price':
        return [now(`price of ${p.colour}`, p.price, 'colour', 'price')];
      case 'survivor':
        return [now('survivors of 0', p.space, 'space')];
      case 'ring':
        return [now('sonar of 0', p.space)];
      case 'joined':
        return [now(`side of ${seat}`, 1)];
      case 'lifted':
        return [now(`stock of ${seat}`, p.count, 'count')];
      case 'kept':
        return [more(`stock of ${seat}`, 1, 'tile')];
      case 'built':
        return [less(`stock of ${seat}`, 1, 'tile')];
      default:
        return [];
    }
  },

  anew: { joined: ['skiffs'] },
};

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

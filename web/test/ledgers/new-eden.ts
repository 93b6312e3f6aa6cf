import type { Event } from '@fathom/kernel';
import { CRAB, HABITAT, OCTOPUS_TILE, OXYGEN_TILE, TILE_PRICE } from '../../../games/new-eden/data/box.ts';
import { BONUS, GROUP, OCTOPUS_MODULE, RESERVE } from '../../../games/new-eden/data/card.ts';
import { cardOf, lyingOn, standingOn } from '../../../games/new-eden/module.ts';
import type { View } from '../../../games/new-eden/view.ts';
import { type Amounts, type Booking, HIDDEN, type Ledger, less, more, now, tally } from './ledger.ts';

export const newEden: Ledger = {
  amounts(view): Amounts {
    const { seats, stations, hands, display, phase } = view as View;
    const of = (name: string, values: readonly (number | null)[]) =>
      Object.fromEntries(values.map((value, i) => [`${name} of ${i}`, value ?? HIDDEN]));
    return {
      ...of(
        'points',
        stations.map(({ points }) => points.reduce((sum, n) => sum + n, 0)),
      ),
      ...of(
        'coins',
        stations.map(({ coins }) => coins),
      ),
      ...of(
        'damage',
        stations.map(({ damage }) => damage),
      ),
      ...of(
        'plant',
        stations.map(({ plant }) => plant),
      ),
      // Deep Thought needs none.
      ...of('Deeples', stations.slice(0, seats).map(deeplesOf)),
      ...of('hand', phase === 'B' ? hands.map(({ size }) => size) : []),
      ...tally(stations.flatMap(({ tiles }, i) => bits(tiles).map(tile => `tile ${tile} of ${i}`))),
      ...tally(
        stations.flatMap(({ arms }, i) => arms.flat().map(module => `card ${cardOf(module)} of ${i}`)),
      ),
      ...(phase === 'A' &&
        tally(display.flatMap(card => (card !== null && card >= 0 ? [`display ${card}`] : [])))),
    };
  },

  bookings({ key, params }: Event): Booking[] {
    const p = params as Record<string, number>;
    const seat = p.seat;
    switch (key) {
      case 'bought':
        return [
          less(`coins of ${seat}`, p.price, 'price'),
          more(`card ${p.card} of ${seat}`, 1, 'card'),
          less(`display ${p.card}`, 1),
        ];
      case 'scriptTook':
        return [more(`card ${p.card} of ${seat}`, 1, 'card'), less(`display ${p.card}`, 1)];
      case 'removed':
        return [less(`display ${p.card}`, 1, 'card')];
      case 'attached':
        return [more(`card ${p.card} of ${seat}`, 1, 'card')];
      case 'destroyed':
        return [less(`card ${p.card} of ${seat}`, 1, 'card')];
      case 'recruited':
        return [more(`Deeples of ${seat}`, p.deeples, 'deeples')];
      case 'researched':
      case 'passed':
        return [more(`points of ${seat}`, p.points, 'points')];
      case 'earned':
        return [more(`coins of ${seat}`, p.coins, 'coins')];
      case 'damaged':
        return [now(`damage of ${seat}`, p.damage, 'amount', 'damage')];
      case 'repaired':
        return [now(`damage of ${seat}`, p.damage, 'amount', 'damage')];
      case 'plant':
        return [
          more(`coins of ${seat}`, p.coins, 'coins'),
          more(`points of ${seat}`, p.points, 'points'),
          now(`plant of ${seat}`, p.use),
        ];
      case 'expanded':
        return [
          more(`tile ${p.tile} of ${seat}`, 1, 'tile'),
          less(`coins of ${seat}`, TILE_PRICE),
          ...(p.tile === OCTOPUS_TILE ? [more(`card ${cardOf(OCTOPUS_MODULE)} of ${seat}`, 1)] : []),
          ...(p.tile === OXYGEN_TILE ? [more(`card ${cardOf(RESERVE)} of ${seat}`, 1)] : []),
        ];
      case 'bonus':
        return [
          more(`${BONUS[p.bonus].gives === 'coins' ? 'coins' : 'points'} of ${seat}`, p.worth, 'worth'),
        ];
      case 'purchased':
        return [now(`hand of ${seat}`, p.count, 'count')];
      case 'paid':
        return [less(`coins of ${seat}`, p.price, 'price')];
      case 'won':
        return [less(`coins of ${seat}`, p.price, 'price')];
      case 'activated':
        if (GROUP[p.card] === CRAB) return [more(`coins of ${seat}`, p.amount, 'amount', 'card')];
        return GROUP[p.card] === HABITAT ? [more(`points of ${seat}`, p.amount, 'amount', 'card')] : [];
      case 'scriptActivated':
        return [more(`points of ${seat}`, p.points, 'points'), more(`coins of ${seat}`, p.coins, 'coins')];
      default:
        return [];
    }
  },

  anew: {
    round: ['display', 'plant', 'hand'],
    market: ['display', 'hand'],
    attached: ['hand'],
    auction: ['hand'],
    ended: ['coins', 'plant'],
  },
};

function deeplesOf({ dome, tired, arms }: View['stations'][number]): number {
  return arms.flat().reduce((sum, module) => sum + lyingOn(module) + standingOn(module), dome + tired);
}

function bits(mask: number): number[] {
  return Array.from({ length: 8 }, (_, i) => i).filter(i => mask & (1 << i));
}

import { CRAB, HABITAT, OCTOPUS_TILE, OXYGEN_TILE, TILE_PRICE } from '../../../games/new-eden/data/box.ts';
import { BONUS, GROUP, OCTOPUS_MODULE, RESERVE } from '../../../games/new-eden/data/card.ts';
import { cardOf, lyingOn, standingOn } from '../../../games/new-eden/module.ts';
import type { View } from '../../../games/new-eden/view.ts';
import { type Amounts, type Booking, HIDDEN, type Ledger, less, more, now, tally } from './ledger.ts';

type Numbers = Readonly<Record<string, number>>;

/** What each deed says. */
const BOOKS: Readonly<Record<string, (p: Numbers) => readonly Booking[]>> = {
  bought: p => [
    less(`coins of ${p.seat}`, p.price, 'price'),
    more(`card ${p.card} of ${p.seat}`, 1, 'card'),
    less(`display ${p.card}`, 1),
  ],
  scriptTook: p => [more(`card ${p.card} of ${p.seat}`, 1, 'card'), less(`display ${p.card}`, 1)],
  removed: p => [less(`display ${p.card}`, 1, 'card')],
  attached: p => [more(`card ${p.card} of ${p.seat}`, 1, 'card')],
  destroyed: p => [less(`card ${p.card} of ${p.seat}`, 1, 'card')],
  recruited: p => [more(`Deeples of ${p.seat}`, p.deeples, 'deeples')],
  researched: p => [more(`points of ${p.seat}`, p.points, 'points')],
  passed: p => [more(`points of ${p.seat}`, p.points, 'points')],
  earned: p => [more(`coins of ${p.seat}`, p.coins, 'coins')],
  damaged: p => [now(`damage of ${p.seat}`, p.damage, 'amount', 'damage')],
  repaired: p => [now(`damage of ${p.seat}`, p.damage, 'amount', 'damage')],
  plant: p => [
    more(`coins of ${p.seat}`, p.coins, 'coins'),
    more(`points of ${p.seat}`, p.points, 'points'),
    now(`plant of ${p.seat}`, p.use),
  ],
  expanded: p => [
    more(`tile ${p.tile} of ${p.seat}`, 1, 'tile'),
    less(`coins of ${p.seat}`, TILE_PRICE),
    ...(p.tile === OCTOPUS_TILE ? [more(`card ${cardOf(OCTOPUS_MODULE)} of ${p.seat}`, 1)] : []),
    ...(p.tile === OXYGEN_TILE ? [more(`card ${cardOf(RESERVE)} of ${p.seat}`, 1)] : []),
  ],
  bonus: p => [
    more(`${BONUS[p.bonus].gives === 'coins' ? 'coins' : 'points'} of ${p.seat}`, p.worth, 'worth'),
  ],
  purchased: p => [now(`hand of ${p.seat}`, p.count, 'count')],
  paid: p => [less(`coins of ${p.seat}`, p.price, 'price')],
  won: p => [less(`coins of ${p.seat}`, p.price, 'price')],
  activated: p => {
    if (GROUP[p.card] === CRAB) return [more(`coins of ${p.seat}`, p.amount, 'amount', 'card')];
    return GROUP[p.card] === HABITAT ? [more(`points of ${p.seat}`, p.amount, 'amount', 'card')] : [];
  },
  scriptActivated: p => [
    more(`points of ${p.seat}`, p.points, 'points'),
    more(`coins of ${p.seat}`, p.coins, 'coins'),
  ],
};

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

  bookings: ({ key, params }) => BOOKS[key]?.(params as Numbers) ?? [],

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

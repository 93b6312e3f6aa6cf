import type { Event } from '@fathom/kernel';
import { columnOf, SPACES } from '../../../games/submarine/space.ts';
import { besideContainer, colourOf, inContainer } from '../../../games/submarine/token.ts';
import type { View } from '../../../games/submarine/view.ts';
import { type Amounts, type Booking, type Ledger, less, more, now, tally } from './ledger.ts';

export const submarine: Ledger = {
  amounts(view): Amounts {
    const { seats, at, submarines, ships, hands, piles, discards } = view as View;
    const fleet = submarines.length / seats;
    return {
      ...Object.fromEntries(hands.map(({ size }, seat) => [`hand of ${seat}`, size])),
      ...Object.fromEntries(piles.map((pile, seat) => [`pile of ${seat}`, pile.length])),
      ...Object.fromEntries(discards.map((count, colour) => [`discarded ${colour}`, count])),
      ...Object.fromEntries(ships.map((column, seat) => [`ship of ${seat}`, column])),
      ...Object.fromEntries(
        ships.map((_, seat) => [
          `tokens of ${seat}`,
          at.filter(place => place === inContainer(seat) || place === besideContainer(seat)).length,
        ]),
      ),
      ...Object.fromEntries(at.map((place, token) => [`token ${token}`, place < SPACES ? place : -1])),
      ...tally(
        submarines.flatMap((space, i) =>
          space < 0 ? [] : [`submarines of ${Math.floor(i / fleet)} in ${columnOf(space)}`],
        ),
      ),
      ...tally(
        submarines.flatMap((space, i) =>
          space < 0 || space % 4 === 0 ? [] : [`submarines of ${Math.floor(i / fleet)} at ${space}`],
        ),
      ),
    };
  },

  bookings({ key, params }: Event): Booking[] {
    const p = params as Record<string, number>;
    const { seat } = p;
    switch (key) {
      case 'drew':
        return [more(`hand of ${seat}`, p.count, 'count'), less(`pile of ${seat}`, p.count)];
      case 'paid':
        return [less(`pile of ${seat}`, p.count, 'count'), more(`pile of ${p.to}`, p.count, 'to')];
      case 'paidFromHand':
        return [less(`hand of ${seat}`, 1), more(`pile of ${p.to}`, 1, 'to')];
      case 'salvaged':
        return [
          less(`hand of ${seat}`, 1),
          more(`discarded ${colourOf(p.token)}`, 1),
          now(`token ${p.token}`, -1, 'token', 'space'),
          more(`tokens of ${seat}`, 1),
        ];
      case 'joker':
        return [now(`token ${p.token}`, -1, 'token', 'space'), now(`token ${p.joker}`, p.space, 'joker')];
      case 'placed':
        return [more(`submarines of ${seat} in ${p.column}`, 1, 'column')];
      case 'relocated':
        return [
          less(`submarines of ${seat} in ${columnOf(p.from)}`, 1),
          more(`submarines of ${seat} in ${columnOf(p.to)}`, 1),
          ...(p.from % 4 === 0 ? [] : [less(`submarines of ${seat} at ${p.from}`, 1, 'from')]),
          ...(p.to % 4 === 0 ? [] : [more(`submarines of ${seat} at ${p.to}`, 1, 'to')]),
        ];
      case 'sailed':
        return [now(`ship of ${seat}`, p.column, 'column')];
      default:
        return [];
    }
  },

  // A ship that leaves stands beside the board, and so do all at the beginning of a voyage.
  anew: { left: ['ship of'], voyage: ['ship of'] },
};

/** What can be read about the pieces, cards and spaces of Submarine. */

import { actsWith, type Meter, type Reading, readerOf } from '@fathom/parts/reading.ts';
import { nameOf } from '@fathom/parts/table.ts';
import { fits } from '../container.ts';
import { COLOURS, KINDS } from '../data/box.ts';
import type { Move } from '../move.ts';
import { debtsFor } from '../submarines.ts';
import { besideContainer, colourOf, inContainer, isMussel, kindOf, type Token } from '../token.ts';
import type { View } from '../view.ts';
import { listed } from '../words/list.ts';
import { de } from '../words/reading.de.ts';
import { en } from '../words/reading.en.ts';
import { speech } from '../words/speech.ts';
import { choicesOf } from './choices.ts';
import { prospect } from './prospect.ts';
import { type Table, traySeat } from './table.ts';

export const words = { en, de };

type Read = Reading<Move>;

export const reader = readerOf<View, Move>({
  'space:*:token:*': (table, _, token) => ofToken(table, token),
  'space:*:fleet:*': (table, space, seat) => ofFleet(table, space, seat),
  'space:*': ({ say }, space) => ({
    title: say('read.space', { space }),
    lines: [{ text: say('read.spaceText'), rule: 'SU-27' }],
  }),
  'seat:*:jokers:*': (table, _, token) => ({
    ...named(token),
    lines: [{ text: table.say('read.joker'), rule: 'SU-37' }],
  }),
  'seat:*:container:*': (table, seat, kind) => ofPlace(table, seat, kind),
  'seat:*:container': () => ({ about: 'container', icon: 'i-check' }),
  'seat:*:jokers': () => ({ about: 'joker', icon: 'i-mussel' }),
  'seat:*:pile': (table, seat) => ofPile(table, seat),
  'seat:*:hand': (table, seat) => ofHand(table, seat),
  'tray:hand:*': (table, colour) => ofCard(table, colour),
  'board:discards': ({ say }) => ({
    title: say('panel.discards'),
    icon: 'i-pile',
    lines: [{ text: say('read.discards'), rule: 'SU-31' }],
  }),
  'column:*': (table, column) => ofColumn(table, column),
  'level:*': (_, level) => ({ about: level === 1 ? 'surface' : `level-${level}` }),
  harbour: () => ({ about: 'left', icon: 'i-ship' }),
  exit: table => ({ about: 'right', icon: 'i-ship', acts: actsOf(table, [choicesOf(table.moves).leave]) }),
});

const METERS: readonly Meter<View>[] = [
  {
    icon: 'i-check',
    label: say => say('read.meter.treasures'),
    of: (v, seat) => count(v, inContainer(seat)),
    better: 'more',
  },
  {
    icon: 'i-mussel',
    label: say => say('read.meter.jokers'),
    of: (v, seat) => count(v, besideContainer(seat)),
  },
  { icon: 'i-card', label: say => say('read.meter.hand'), of: (v, seat) => v?.hands?.[seat]?.size },
  { icon: 'i-pile', label: say => say('read.meter.pile'), of: (v, seat) => v?.piles?.[seat]?.length },
];

const actsOf = actsWith<View, Move>(speech, METERS);

/** Tokens at a place, where all of them are certain. */
function count(
  view: { readonly at?: readonly (number | undefined)[] | undefined } | undefined,
  place: number,
): number | undefined {
  return view?.at?.every(at => at !== undefined) ? view.at.filter(at => at === place).length : undefined;
}

function named(token: Token): Read {
  return {
    about: isMussel(token) ? `mussel-${COLOURS[colourOf(token)]}` : KINDS[kindOf(token)],
    icon: isMussel(token) ? 'i-mussel' : `t-${KINDS[kindOf(token)]}`,
  };
}

function ofToken(table: Table, token: Token): Read {
  const { say, view, moves } = table;
  const ways = choicesOf(moves).salvage.get(token) ?? [];
  const seat = traySeat(table);
  return {
    ...named(token),
    title: say('token', { token }),
    lines: [
      { text: say(fits(view, seat, token) ? 'read.new' : 'read.again'), rule: 'SU-36' },
      { text: priceOf(table, token), rule: 'SU-32' },
    ],
    acts: actsOf(table, ways),
    careful: true,
    wish: { kind: 'salvage', token },
  };
}

/** The card of its colour, and whom it passes on its way up. */
function priceOf(table: Table, token: Token): string {
  const { say, view } = table;
  const debts = debtsFor(view, traySeat(table), view.at[token]).map(({ to, cards }) =>
    say('preview.debt', { cards, name: nameOf(table, to) }),
  );
  const colour = colourOf(token);
  return debts.length === 0
    ? say('read.free', { colour })
    : say('read.price', { colour, debts: listed(say, debts) });
}

function ofFleet(table: Table, space: number, seat: number): Read {
  const movable = seat === table.view.seat && choicesOf(table.moves).relocate.has(space);
  return {
    about: 'submarine',
    icon: 'i-sub',
    kind: nameOf(table, seat),
    lines: movable ? [{ text: table.say('read.movable'), rule: 'SU-27' }] : [],
    wish: { kind: 'relocate', from: space, to: space },
  };
}

function ofPlace(table: Table, seat: number, kind: number): Read {
  const { say, view } = table;
  const mine = view.at.findIndex(
    (at, token) => at === inContainer(seat) && !isMussel(token) && kindOf(token) === kind,
  );
  return {
    about: KINDS[kind],
    icon: `t-${KINDS[kind]}`,
    kind: say(mine < 0 ? 'read.missing' : 'read.got', { name: nameOf(table, seat) }),
  };
}

function ofPile({ say, view }: Table, seat: number): Read {
  return {
    title: say('read.pile', { n: view.piles[seat].length }),
    icon: 'i-pile',
    lines: [{ text: say('read.pileText'), rule: 'SU-32' }],
  };
}

function ofHand({ say, view }: Table, seat: number): Read {
  return {
    title: say('seat.hand', { n: view.hands[seat].size }),
    icon: 'i-card',
    lines: [{ text: say('read.handText'), rule: 'SU-31' }],
  };
}

function ofCard(table: Table, colour: number): Read {
  const move = choicesOf(table.moves).card.get(colour);
  return {
    about: `card-${COLOURS[colour]}`,
    icon: 'i-card',
    acts: actsOf(table, [move]),
    wish: { kind: 'exchange', colour },
  };
}

function ofColumn(table: Table, column: number): Read {
  const { say, moves } = table;
  const { submarines, payable, treasures } = prospect(table, column);
  return {
    title: say('preview.title', { column, kind: 'column' }),
    icon: 'i-ship',
    lines: [
      { text: say('preview.treasures', { n: treasures }), rule: 'SU-45' },
      {
        text: submarines.length === 0 ? say('preview.none') : say('read.below', { n: submarines.length }),
        rule: 'SU-19',
      },
      ...(payable ? [{ text: say('read.payable', { n: payable.length }), rule: 'SU-31' }] : []),
    ],
    acts: actsOf(table, [choicesOf(moves).stop.get(column)]),
    wish: { kind: 'sail', column },
  };
}

/** What the tables of pieces, cards and spaces say in English. */
import { choose } from '@fathom/kernel';
import { COLOURS, KINDS } from '../data/box.ts';
import { capital } from './capital.ts';
import { aCard, tokenName } from './names.en.ts';
import { token } from './select.ts';

const TOLL = 'a card for every opposing submarine in its space or above it';

export const reference = {
  'reference.pieces': 'Pieces',
  'reference.treasures': 'Treasures',
  'reference.mussels': 'Mussels',
  'reference.cards': 'Salvage cards',
  'reference.spaces': 'The board',
  'reference.deal': 'What everybody gets',
  'reference.endings': 'How the game ends',

  'reference.ship.name': 'Research ship',
  'reference.ship.effect':
    'Sails to the right in every turn, to a column with a submarine of yours or off the board. Only submarines below it act.',
  'reference.submarine.name': 'Submarine',
  'reference.submarine.effect':
    'Salvages in its space, or moves to any space of its level, the level above or the level below. Others pay you a card for each treasure they bring up past it.',
  'reference.container.name': 'Container',
  'reference.container.effect': 'Has one place for each of the twelve kinds. Whoever fills it first wins.',
  'reference.joker.name': 'Joker',
  'reference.joker.effect':
    'A mussel or a duplicate treasure beside your container. It brings up any treasure one of your submarines can reach, without a card and without payments, and stays on the board in its place.',

  'reference.treasure.name': choose('kind', KINDS.map(capital)),
  'reference.treasure.effect':
    'Fills a place of its own in your container. If you have the kind already, the token is a joker from your next turn on. There are {copies}, one in each colour.',
  'reference.treasure.cost': `a card of its colour and ${TOLL}, or a joker`,
  'reference.mussel.name': token('token', t => capital(tokenName(t))),
  'reference.mussel.effect': 'A joker. It never fills a place in the container.',
  'reference.mussel.cost': `when it lies on the board: ${choose('colour', aCard())} and ${TOLL}`,
  'reference.card.name': choose(
    'colour',
    COLOURS.map(colour => `${capital(colour)} card`),
  ),
  'reference.card.effect': `From your hand it brings up a ${choose('colour', COLOURS)} treasure or the ${choose('colour', COLOURS)} mussel, and is then out of the game. From your draw pile it pays an opponent. There are {copies}.`,

  'reference.left.effect': 'Here the ships wait for the voyage to begin.',
  'reference.surface.effect': 'The surface. Only ships sail here, any number of them in a column.',
  'reference.level.effect':
    'Under water. At the beginning every column has {treasures, plural, one {# treasure} other {# treasures}} here. A space holds any number of submarines.',
  'reference.right.effect':
    'Here a ship waits until all have left the board. In each turn until then you may put a hand card under your draw pile and take a new one.',

  'reference.deal.name': '{seats} players',
  'reference.deal.effect':
    '{cards, plural, one {# card} other {# cards}}, three of them in hand; {submarines, plural, one {# submarine} other {# submarines}}; one mussel. {all, select, 60 {All 60 cards} other {{all} of the 60 cards}} are in play.',

  'reference.ending.container': 'At once. Its owner wins.',
  'reference.ending.column':
    'At once, when its last treasure is salvaged; mussels do not count. Whoever has the most treasures wins; jokers, then cards break a tie.',
  'reference.ending.cards':
    'After a turn, when all cards are discarded. Whoever has the most treasures wins; jokers, then cards break a tie.',
  'reference.ending.idle':
    'After two, three or five voyages in a row, as the table has chosen, without a card being discarded or a treasure entering a container. Whoever has the most treasures wins; jokers, then cards break a tie.',
} as const satisfies Readonly<Record<string, string>>;

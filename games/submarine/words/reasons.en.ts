/** What the numbers of a position are called, and what a move does that changes them. */
import { choose, type Reasons } from '@fathom/kernel';
import { COLOURS } from '../data/box.ts';
import { aCard } from './names.en.ts';

const A_TREASURE = '{n, plural, one {a treasure} other {# treasures}}';
const MORE_TREASURES = '{n, plural, one {one more treasure} other {# more treasures}}';
const ONE_TREASURE = '{n, plural, one {one treasure} other {# treasures}}';
const ONE_KIND = '{n, plural, one {one missing kind} other {# missing kinds}}';
const A_KIND = '{n, plural, one {a missing kind} other {# missing kinds}}';

export const en = {
  treasures: {
    name: 'treasures in the container',
    more: `brings ${A_TREASURE} into the container`,
    less: `takes ${A_TREASURE} out of the container`,
  },
  jokers: {
    name: 'jokers',
    more: 'brings {n, plural, one {a joker} other {# jokers}}',
    less: 'spends {n, plural, one {a joker} other {# jokers}}',
  },
  cards: {
    name: 'salvage cards in hand and pile',
    more: 'brings {n, plural, one {a card} other {# cards}} from others',
    less: 'costs {n, plural, one {a card} other {# cards}}',
  },
  hand: {
    name: 'cards in hand',
    more: 'leaves {n, plural, one {one more card} other {# more cards}} to choose from',
    less: 'leaves {n, plural, one {one card} other {# cards}} fewer to choose from',
  },
  'pile-empty': {
    name: 'an empty pile',
    more: 'uses up the draw pile',
    less: 'puts cards on an empty draw pile',
  },
  shortage: {
    name: 'cards missing for a full container',
    more: 'leaves too few cards to fill the container',
    less: 'makes a full container affordable again',
  },
  'hand-colour': {
    name: `${choose('colour', aCard())} in hand`,
    more: `brings ${choose('colour', aCard())} into the hand`,
    less: `gives away the last ${choose('colour', COLOURS)} card`,
  },
  'kinds-ahead': {
    name: 'missing kinds payable at a stop ahead',
    more: `puts ${A_KIND} within reach of this voyage`,
    less: `loses reach of ${A_KIND} for this voyage`,
  },
  'kinds-passed': {
    name: 'missing kinds payable on the next voyage',
    more: `prepares ${A_KIND} for the next voyage`,
    less: `leaves ${ONE_KIND} fewer for the next voyage`,
  },
  'kinds-tolled': {
    name: 'missing kinds within reach for a toll of one card',
    more: `puts ${A_KIND} within reach for one card of toll`,
    less: `leaves ${ONE_KIND} fewer within reach for a toll`,
  },
  'kinds-waiting': {
    name: 'missing kinds within reach, not payable yet',
    more: `places submarines at ${A_KIND} not payable yet`,
    less: `leaves ${ONE_KIND} fewer waiting for the right card`,
  },
  free: {
    name: 'treasures to be had without a toll',
    more: `makes ${A_TREASURE} payable without a toll`,
    less: `leaves ${ONE_TREASURE} fewer payable without a toll`,
  },
  cheap: {
    name: 'treasures to be had for a toll of one card',
    more: `makes ${A_TREASURE} payable with one card of toll`,
    less: `leaves ${ONE_TREASURE} fewer payable with one card of toll`,
  },
  dear: {
    name: 'treasures behind a toll of two cards and more',
    more: `leaves ${A_TREASURE} behind a high toll`,
    less: `frees ${A_TREASURE} from a high toll`,
  },
  unmatched: {
    name: 'treasures within reach without a matching card',
    more: `leaves ${MORE_TREASURES} without a matching card`,
    less: `leaves ${ONE_TREASURE} fewer without a matching card`,
  },
  ahead: {
    name: 'payable treasures ahead of the ship',
    more: `keeps ${MORE_TREASURES} ahead of the ship`,
    less: `leaves ${ONE_TREASURE} fewer ahead of the ship`,
  },
  'best-stop': {
    name: 'new kinds payable together at the best stop ahead',
    more: `prepares a stop that pays for ${MORE_TREASURES} at once`,
    less: `makes the best stop ahead poorer by ${A_TREASURE}`,
  },
  'best-column': {
    name: 'new kinds payable together in the best column',
    more: `prepares a column that pays for ${MORE_TREASURES} at once`,
    less: `makes the best column poorer by ${A_TREASURE}`,
  },
  tolls: {
    name: 'tolls on treasures others want',
    more: 'makes others pay more for what they want',
    less: 'lets others have what they want for less',
  },
  'single-tolls': {
    name: 'treasures others want for a toll of one card',
    more: `puts a toll of one card on ${A_TREASURE} others want`,
    less: `gives up tolls of one card on ${A_TREASURE} others want`,
  },
  'open-treasures': {
    name: 'missing treasures nobody has a submarine at',
    more: `leaves ${MORE_TREASURES} unguarded`,
    less: `leaves ${ONE_TREASURE} fewer unguarded`,
  },
  stops: {
    name: 'stops left on this voyage',
    more: 'gains {n, plural, one {a stop} other {# stops}} on this voyage',
    less: 'gives up {n, plural, one {a stop} other {# stops}} on this voyage',
  },
  'ship-out': {
    name: 'ship off the board',
    more: 'takes the ship off the board',
    less: 'brings the ship back to the start',
  },
  'ship-column': {
    name: 'how far the ship has sailed',
    more: 'sails {n, plural, one {a column} other {# columns}} on',
    less: 'starts a new voyage',
  },
  level: {
    name: 'submarines on level {level}',
    more: 'brings {n, plural, one {a submarine} other {# submarines}} to level {level}',
    less: 'takes {n, plural, one {a submarine} other {# submarines}} off level {level}',
  },
  'on-turn': {
    name: 'on turn',
    more: 'keeps the turn',
    less: 'ends the turn',
  },
  waits: {
    name: 'others who play first',
    more: 'lets {n, plural, one {another} other {# others}} play first',
    less: 'brings the next turn nearer',
  },
  'scarcest-column': {
    name: 'treasures in the emptiest column',
    more: 'puts off the end',
    less: 'brings the end nearer: the emptiest column gets emptier',
  },
  'column-nearly-empty': {
    name: 'a column about to run out',
    more: 'leaves a column about to run out',
    less: 'fills a column that was about to run out',
  },
  'treasures-left': {
    name: 'treasures in the sea',
    more: `leaves ${MORE_TREASURES} in the sea`,
    less: `leaves ${ONE_TREASURE} fewer in the sea`,
  },
  'most-treasures': {
    name: 'treasures of whoever has the most',
    more: `gives whoever leads ${MORE_TREASURES}`,
    less: `leaves whoever leads ${ONE_TREASURE} fewer`,
  },
  idle: {
    name: 'voyages without progress',
    more: 'lets a voyage pass without progress',
    less: 'makes progress, so the game goes on',
  },
  placing: {
    name: 'submarines still to be placed',
    more: 'goes on placing submarines',
    less: 'ends the placing of submarines',
  },
  'ships-out': {
    name: 'ships off the board',
    more: 'leaves {n, plural, one {another ship} other {# more ships}} off the board',
    less: 'starts a new voyage for everybody',
  },
  'discarded-colour': {
    name: `${choose('colour', COLOURS)} cards discarded`,
    more: `makes ${choose('colour', COLOURS)} cards scarcer`,
    less: `makes ${choose('colour', COLOURS)} cards more common`,
  },
} satisfies Reasons;

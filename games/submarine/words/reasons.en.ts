/** What the numbers of a position are called, and what a move does that changes them. */
import type { Reasons } from '@fathom/kernel';
import { COLOURS } from '../data/box.ts';
import { aCard } from './names.en.ts';
import { choose } from './select.ts';

const A_TREASURE = '{n, plural, one {a treasure} other {# treasures}}';
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
    more: 'leaves {n, plural, one {a card} other {# cards}} more to choose from',
    less: 'leaves {n, plural, one {a card} other {# cards}} fewer to choose from',
  },
  'pile-empty': {
    name: 'an empty pile',
    more: 'uses up the draw pile',
    less: 'puts cards into an empty draw pile',
  },
  shortage: {
    name: 'cards too few for a full container',
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
    less: `leaves ${A_KIND} fewer for the next voyage`,
  },
  'kinds-tolled': {
    name: 'missing kinds within reach for a toll of one card',
    more: `puts ${A_KIND} within reach for one card of toll`,
    less: `leaves ${A_KIND} fewer within reach for a toll`,
  },
  'kinds-waiting': {
    name: 'missing kinds at own submarines, not payable yet',
    more: `places submarines at ${A_KIND} not payable yet`,
    less: `leaves ${A_KIND} fewer waiting for the right card`,
  },
  free: {
    name: 'treasures to be had without a toll',
    more: `makes ${A_TREASURE} payable without a toll`,
    less: `leaves ${A_TREASURE} fewer payable without a toll`,
  },
  cheap: {
    name: 'treasures to be had for a toll of one card',
    more: `makes ${A_TREASURE} payable with one card of toll`,
    less: `leaves ${A_TREASURE} fewer payable with one card of toll`,
  },
  dear: {
    name: 'treasures behind a toll of two cards and more',
    more: `leaves ${A_TREASURE} behind a high toll`,
    less: `frees ${A_TREASURE} from a high toll`,
  },
  unmatched: {
    name: 'treasures at own submarines without a matching card',
    more: `leaves ${A_TREASURE} more without a matching card`,
    less: `leaves ${A_TREASURE} fewer without a matching card`,
  },
  ahead: {
    name: 'payable treasures ahead of the ship',
    more: `keeps ${A_TREASURE} more ahead of the ship`,
    less: `leaves ${A_TREASURE} fewer ahead of the ship`,
  },
  'best-stop': {
    name: 'new kinds payable together at the best stop ahead',
    more: `prepares a stop that pays for ${A_TREASURE} more at once`,
    less: `makes the best stop ahead poorer by ${A_TREASURE}`,
  },
  'best-column': {
    name: 'new kinds payable together in the best column',
    more: `prepares a column that pays for ${A_TREASURE} more at once`,
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
    more: `leaves ${A_TREASURE} more unguarded`,
    less: `leaves ${A_TREASURE} fewer unguarded`,
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
    name: 'treasures in the scarcest column',
    more: 'takes the end further away',
    less: 'brings the end nearer: the scarcest column gets scarcer',
  },
  'column-nearly-empty': {
    name: 'a column about to run out',
    more: 'leaves a column about to run out',
    less: 'fills a column that was about to run out',
  },
  'treasures-left': {
    name: 'treasures in the sea',
    more: `leaves ${A_TREASURE} more in the sea`,
    less: `leaves ${A_TREASURE} fewer in the sea`,
  },
  'most-treasures': {
    name: 'treasures of whoever has the most',
    more: `gives whoever leads ${A_TREASURE} more`,
    less: `leaves whoever leads ${A_TREASURE} fewer`,
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

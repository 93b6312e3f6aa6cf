/** What the numbers of a position are called, and what a move does that changes them. */
import { choose, type Reasons } from '@fathom/kernel';

const POINTS = '{n, plural, one {a point} other {# points}}';
const COINS = '{n, plural, one {a coin} other {# coins}}';
const DEEPLES = '{n, plural, one {a Deeple} other {# Deeples}}';
const A_CARD = choose('which', [
  'a harvesting crab',
  'a seashell habitat',
  'a repair octopus',
  'a boatyard',
  'an oxygen tank',
  'a research card',
]);
const GROUP = choose('which', [
  'crabs',
  'habitats',
  'octopuses',
  'boatyards',
  'oxygen tanks',
  'research cards',
]);
const MADE = choose('which', ['coins from crabs', 'points from habitats', 'repair from octopuses']);
const TILE = choose('which', ['boatyard', 'octopus', 'oxygen', 'research']);
const PHASE = choose('which', ['development', 'the black market', 'the auction']);
const ROUND = choose('which', ['1', '2', '3']);

export const en = {
  score: {
    name: 'points if the game ended now',
    more: `would be worth ${POINTS} if the game ended now`,
    less: `would cost ${POINTS} if the game ended now`,
  },
  expected: {
    name: 'points to be expected at the end',
    more: `promises ${POINTS} more at the end`,
    less: `promises ${POINTS} less at the end`,
  },
  track: { name: 'points on the score track', more: `scores ${POINTS} at once`, less: `loses ${POINTS}` },
  printed: {
    name: 'points printed on the station',
    more: `adds ${POINTS} to the value of the station`,
    less: `takes ${POINTS} from the value of the station`,
  },
  staffed: {
    name: 'points for staffed modules',
    more: `brings ${POINTS} for staffed modules`,
    less: `loses ${POINTS} for staffed modules`,
  },
  'bonus-coins': {
    name: 'coins from the bonus cards of this round',
    more: `earns ${COINS} more from the bonus cards`,
    less: `earns ${COINS} less from the bonus cards`,
  },
  'bonus-points': {
    name: 'points from the bonus cards of this round',
    more: `scores ${POINTS} more with the bonus cards`,
    less: `scores ${POINTS} less with the bonus cards`,
  },
  damage: { name: 'damage', more: 'causes {n} damage', less: 'repairs {n} damage' },
  pointer: {
    name: 'damage the station bears',
    more: 'lets the station bear {n} more damage',
    less: 'lets the station bear {n} less damage',
  },
  margin: {
    name: 'how far the damage is below the limit',
    more: 'brings the station {n} further below its limit',
    less: 'brings the station {n} closer to its limit',
  },
  unstable: {
    name: 'a station beyond its limit',
    more: 'pushes the station beyond its limit',
    less: 'brings the station back below its limit',
  },
  narrow: {
    name: 'a station just below its limit',
    more: 'leaves the station just below its limit',
    less: 'takes the station off the edge',
  },
  coins: { name: 'coins', more: `brings ${COINS}`, less: `costs ${COINS}` },
  cards: {
    name: GROUP,
    more: `adds ${A_CARD}`,
    less: `gives up ${A_CARD}`,
  },
  yield: {
    name: `${MADE} in a full round`,
    more: `raises the ${MADE} by {n} a round`,
    less: `lowers the ${MADE} by {n} a round`,
  },
  fresh: {
    name: `${MADE} still open this round`,
    more: `opens {n} more in ${MADE} this round`,
    less: `uses up {n} of the ${MADE} of this round`,
  },
  staff: {
    name: 'spaces for Deeples',
    more: 'adds {n, plural, one {a space} other {# spaces}} for Deeples',
    less: 'loses {n, plural, one {a space} other {# spaces}} for Deeples',
  },
  deeples: { name: 'Deeples', more: `brings ${DEEPLES}`, less: `loses ${DEEPLES}` },
  dome: {
    name: 'Deeples ready in the dome',
    more: `readies ${DEEPLES} in the dome`,
    less: `sends ${DEEPLES} out to work`,
  },
  bottles: {
    name: 'oxygen bottles left this round',
    more: 'leaves {n, plural, one {one more bottle} other {# more bottles}} this round',
    less: 'uses {n, plural, one {a bottle} other {# bottles}} of oxygen',
  },
  steps: {
    name: 'steps the oxygen lasts for',
    more: 'lets Deeples swim {n, plural, one {a step} other {# steps}} further',
    less: 'uses up {n, plural, one {a step} other {# steps}} of oxygen',
  },
  plant: {
    name: 'uses of the power plant left',
    more: 'keeps the power plant for later',
    less: 'runs the power plant',
  },
  'plant-research': {
    name: 'research that improves the power plant',
    more: 'improves the power plant',
    less: 'weakens the power plant',
  },
  tile: {
    name: `the ${TILE} expansion`,
    more: `builds the ${TILE} expansion`,
    less: `lacks the ${TILE} expansion`,
  },
  'coins-now': {
    name: 'coins that can still be made this round',
    more: `opens ${COINS} more for the crew this round`,
    less: `leaves ${COINS} less to be made this round`,
  },
  'points-now': {
    name: 'points that can still be made this round',
    more: `opens ${POINTS} more for the crew this round`,
    less: `leaves ${POINTS} less to be made this round`,
  },
  'repair-now': {
    name: 'repair that can still be made this round',
    more: 'opens {n} more repair this round',
    less: 'leaves {n} less repair this round',
  },
  'coins-next': {
    name: 'coins of the rounds to come',
    more: `promises ${COINS} more in the rounds to come`,
    less: `promises ${COINS} less in the rounds to come`,
  },
  'points-next': {
    name: 'points of the rounds to come',
    more: `promises ${POINTS} more in the rounds to come`,
    less: `promises ${POINTS} less in the rounds to come`,
  },
  'repair-next': {
    name: 'repair of the rounds to come',
    more: 'promises {n} more repair in the rounds to come',
    less: 'promises {n} less repair in the rounds to come',
  },
  idle: {
    name: 'Deeples without work',
    more: `leaves {n, plural, one {one more Deeple} other {# more Deeples}} without work`,
    less: `finds work for ${DEEPLES}`,
  },
  'best-card': {
    name: 'what the best card on offer is worth',
    more: 'leaves a better card to be bought',
    less: 'leaves less to be bought',
  },
  'best-row': {
    name: 'what the best row at auction is worth',
    more: 'leaves a better row to bid for',
    less: 'leaves less to bid for',
  },
  passed: { name: 'passed', more: 'ends the development of this round', less: 'begins a new phase' },
  nautilus: {
    name: 'the Nautilus marker',
    more: 'takes the Nautilus marker',
    less: 'gives the Nautilus marker away',
  },
  hand: {
    name: 'cards from the black market in hand',
    more: 'takes {n, plural, one {a card} other {# cards}} in hand',
    less: 'gives {n, plural, one {a card} other {# cards}} up from the hand',
  },
  'on-turn': { name: 'on turn', more: 'keeps the turn', less: 'ends the turn' },
  round: { name: `round ${ROUND}`, more: `begins round ${ROUND}`, less: `ends round ${ROUND}` },
  phase: { name: PHASE, more: `begins ${PHASE}`, less: `ends ${PHASE}` },
  offered: {
    name: 'cards on offer',
    more: 'puts {n, plural, one {one more card} other {# more cards}} on offer',
    less: 'leaves {n, plural, one {one card} other {# cards}} fewer on offer',
  },
  rows: {
    name: 'rows still to be auctioned',
    more: 'leaves {n, plural, one {one more row} other {# more rows}} to be auctioned',
    less: 'leaves {n, plural, one {one row} other {# rows}} fewer to be auctioned',
  },
  bonus: {
    name: `bonus for ${GROUP}`,
    more: `turns up a bonus for ${GROUP}`,
    less: `ends the bonus for ${GROUP}`,
  },
  'rival-score': {
    name: 'Deep Thought’s points if the game ended now',
    more: `leaves Deep Thought ${POINTS} more`,
    less: `takes ${POINTS} from Deep Thought`,
  },
  'rival-expected': {
    name: 'points Deep Thought can expect',
    more: `promises Deep Thought ${POINTS} more at the end`,
    less: `promises Deep Thought ${POINTS} less at the end`,
  },
  'rival-margin': {
    name: 'how far Deep Thought’s damage is below its limit',
    more: 'brings Deep Thought {n} further below its limit',
    less: 'brings Deep Thought {n} closer to its limit',
  },
  'rival-cards': {
    name: 'value of Deep Thought’s station',
    more: `adds ${POINTS} to Deep Thought’s station`,
    less: `takes ${POINTS} from Deep Thought’s station`,
  },
} satisfies Reasons;

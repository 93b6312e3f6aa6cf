/** What the numbers of a position are called, and what a move does that changes them. */
import { choose, type Reasons } from '@fathom/kernel';

const POINTS = '{n, plural, one {a victory point} other {# victory points}}';
const COINS = '{n, plural, one {a coin} other {# coins}}';
const GUILD = choose('which', ['Traders', 'Speakers', 'Delvers', 'Founders']);
const COLOUR = choose('which', ['green', 'red', 'blue', 'yellow']);
const BARRELS = `{n, plural, one {a ${COLOUR} barrel} other {# ${COLOUR} barrels}}`;
const SKIFFS = '{n, plural, one {a skiff} other {# skiffs}}';
const TILES = '{n, plural, one {a tile} other {# tiles}}';
const DISTRICT = `{n, plural, one {a ${COLOUR} tile} other {# ${COLOUR} tiles}}`;
const BUILDING = choose('which', ['greenhouses', 'refineries', 'factories', 'habitats']);
const STACK = choose('which', ['first', 'second', 'third']);
const LEVEL = choose('which', ['I', 'II']);
const DEPTH = choose('which', ['1', '2', '3']);

export const en = {
  points: { name: 'victory points', more: `scores ${POINTS}`, less: `loses ${POINTS}` },
  score: {
    name: 'points if the game ended now',
    more: `would be worth ${POINTS} if the game ended now`,
    less: `would cost ${POINTS} if the game ended now`,
  },
  awards: {
    name: 'points for most seals',
    more: `wins ${POINTS} for most seals`,
    less: `loses ${POINTS} for most seals`,
  },
  poison: {
    name: 'points for a clean sea',
    more: `keeps ${POINTS} safe from toxicity`,
    less: `loses ${POINTS} to toxicity`,
  },
  toxicity: { name: 'toxicity', more: 'adds {n} toxicity', less: 'cleans up {n} toxicity' },
  objective: {
    name: `what the ${STACK} objective would score`,
    more: `makes the ${STACK} objective worth {n} more`,
    less: `makes the ${STACK} objective worth {n} less`,
  },
  'best-objective': {
    name: 'what the best objective would score',
    more: `lets the next outpost score ${POINTS} more`,
    less: `lets the next outpost score ${POINTS} less`,
  },
  outposts: {
    name: 'outposts built',
    more: 'builds {n, plural, one {an outpost} other {# outposts}}',
    less: 'loses {n, plural, one {an outpost} other {# outposts}}',
  },
  places: {
    name: 'places for outposts',
    more: 'opens {n, plural, one {a place} other {# places}} for outposts',
    less: 'uses {n, plural, one {a place} other {# places}} for outposts',
  },
  coins: { name: 'coins', more: `brings ${COINS}`, less: `costs ${COINS}` },
  affordable: {
    name: 'coins for the next outpost',
    more: 'makes the next outpost affordable',
    less: 'leaves too few coins for the next outpost',
  },
  barrels: { name: `${COLOUR} barrels`, more: `brings ${BARRELS}`, less: `uses ${BARRELS}` },
  wealth: {
    name: 'what the barrels would sell for',
    more: `makes the barrels worth ${COINS} more`,
    less: `makes the barrels worth ${COINS} less`,
  },
  cargo: {
    name: 'barrels on skiffs',
    more: 'loads {n, plural, one {a barrel} other {# barrels}}',
    less: 'unloads {n, plural, one {a barrel} other {# barrels}}',
  },
  seals: {
    name: `seals of the ${GUILD}`,
    more: `earns {n, plural, one {a seal} other {# seals}} of the ${GUILD}`,
    less: `loses {n, plural, one {a seal} other {# seals}} of the ${GUILD}`,
  },
  lead: {
    name: `lead in seals of the ${GUILD}`,
    more: `gets ahead in seals of the ${GUILD}`,
    less: `falls behind in seals of the ${GUILD}`,
  },
  disc: {
    name: `place on the track of the ${GUILD}`,
    more: `goes {n, plural, one {a space} other {# spaces}} along the track of the ${GUILD}`,
    less: `starts the track of the ${GUILD} again`,
  },
  laps: {
    name: 'guild tracks completed',
    more: 'completes {n, plural, one {a guild track} other {# guild tracks}}',
    less: 'loses {n, plural, one {a guild track} other {# guild tracks}}',
  },
  artifacts: {
    name: 'artifacts found',
    more: 'finds {n, plural, one {an artifact} other {# artifacts}}',
    less: 'loses {n, plural, one {an artifact} other {# artifacts}}',
  },
  rings: {
    name: 'sonar circles completed',
    more: 'completes {n, plural, one {a sonar circle} other {# sonar circles}}',
    less: 'loses {n, plural, one {a sonar circle} other {# sonar circles}}',
  },
  sky: { name: 'Skyside', more: 'joins the Flotilla', less: 'stays Sinkside' },
  skiffs: { name: 'skiffs', more: `launches ${SKIFFS}`, less: `gives up ${SKIFFS}` },
  'at-sea': {
    name: 'skiffs out at sea',
    more: `sends ${SKIFFS} out to sea`,
    less: `brings ${SKIFFS} home`,
  },
  catches: {
    name: 'skiffs where there is something to find',
    more: `puts ${SKIFFS} where there is something to find`,
    less: `leaves {n, plural, one {one skiff} other {# skiffs}} fewer where there is something to find`,
  },
  tiles: { name: 'tiles laid', more: `lays ${TILES}`, less: `loses ${TILES}` },
  depth: {
    name: `tiles of depth ${DEPTH}`,
    more: `adds ${TILES} of depth ${DEPTH}`,
    less: `loses ${TILES} of depth ${DEPTH}`,
  },
  islands: {
    name: 'islands',
    more: 'adds {n, plural, one {an island} other {# islands}}',
    less: 'loses {n, plural, one {an island} other {# islands}}',
  },
  depleted: {
    name: 'depleted tiles',
    more: `depletes ${TILES}`,
    less: `restores ${TILES}`,
  },
  district: {
    name: `${COLOUR} tiles of the city`,
    more: `builds ${DISTRICT}`,
    less: `loses ${DISTRICT}`,
  },
  building: {
    name: `${BUILDING} of the city`,
    more: `adds to the ${BUILDING} of the city`,
    less: `takes from the ${BUILDING} of the city`,
  },
  group: {
    name: 'tiles of the largest district',
    more: `makes the largest district ${TILES} larger`,
    less: `makes the largest district ${TILES} smaller`,
  },
  stock: {
    name: `${COLOUR} tiles in stock`,
    more: `puts ${DISTRICT} in stock`,
    less: `takes ${DISTRICT} from the stock`,
  },
  plans: {
    name: 'what the tiles in stock would score',
    more: `makes the tiles in stock worth ${POINTS} more`,
    less: `leaves ${POINTS} less in the stock`,
  },
  crew: {
    name: `crew of the ${GUILD}`,
    more: `recruits {n, plural, one {one} other {#}} of the ${GUILD}`,
    less: `retires {n, plural, one {one} other {#}} of the ${GUILD}`,
  },
  level: {
    name: `crew of level ${LEVEL}`,
    more: `recruits {n, plural, one {a card} other {# cards}} of level ${LEVEL}`,
    less: `retires {n, plural, one {a card} other {# cards}} of level ${LEVEL}`,
  },
  hand: {
    name: 'cards in hand',
    more: 'takes {n, plural, one {a card} other {# cards}} back in hand',
    less: 'plays {n, plural, one {a card} other {# cards}}',
  },
  captain: {
    name: 'the Captain in hand',
    more: 'has the Captain ready again',
    less: 'plays the Captain',
  },
  traders: {
    name: 'Traders in hand',
    more: 'has {n, plural, one {one more Trader} other {# more Traders}} ready',
    less: 'plays {n, plural, one {a Trader} other {# Traders}}',
  },
  turns: {
    name: 'turns still to come',
    more: 'makes the game longer',
    less: 'brings the end nearer',
  },
  'on-turn': { name: 'on turn', more: 'keeps the turn', less: 'ends the turn' },
  waits: {
    name: 'others who play first',
    more: 'lets {n, plural, one {another} other {# others}} play first',
    less: 'brings the next turn nearer',
  },
  pool: { name: 'how full the pool is', more: 'fills the pool', less: 'empties the pool' },
  round: { name: 'round', more: 'begins a new round', less: 'goes back a round' },
  last: { name: 'the last round', more: 'begins the last round', less: 'takes back the last round' },
  skysiders: {
    name: 'Skysiders',
    more: 'brings one more Skysider to the table',
    less: 'leaves one Skysider fewer',
  },
  price: {
    name: `price of ${COLOUR} barrels`,
    more: `raises the price of ${COLOUR} barrels`,
    less: `lowers the price of ${COLOUR} barrels`,
  },
  dial: {
    name: `value of ${COLOUR} districts`,
    more: `raises the value of ${COLOUR} districts`,
    less: `lowers the value of ${COLOUR} districts`,
  },
  sonar: {
    name: 'value of sonar circles',
    more: 'makes sonar circles worth more',
    less: 'makes sonar circles worth less',
  },
  survivors: {
    name: 'survivors rescued',
    more: 'rescues {n, plural, one {a survivor} other {# survivors}}',
    less: 'loses {n, plural, one {a survivor} other {# survivors}}',
  },
  bag: {
    name: 'tiles in the bag',
    more: `puts ${TILES} back into the bag`,
    less: `draws ${TILES} from the bag`,
  },
  hub: {
    name: 'artifacts on the hub',
    more: 'brings {n, plural, one {an artifact} other {# artifacts}} to the hub',
    less: 'takes {n, plural, one {an artifact} other {# artifacts}} from the hub',
  },
} satisfies Reasons;

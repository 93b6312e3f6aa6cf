/** One look over a position: everything its features are read from. Lists hold all seats one after the other. */
import { CREW, NUMBERS, TILES } from '../data/box.ts';
import { CAPTAIN } from '../data/crew.ts';
import { COLOURS, GUILDS, SINK } from '../data/names.ts';
import { at, isDepleted, largestGroup } from '../field.ts';
import { barrelsOf, toxicityPoints } from '../goods.ts';
import { HOME } from '../hex.ts';
import { priceOf } from '../market.ts';
import { cargoOf, worthOf } from '../objectives.ts';
import { sealAwards } from '../score.ts';
import { SKIFFS, type State } from '../state.ts';
import { surveyOf } from '../survey.ts';
import { turnsLeft } from './clock.ts';

const SEATS = 5;
const STACKS = 3;
const TRADER = 0;

const perSeat = (each = 1) => new Float64Array(SEATS * each);

const survey = {
  s: undefined as unknown as State,
  /** Turns a seat may still expect. */
  turns: perSeat(),
  /** What would count at the end. */
  score: perSeat(),
  awards: perSeat(),
  poison: perSeat(),
  /** Barrels, what they would sell for, and barrels on skiffs. */
  barrels: perSeat(),
  wealth: perSeat(),
  cargo: perSeat(),
  seals: perSeat(GUILDS.length),
  /** Seals ahead of the best of the others. */
  leads: perSeat(GUILDS.length),
  skiffs: perSeat(),
  atSea: perSeat(),
  catches: perSeat(),
  /** The field: tiles by depth, districts, buildings, and what may stand on them. */
  tiles: perSeat(),
  depths: perSeat(3),
  districts: perSeat(COLOURS.length),
  buildings: perSeat(GUILDS.length),
  depleted: perSeat(),
  islands: perSeat(),
  places: perSeat(),
  group: perSeat(),
  stock: perSeat(COLOURS.length),
  /** What the tiles of the stock would score one by one. */
  plans: perSeat(),
  /** Cards: of each guild, of both levels, in hand; whether a Captain and a Trader are ready. */
  guilds: perSeat(GUILDS.length),
  levels: perSeat(2),
  captain: perSeat(),
  traders: perSeat(),
  objectives: perSeat(STACKS),
  bestObjective: perSeat(),
  /** Seats that have turned Skyside. */
  sky: 0,
};

export type Survey = typeof survey;

const LISTS = Object.values(survey).filter(list => list instanceof Float64Array);

export function look(s: State): Survey {
  for (let i = 0; i < LISTS.length; i++) LISTS[i].fill(0);
  survey.s = s;
  survey.sky = 0;
  const awards = sealAwards(s);
  for (let seat = 0; seat < s.seats; seat++) {
    survey.turns[seat] = turnsLeft(s, seat);
    survey.awards[seat] = awards[seat];
    if (s.side[seat] !== SINK) survey.sky++;
    findGoods(s, seat);
    findFleet(s, seat);
    findField(s, seat);
    findCrew(s, seat);
  }
  return survey;
}

function findGoods(s: State, seat: number): void {
  survey.poison[seat] = toxicityPoints(s.poison[seat]);
  survey.barrels[seat] = barrelsOf(s, seat);
  survey.cargo[seat] = cargoOf(s, seat);
  for (let c = 0; c < COLOURS.length; c++)
    survey.wealth[seat] += s.barrels[seat * COLOURS.length + c] * priceOf(s, c);
  for (let g = 0; g < GUILDS.length; g++) {
    const own = s.seals[seat * GUILDS.length + g];
    let best = 0;
    for (let other = 0; other < s.seats; other++)
      if (other !== seat) best = Math.max(best, s.seals[other * GUILDS.length + g]);
    survey.seals[seat * GUILDS.length + g] = own;
    survey.leads[seat * GUILDS.length + g] = own - best;
  }
  survey.score[seat] = s.vp[seat] + s.coins[seat] / NUMBERS.coinsPerPoint;
  survey.score[seat] += survey.barrels[seat] / NUMBERS.barrelsPerPoint;
  survey.score[seat] += survey.poison[seat] + survey.awards[seat];
}

function findFleet(s: State, seat: number): void {
  for (let i = seat * SKIFFS; i < (seat + 1) * SKIFFS; i++) {
    const cell = s.skiffs[i];
    if (cell < 0) continue;
    survey.skiffs[seat]++;
    if (cell === HOME) continue;
    survey.atSea[seat]++;
    const value = at(s, seat, cell);
    if (!isDepleted(value)) survey.catches[seat]++;
  }
}

function findField(s: State, seat: number): void {
  const field = surveyOf(s, seat);
  survey.tiles[seat] = field.tiles;
  for (let depth = 1; depth <= 3; depth++) survey.depths[seat * 3 + depth - 1] = field.depths[depth];
  for (let c = 0; c < COLOURS.length; c++) {
    survey.districts[seat * COLOURS.length + c] = field.districts[c];
    survey.buildings[seat * COLOURS.length + c] = field.buildings[c];
  }
  survey.depleted[seat] = field.depleted;
  survey.islands[seat] = field.islands;
  survey.places[seat] = field.tiles + 1 - field.outposts;
  if (s.side[seat] !== SINK) survey.group[seat] = largestGroup(s, seat);
  for (const tile of s.stocks[seat]) {
    const { district } = TILES[tile];
    survey.stock[seat * COLOURS.length + district]++;
    survey.plans[seat] += (s.dials[district] + field.buildings[district]) * (field.districts[district] + 1);
  }
  for (let i = 0; i < s.objectives.length; i++) {
    const worth = worthOf(s, seat, s.objectives[i][0], s.coins[seat], field);
    survey.objectives[seat * STACKS + i] = worth;
    survey.bestObjective[seat] = Math.max(survey.bestObjective[seat], worth);
  }
}

function findCrew(s: State, seat: number): void {
  for (const card of s.hands[seat]) {
    countCard(seat, card);
    if (card === CAPTAIN) survey.captain[seat] = 1;
    if (CREW[card].guild === TRADER) survey.traders[seat]++;
  }
  for (const card of s.piles[seat]) countCard(seat, card);
}

function countCard(seat: number, card: number): void {
  const { level, guild } = CREW[card];
  if (level > 0) survey.levels[seat * 2 + level - 1]++;
  if (guild >= 0) survey.guilds[seat * GUILDS.length + guild]++;
}

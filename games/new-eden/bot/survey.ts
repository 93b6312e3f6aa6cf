/** One look over a position: everything its features are read from. Lists hold all stations one after the other. */
import { countBits, hasBit } from '@fathom/kernel';
import { COLUMNS, GROUPS, OUTSIDE, OXYGEN, RESEARCH, ROUNDS, ROW_PRICE, ROWS, SPACES } from '../data/box.ts';
import { AMOUNT, BONUS, BOTTLE, EFFECT, STAFF } from '../data/card.ts';
import { cardOf, isUsed } from '../module.ts';
import { finalScore, pointer, printedValue, staffedValue, trackPoints } from '../score.ts';
import type { State } from '../state.ts';
import { cardCount, deepleCount, type Station } from '../station.ts';
import { cardWorth, rowWorth } from './appraisal.ts';
import { output } from './capacity.ts';
import { coinWorth, forecast } from './forecast.ts';

/** Four seats, or one and Deep Thought. */
const STATIONS = 4;

const perSeat = (each = 1) => new Float64Array(STATIONS * each);

const survey = {
  s: undefined as unknown as State,
  /** Rounds still to come. */
  left: 0,
  /** What the points would be now, and what they may become. */
  score: perSeat(),
  expected: perSeat(),
  track: perSeat(),
  printed: perSeat(),
  staffed: perSeat(),
  pointer: perSeat(),
  /** How much more damage the station bears. */
  margin: perSeat(),
  /** Cards of each group; of the outside groups what they make in a round, and what they can still make in this one. */
  cards: perSeat(GROUPS.length),
  amounts: perSeat(OUTSIDE),
  fresh: perSeat(OUTSIDE),
  staff: perSeat(),
  deeples: perSeat(),
  bottles: perSeat(),
  steps: perSeat(),
  /** What can be made with all of it: in the rest of this round, and in a whole one. */
  coinsNow: perSeat(),
  pointsNow: perSeat(),
  repairNow: perSeat(),
  coinsNext: perSeat(),
  pointsNext: perSeat(),
  repairNext: perSeat(),
  idle: perSeat(),
  plants: perSeat(),
  bonusCoins: perSeat(),
  bonusPoints: perSeat(),
  /** The best card and the best row on offer, in points. */
  bestCard: perSeat(),
  bestRow: perSeat(),
  /** Cards on offer, and rows still to be auctioned. */
  offered: 0,
  rows: 0,
};

export type Survey = typeof survey;

const LISTS = Object.values(survey).filter(list => list instanceof Float64Array);

export function look(s: State): Survey {
  for (let i = 0; i < LISTS.length; i++) LISTS[i].fill(0);
  survey.s = s;
  survey.left = ROUNDS - s.round;
  survey.offered = 0;
  for (let space = 0; space < SPACES; space++) if (s.display[space] !== -1) survey.offered++;
  survey.rows = ROWS - countBits(s.markers);
  for (let seat = 0; seat < s.stations.length; seat++) {
    const station = s.stations[seat];
    findPoints(s, seat, station);
    findModules(seat, station);
    findWork(s, seat, station);
    findBonuses(s, seat, station);
    if (seat < s.seats) findOffers(s, seat);
  }
  return survey;
}

function findPoints(s: State, seat: number, station: Station): void {
  const limit = pointer(station, s.options);
  survey.score[seat] = finalScore(station, station.coins, s.options, station.damage <= limit);
  survey.expected[seat] = forecast(s, seat, limit);
  survey.track[seat] = trackPoints(station);
  survey.printed[seat] = printedValue(station);
  survey.staffed[seat] = staffedValue(station, s.options);
  survey.pointer[seat] = limit;
  survey.margin[seat] = survey.pointer[seat] - station.damage;
}

function findModules(seat: number, station: Station): void {
  for (let group = 0; group < GROUPS.length; group++)
    survey.cards[seat * GROUPS.length + group] = cardCount(station, group);
  for (let arm = 0; arm < OUTSIDE; arm++) {
    const modules = station.arms[arm];
    for (let i = 0; i < modules.length; i++) {
      const card = cardOf(modules[i]);
      survey.amounts[seat * OUTSIDE + arm] += AMOUNT[card];
      survey.staff[seat] += STAFF[card];
      if (!isUsed(modules[i])) survey.fresh[seat * OUTSIDE + arm] += AMOUNT[card];
    }
  }
  for (const module of station.arms[OXYGEN]) {
    if (isUsed(module)) continue;
    const [first, second] = BOTTLE[cardOf(module)];
    survey.bottles[seat] += second > 0 ? 2 : 1;
    survey.steps[seat] += first + second;
  }
  survey.deeples[seat] = deepleCount(station);
  for (const card of station.arms[RESEARCH]) if (EFFECT[card].startsWith('plant')) survey.plants[seat]++;
}

function findWork(s: State, seat: number, station: Station): void {
  const worth = coinWorth(s);
  const now = output(station, true, station.damage, worth);
  survey.coinsNow[seat] = now.coins;
  survey.pointsNow[seat] = now.points;
  survey.repairNow[seat] = now.repair;
  const next = output(station, false, station.damage / 2, worth);
  survey.coinsNext[seat] = next.coins;
  survey.pointsNext[seat] = next.points;
  survey.repairNext[seat] = next.repair;
  survey.idle[seat] = Math.min(6, next.idle);
}

function findBonuses(s: State, seat: number, station: Station): void {
  for (let i = 0; i < s.bonus.length; i++) {
    const { group, gives, amount } = BONUS[s.bonus[i]];
    const earned = cardCount(station, group) * amount;
    if (gives === 'coins') survey.bonusCoins[seat] += earned;
    else survey.bonusPoints[seat] += earned;
  }
}

/** In phase B nobody knows what lies there. */
function findOffers(s: State, seat: number): void {
  if (s.phase === 'A') {
    for (let space = 0; space < SPACES; space++) {
      const price = ROW_PRICE[Math.floor(space / COLUMNS)];
      if (s.display[space] < 0 || price > s.stations[seat].coins) continue;
      const gain = cardWorth(s, seat, s.display[space]) - price * coinWorth(s);
      survey.bestCard[seat] = Math.max(survey.bestCard[seat], Math.min(30, gain));
    }
  } else if (s.phase === 'C') {
    for (let row = 0; row < ROWS; row++) {
      if (hasBit(s.markers, row)) continue;
      survey.bestRow[seat] = Math.max(survey.bestRow[seat], Math.min(60, rowWorth(s, seat, row)));
    }
  }
}

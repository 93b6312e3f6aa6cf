/** The points a station can expect in the end: what it has, what it will make, and whether it will stand (NE-78). */
import { countBits, exponential } from '@fathom/kernel';
import { CRAB, GROUPS, OCTOPUS, RESEARCH_TILE, ROUNDS, ROWS } from '../data/box.ts';
import { BONUS, POINTS } from '../data/card.ts';
import { cardOf } from '../module.ts';
import { hasPassed } from '../round.ts';
import { finalScore, pointer, staffedValue, trackPoints } from '../score.ts';
import type { State } from '../state.ts';
import { cardCount, hasTile, researchCount, type Station } from '../station.ts';
import { output } from './capacity.ts';

/** Weights of the evaluation, in points. */
export const WORTH = {
  /** A coin in rounds 1, 2 and 3, until phase C of the last; beyond a full purse it is worth less. */
  coin: [0, 0.6, 0.5, 0.35],
  lastCoin: 0.3,
  purse: 14,
  spare: 0.45,
  /** A Deeple and a bottle that have no module yet, for each round to come. */
  idle: 0.9,
  /** How much of what could be made in a coming round is made. */
  future: 0.75,
  /** What is left to make in this round: before passing, and afterwards for each row to be auctioned. */
  now: 0.8,
  row: 0.07,
  /** Damage that comes in each round yet to be played, and in the phases of the last one. */
  wear: 2.5,
  lastWear: [2.2, 1.5, 0.8],
  /** A card in a coming round, through bonus cards. */
  bonus: 0.4,
  research: 2.2,
  /** What each coming round adds to the value of the station. */
  station: 11,
  /** To be on turn. */
  tempo: 1.2,
  /** How much of the repair that could be made is counted on. */
  repair: [0, 0.35, 0.4, 0.6],
  /** How sure a margin of one damage makes a station, in rounds 1 and 2, and how sharply it decides in round 3. */
  certainty: [0, 0.05, 0.06],
  edge: [0.7, 1.1],
} as const;

export function coinWorth(s: State): number {
  return s.round === ROUNDS && s.phase !== 'A' ? WORTH.lastCoin : WORTH.coin[s.round];
}

/** `limit`: the pointer of the station, for whoever knows it already. */
export function forecast(s: State, seat: number, limit = pointer(s.stations[seat], s.options)): number {
  const station = s.stations[seat];
  if (s.ending !== '') return finalScore(station, station.coins, s.options);
  const roundsLeft = ROUNDS - s.round;
  const worth = coinWorth(s);
  const share = shareOfRound(s, seat);
  const wear = roundsLeft > 0 ? WORTH.wear * (roundsLeft + 0.4) : lastWear(s);
  const need = Math.max(0, station.damage + wear - limit);
  const now = output(station, true, need, worth);
  let coins = share * now.coins;
  let points = share * now.points;
  let repair = (share === WORTH.now ? 1 : share) * now.repair;
  if (roundsLeft > 0) {
    const next = output(station, false, need / (roundsLeft + 1), worth);
    const rounds = roundsLeft * WORTH.future;
    coins += rounds * next.coins;
    points += rounds * (next.points + WORTH.idle * Math.min(4, next.idle));
    repair += rounds * next.repair;
  }
  const margin = limit - Math.max(0, station.damage + wear - WORTH.repair[s.round] * repair);
  const stands = chance(s, margin);
  const value = printed(station) + prospects(s, station, share) + WORTH.station * roundsLeft;
  return (
    trackPoints(station) +
    points +
    purse(station.coins + coins, worth) +
    stands * value +
    bonuses(s, station, worth, roundsLeft) +
    (hasTile(station, RESEARCH_TILE) ? WORTH.research * (roundsLeft + (s.phase === 'A' ? 0.5 : 0.3)) : 0)
  );
}

function purse(coins: number, worth: number): number {
  const full = Math.min(coins, WORTH.purse);
  return worth * (full + WORTH.spare * (coins - full));
}

/**
 * How likely the station stands in the end. While there is time every point of damage counts alike, so that nobody
 * gives up early; the closer the end, the more it matters on which side of the pointer the marker lies.
 */
function chance(s: State, margin: number): number {
  if (s.round < ROUNDS) return Math.min(0.97, 0.75 + WORTH.certainty[s.round] * margin);
  return (
    0.9 * sigmoid(WORTH.edge[s.phase === 'A' ? 0 : 1] * (margin + 0.5)) +
    0.008 * Math.max(-15, Math.min(12, margin))
  );
}

/** Attacks and unwelcome cards still come in the last round, most of them before the auction is over. */
function lastWear(s: State): number {
  if (s.phase === 'C') return (WORTH.lastWear[2] * (ROWS - countBits(s.markers))) / ROWS;
  return WORTH.lastWear[s.phase === 'A' ? 0 : 1];
}

function sigmoid(x: number): number {
  return 1 / (1 + exponential(-x));
}

/** How much of the work left in this round the seat will still get to do. */
function shareOfRound(s: State, seat: number): number {
  if (s.phase === 'A' && !hasPassed(s, seat)) return WORTH.now;
  for (let i = s.stack.length - 1; i >= 0; i--) {
    const f = s.stack[i];
    if (f.step === 'reward' && f.seat === seat && f.activations > 0) return 0.75;
  }
  return WORTH.row * (ROWS - countBits(s.markers));
}

function printed(station: Station): number {
  let value = 0;
  for (let group = 0; group < GROUPS.length; group++) {
    const arm = station.arms[group];
    for (let i = 0; i < arm.length; i++) value += POINTS[cardOf(arm[i])];
  }
  return value;
}

/** NE-86e, NE-86f: points for modules staffed in the last round. */
function prospects(s: State, station: Station, share: number): number {
  const crabs = researchCount(station, 'perCrab');
  const octopuses = researchCount(station, 'perOctopus');
  if (crabs + octopuses === 0) return 0;
  const done = staffedValue(station, s.options);
  const all = 3 * crabs * station.arms[CRAB].length + 2 * octopuses * station.arms[OCTOPUS].length;
  return s.round === ROUNDS ? done + 0.5 * share * (all - done) : 0.5 * all;
}

/** NE-69: the bonus cards of this round, and those to come. */
function bonuses(s: State, station: Station, worth: number, roundsLeft: number): number {
  let value = 0;
  for (let i = 0; i < s.bonus.length; i++) {
    const { group, gives, amount } = BONUS[s.bonus[i]];
    value += cardCount(station, group) * amount * (gives === 'coins' ? worth : 1);
  }
  let cards = 0;
  for (let group = CRAB; group < GROUPS.length; group++) cards += cardCount(station, group);
  return value + WORTH.bonus * roundsLeft * cards;
}

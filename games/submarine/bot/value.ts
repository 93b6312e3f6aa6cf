/** How good a position is for each seat, and where a turn rests. */
import { countBits, exponential, hasBit, type Seat, top, victoryShares } from '@fathom/kernel';
import { cardsOf } from '../cards.ts';
import { KINDS } from '../data/box.ts';
import { places } from '../score.ts';
import { COLUMNS, columnOf, LEFT, LEVELS, RIGHT, SPACES } from '../space.ts';
import type { State } from '../state.ts';
import { colourOf, kindOf, MUSSEL } from '../token.ts';
import {
  above,
  aboveAll,
  colours,
  jokers,
  left,
  MOST_SEATS,
  owned,
  present,
  takeCensus,
  treasures,
} from './census.ts';

/**
 * What things are worth at the beginning and at the end of a game, as logarithms of the odds of winning. Fitted to
 * the outcomes of some 60,000 positions from games between bots with two to five seats.
 */
const WORTH = {
  treasure: [0.47, 1.14],
  joker: [0.4, 0.9],
  card: [0.2, 0.13],
  /** Each card or joker that is lacking for a full container. */
  shortage: [-0.2, -0.6],
  /** Each colour in the hand. */
  hue: [0.03, 0.2],
  /** Each column ahead in which the ship may stop; a ship that is out has none. */
  stop: [0.11, 0.24],
  out: [-0.1, -0.07],
  /** Each treasure others want for which they have to pay exactly one card. */
  toll: [0.2, 0.03],
  /** A missing kind at an own submarine: ahead of the ship or not, payable at once, with a toll, or without a matching card. */
  ahead: [0.19, 0.66],
  passed: [0.17, 0.4],
  tolled: [0.05, 0.33],
  unmatched: [0.03, 0.1],
} as const;

type Worth = { -readonly [name in keyof typeof WORTH]: number };

export function quiet(s: State): boolean {
  if (s.ending !== '') return true;
  const f = top(s);
  return f.step === 'place' || f.step === 'sail' || (f.step === 'rest' && !f.left);
}

/** Share of victory for each seat: certain at the end, else what the seats have and can reach; the less happens, the more it counts who is ahead now. */
export function value(s: State): number[] {
  if (s.ending !== '') return victoryShares(places(s));
  const odds = prospects(s);
  const idle = idleness(s);
  if (idle === 0) return odds;
  const shares = victoryShares(places(s));
  return odds.map((share, seat) => share + idle * (shares[seat] - share));
}

/** S-31: how near the end is because nothing happens. One voyage without progress may still be chance. */
function idleness(s: State): number {
  if (s.progress || s.idle === 0) return 0;
  let sailed = 0;
  for (let seat = 0; seat < s.seats; seat++) sailed += s.ships[seat] - LEFT;
  return (s.idle - 1 + sailed / (s.seats * (RIGHT - LEFT))) / (s.options.idleVoyages - 1);
}

/** A softmax over what the seats have and can reach. */
function prospects(s: State): number[] {
  takeCensus(s);
  const worth = worthAt(closeness(s));
  const odds: number[] = new Array(s.seats).fill(0);
  addReach(s, worth, odds);
  let best = Number.NEGATIVE_INFINITY;
  for (let seat = 0; seat < s.seats; seat++) {
    odds[seat] += possessions(s, seat, worth);
    if (odds[seat] > best) best = odds[seat];
  }
  let total = 0;
  for (let seat = 0; seat < s.seats; seat++) {
    odds[seat] = exponential(odds[seat] - best);
    total += odds[seat];
  }
  for (let seat = 0; seat < s.seats; seat++) odds[seat] /= total;
  return odds;
}

/** What each missing kind that can be reached is worth, all seats one after the other. */
const reached = new Float64Array(MOST_SEATS * KINDS.length);

/** How near the end is: 0 at the beginning, 1 when a container is full or a column empty. */
function closeness(s: State): number {
  let most = 0;
  let fewest = 10;
  for (let seat = 0; seat < s.seats; seat++) if (treasures[seat] > most) most = treasures[seat];
  for (let column = 0; column < left.length; column++) if (left[column] < fewest) fewest = left[column];
  return Math.max(most / KINDS.length, 1 - fewest / 10);
}

/** How finely nearness to the end is told apart: a container has twelve kinds, a column ten treasures. */
const STEPS = 60;

const WORTHS: readonly Worth[] = Array.from(
  { length: STEPS + 1 },
  (_, step) =>
    Object.fromEntries(
      Object.entries(WORTH).map(([name, [first, last]]) => [name, first + (step / STEPS) * (last - first)]),
    ) as Worth,
);

/** `end`: how near the end is. */
function worthAt(end: number): Worth {
  return WORTHS[Math.round(end * STEPS)];
}

function possessions(s: State, seat: Seat, worth: Worth): number {
  const cards = cardsOf(s, seat);
  const shortage = KINDS.length - treasures[seat] - jokers[seat] - cards;
  return (
    worth.treasure * treasures[seat] +
    worth.joker * jokers[seat] +
    worth.card * cards +
    worth.shortage * Math.max(0, shortage) +
    worth.hue * countBits(colours[seat]) +
    (s.ships[seat] === RIGHT ? worth.out : worth.stop * stops(s, seat))
  );
}

function stops(s: State, seat: Seat): number {
  let count = 0;
  for (let column = s.ships[seat] + 1; column < COLUMNS.length; column++) {
    if (above[seat * SPACES + column * LEVELS.length + LEVELS.length - 1] > 0) count++;
  }
  return count;
}

/**
 * What the submarines may bring up: every missing kind counts once, at its best place. And what others will pay for
 * theirs: a toll of one card is paid, from a higher one they move away, so that piling up submarines brings nothing.
 */
function addReach(s: State, worth: Worth, odds: number[]): void {
  reached.fill(0);
  const share = worth.toll / (s.seats - 1);
  for (let token = 0; token < MUSSEL; token++) {
    const space = s.at[token];
    if (space >= SPACES || present[space] === 0) continue;
    const kind = kindOf(token);
    for (let seat = 0; seat < s.seats; seat++) {
      if (!hasBit(present[space], seat) || hasBit(owned[seat], kind)) continue;
      const toll = aboveAll[space] - above[seat * SPACES + space];
      const gain = reach(s, seat, space, colourOf(token), toll, worth);
      const slot = seat * KINDS.length + kind;
      if (gain > reached[slot]) {
        odds[seat] += gain - reached[slot];
        reached[slot] = gain;
      }
      if (toll !== 1) continue;
      for (let other = 0; other < s.seats; other++) {
        if (other !== seat) odds[other] += share * above[other * SPACES + space];
      }
    }
  }
}

function reach(s: State, seat: Seat, space: number, colour: number, toll: number, worth: Worth): number {
  if (toll > 1 || !hasBit(colours[seat], colour)) return toll === 0 ? worth.unmatched : worth.unmatched / 2;
  if (toll === 1) return worth.tolled;
  return columnOf(space) > s.ships[seat] || s.ships[seat] === RIGHT ? worth.ahead : worth.passed;
}

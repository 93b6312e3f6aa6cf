/** FL-87 … FL-90: what counts at the end, and who wins. */
import { filled, placesBy, type Result, type Standing } from '@fathom/kernel';
import { NUMBERS } from './data/box.ts';
import { GUILDS } from './data/names.ts';
import { barrelsOf, totalToxicity, toxicityPoints } from './goods.ts';
import type { State } from './state.ts';
import type { View } from './view.ts';

/** What scoring needs; a view has it as well as a state. */
interface Scored {
  readonly seats: number;
  readonly vp: readonly number[];
  readonly coins: readonly number[];
  readonly barrels: readonly number[];
  readonly toxicity: readonly number[];
  readonly poison: readonly number[];
  readonly seals: readonly number[];
}

export function standing(v: View): Standing[] {
  const awards = sealAwards(v);
  return Array.from({ length: v.seats }, (_, seat) => {
    const parts = partsOf(v, seat, awards[seat]);
    return { seat, score: parts.reduce((sum, part) => sum + part.value, 0), parts };
  });
}

/** FL-90: most points, then lower toxicity, then more crew cards, then more money, then a shared victory. */
export function result(s: State): Result | undefined {
  if (s.ending === '') return undefined;
  const awards = sealAwards(s);
  const merits = s.vp.map((_, seat) => [
    partsOf(s, seat, awards[seat]).reduce((sum, part) => sum + part.value, 0),
    -totalToxicity(s, seat),
    s.hands[seat].length + s.piles[seat].length,
    s.coins[seat],
  ]);
  return {
    ending: s.ending,
    places: placesBy(merits),
    scores: merits.map(([points]) => points),
  };
}

/** FL-88; A-26: cargo on skiffs counts nothing. */
function partsOf(s: Scored, seat: number, award: number): { key: string; value: number }[] {
  return [
    { key: 'points', value: s.vp[seat] },
    { key: 'coins', value: Math.floor(s.coins[seat] / NUMBERS.coinsPerPoint) },
    { key: 'barrels', value: Math.floor(barrelsOf(s, seat) / NUMBERS.barrelsPerPoint) },
    { key: 'toxicity', value: toxicityPoints(s.poison[seat]) },
    { key: 'seals', value: award },
  ];
}

/** FL-88, FL-89: for each guild most and second most seals, added up for each seat. */
export function sealAwards(s: Scored): number[] {
  const awards = filled(s.seats, 0);
  for (let guild = 0; guild < GUILDS.length; guild++) awardGuild(s, guild, awards);
  return awards;
}

/** lower toxicity decides; those still tied for first all get the full award and there is no second; those still tied for second get nothing. */
function awardGuild(s: Scored, guild: number, awards: number[]): void {
  const [most, next] = NUMBERS.mostSeals;
  let first = 0;
  let leaders = 0;
  let second = 0;
  let followers = 0;
  for (let seat = 0; seat < s.seats; seat++) {
    const rank = sealRank(s, guild, seat);
    if (rank > first) {
      second = first;
      followers = leaders;
      first = rank;
      leaders = 1;
    } else if (rank > 0 && rank === first) leaders++;
    else if (rank > second) {
      second = rank;
      followers = 1;
    } else if (rank > 0 && rank === second) followers++;
  }
  for (let seat = 0; leaders > 0 && seat < s.seats; seat++) {
    const rank = sealRank(s, guild, seat);
    if (rank === first) awards[seat] += most;
    else if (leaders === 1 && followers === 1 && rank === second) awards[seat] += next;
  }
}

/** More seals first, then less toxicity; 0 without a seal. */
function sealRank(s: Scored, guild: number, seat: number): number {
  const seals = s.seals[seat * GUILDS.length + guild];
  return seals === 0 ? 0 : seals * 1000 - totalToxicity(s, seat);
}

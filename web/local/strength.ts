/** How strong somebody plays a game, as far as this device remembers: from the finished matches against bots. */
import { LEVELS, type Level, levelNamed } from '@fathom/bots/level.ts';
import { finishedMatches, type SavedMatch } from './saved.ts';

/** What lies between two levels, and how much one match moves the opinion, in Elo. */
const STEP = 170;
const WEIGHT = 120;
const FIRST = LEVELS.indexOf('skilled') * STEP;

/** The level that would win about as often as it loses. */
export function ownLevel(game: string, matches: readonly SavedMatch[] = finishedMatches()): Level {
  const played = matches.filter(({ record }) => record.game === game).toReversed();
  const rating = played.reduce(judged, FIRST);
  const index = Math.round(rating / STEP);
  return LEVELS[Math.max(0, Math.min(LEVELS.length - 1, index))];
}

/** Every person at the device against every bot at the table; a match of persons alone says nothing. */
function judged(rating: number, { seats, record }: SavedMatch): number {
  const places = record.result?.places;
  if (!places) return rating;
  let change = 0;
  let pairs = 0;
  seats.forEach((person, own) => {
    if (person.kind !== 'person') return;
    seats.forEach((bot, other) => {
      const level = bot.kind === 'bot' ? levelNamed(bot.level ?? '') : undefined;
      if (!level) return;
      const score = places[own] < places[other] ? 1 : places[own] > places[other] ? 0 : 0.5;
      change += score - 1 / (1 + 10 ** ((LEVELS.indexOf(level) * STEP - rating) / 400));
      pairs++;
    });
  });
  return pairs === 0 ? rating : rating + (WEIGHT * change) / pairs;
}

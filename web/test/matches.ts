/** Matches for the tests of coach and review, played by bots that are quick and not very good. */
import { think } from '@fathom/bots/think.ts';
import { findGame } from '@fathom/games';
import { type Game, type MatchRecord, optionVariants, type Seat, ToldMatch } from '@fathom/kernel';
import type { AdviceQuestion, Answer, Question } from '../coach/messages.ts';
import { answer } from '../coach/thinking.ts';

export const GAME_IDS = ['submarine', 'new-eden', 'endeavor-deep-sea', 'flotilla'] as const;

export async function rulesNamed(id: string): Promise<Game> {
  const entry = findGame(id);
  if (!entry) throw new Error(`no game ${id}`);
  return (await entry.rules()).game;
}

/** Whether the match may stop before the next move, which a seat has to make. */
export type Stop = (told: ToldMatch, seat: Seat, moves: readonly string[]) => boolean | Promise<boolean>;

/** A match as far as it goes until somebody says stop; `own` is how seat 0 plays. */
export async function playUntil(id: string, stop: Stop, own = 'random', seed = 'coach'): Promise<ToldMatch> {
  const game = await rulesNamed(id);
  const [options] = optionVariants(game.meta.options);
  const seats = Math.min(3, game.meta.seats.max);
  const told = new ToldMatch(game, { seed, seats, options });
  for (let count = 0; told.actors.length > 0; count++) {
    const [seat] = told.actors;
    const moves = told.movesOf(seat);
    if (await stop(told, seat, moves)) break;
    const request = { game: id, seats, seat, view: told.view(seat), moves, seed: `${seed}/${count}` };
    const { move } = await think({ ...request, level: seat === 0 ? own : 'ismcts:20' });
    told.choose(seat, move);
  }
  return told;
}

export function recordOfTold(told: ToldMatch): MatchRecord {
  const { seats, options, seed } = told.setup;
  const { id, version } = told.game.meta;
  const names = ['Ines', 'Mateo', 'Noor'].slice(0, seats);
  const moves = told.moves.map(({ seat, text }) => [seat, text] as const);
  return { fathom: 1, game: id, version, seats, options, seed, moves, names };
}

/** Everything the worker would say. */
export async function answersTo(question: Question): Promise<Answer[]> {
  const heard: Answer[] = [];
  await answer(question, one => heard.push(one));
  return heard;
}

/** What a seat asks the coach now. */
export function questionAt(told: ToldMatch, seat: Seat, over: Partial<AdviceQuestion> = {}): AdviceQuestion {
  const { id, version } = told.game.meta;
  const effort = { searches: 5, iterations: 400, worlds: 8 };
  const position = { seat, view: told.view(seat), moves: told.movesOf(seat) };
  return { kind: 'advise', game: id, version, ...position, seed: 'coach', effort, ...over };
}

export async function adviceFor(question: AdviceQuestion) {
  const last = (await answersTo(question)).at(-1);
  if (last?.kind !== 'advice') throw new Error(`no advice: ${JSON.stringify(last)}`);
  return last.advice;
}

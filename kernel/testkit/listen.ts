/** What is said while a game is played: to everybody at the table and to somebody who looks on. */
import {
  EventLog,
  eventsFor,
  type Game,
  type Listener,
  optionVariants,
  pick,
  type Say,
  type Seat,
  type Stateful,
  seedRng,
  type Viewer,
  type Voice,
} from '../index.ts';
import { choose, drive } from './drive.ts';

export interface Heard {
  readonly kind: 'label' | 'question' | 'event' | 'refusal';
  /** The labels of all moves of a position, what is asked of or told to all viewers, or one refusal. */
  readonly texts: readonly string[];
  /** Key of the refusal. */
  readonly key?: string;
}

const NAMES = ['Ines', 'Mateo', 'Noor', 'Yuki', 'Aroha'];
/** Decisions of a game that are listened to. */
const LISTENED = 400;

interface Moment<S, M> {
  /** What happened since the moment before, first of all set-up. */
  readonly log: EventLog;
  readonly state: S;
  /** Whoever decides now, and between what; nobody when the game is over. */
  readonly decision: { readonly seat: Seat; readonly moves: readonly M[] } | undefined;
}

/** A game to its end, or as far as anybody listens. */
export function* moments<S extends Stateful, M, V, O>(
  game: Game<S, M, V, O>,
  seats: number,
  options: O,
): Generator<Moment<S, M>> {
  let log = new EventLog();
  const state = game.setup(seats, options, seedRng(`words-${seats}`, 'play'), log);
  const rng = seedRng('words', 'drive');
  for (let heard = 0; game.actors(state).length > 0 && heard < LISTENED; heard++) {
    const seat = pick(rng, game.actors(state));
    const moves = game.moves(state, seat);
    yield { log, state, decision: { seat, moves } };
    log = new EventLog();
    game.play(state, seat, choose(game, state, seat, moves, rng, 'prior'), log);
  }
  yield { log, state, decision: undefined };
}

export function* listen<S extends Stateful, M, V, O>(
  game: Game<S, M, V, O>,
  voice: Voice<V, M>,
  say: Say,
  seats: number,
  options: O,
): Generator<Heard> {
  const viewers = everybody(seats);
  for (const { log, state, decision } of moments(game, seats, options)) {
    const told = viewers.flatMap(viewer =>
      eventsFor(log.events, viewer).map(event => voice.tell(say, event, listener(viewer))),
    );
    yield { kind: 'event', texts: told };
    yield { kind: 'question', texts: viewers.map(viewer => question(game, voice, say, state, viewer)) };
    if (!decision) continue;
    const view = game.view(state, decision.seat);
    yield { kind: 'label', texts: decision.moves.map(move => voice.label(say, move, view)) };
  }
}

/** The refusals of moves that are tried in every position of a game. */
export function* hearRefusals<S extends Stateful, M, V, O>(
  game: Game<S, M, V, O>,
  say: Say,
  seats: number,
  foreign: readonly M[],
): Generator<Heard> {
  const [options] = optionVariants(game.meta.options);
  for (const { state, seat, count } of drive(game, { seats, options, seed: 'refusals', driver: 'kinds' })) {
    if (count > LISTENED) return;
    for (const move of foreign) {
      const refusal = game.explain(state, seat, move);
      if (!refusal) continue;
      yield { kind: 'refusal', texts: [say(`refuse.${refusal.key}`, refusal.params)], key: refusal.key };
    }
  }
}

function question<S extends Stateful, M, V, O>(
  game: Game<S, M, V, O>,
  voice: Voice<V, M>,
  say: Say,
  s: S,
  viewer: Viewer,
): string {
  const moves = viewer === 'spectator' ? [] : game.moves(s, viewer);
  return voice.ask(say, game.view(s, viewer), listener(viewer), moves);
}

function listener(viewer: Viewer): Listener {
  return { viewer, name: seat => NAMES[seat] };
}

function everybody(seats: number): Viewer[] {
  return ['spectator', ...Array(seats).keys()];
}

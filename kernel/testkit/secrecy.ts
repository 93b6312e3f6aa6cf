/** Nobody learns what they may not know: from views, moves, refusals or events. */
import {
  EventLog,
  eventsFor,
  type Game,
  hasDrawn,
  type Rng,
  type Seat,
  type Stateful,
  type Viewer,
} from '../index.ts';
import { holds, isPlain, same } from './check.ts';
import { type Position, viewers } from './drive.ts';

/** How often a sampled world was the true one, where the viewer could not know it. */
export interface Guesses {
  tried: number;
  true: number;
}

/**
 * A world that looks the same to a viewer gives that viewer the same bytes, whatever else is true in it, and holds what the box
 * holds. Asked of the seat that moves and of one other, in turn.
 */
export function checkSecrecy<S extends Stateful, M, V, O>(
  game: Game<S, M, V, O>,
  p: Position<S, M>,
  seats: number,
  rng: Rng,
  guesses: Guesses,
  secrets: (s: S) => unknown,
  sound: (world: S) => void,
): void {
  for (const viewer of [p.seat, another(p, seats)]) {
    const view = game.view(p.state, viewer);
    holds(isPlain(view), 'the view is not plain data');
    const world = game.sample(view, rng);
    same(game.view(world, viewer), view, `view(sample(view)) differs for ${viewer}`);
    same(game.actors(world), game.actors(p.state), 'a sampled world asks other seats');
    sound(world);
    if (viewer === 'spectator') continue;
    same(
      movesOf(game, world, viewer),
      movesOf(game, p.state, viewer),
      `legal moves depend on something hidden from ${viewer}`,
    );
    guesses.tried++;
    if (JSON.stringify(secrets(world)) === JSON.stringify(secrets(p.state))) guesses.true++;
  }
}

/** What others see of a move must not depend on secrets of the mover that stay hidden. */
export function checkEvents<S extends Stateful, M, V, O>(
  game: Game<S, M, V, O>,
  p: Position<S, M>,
  seats: number,
): void {
  for (const viewer of viewers(seats)) {
    if (viewer === p.seat) continue;
    const shown = new Map<string, string>();
    for (const [text, move] of lookalikes(game, p, viewer)) {
      const state = game.clone(p.state);
      const log = new EventLog();
      game.play(state, p.seat, move, log);
      if (log.revealed || hasDrawn(p.state.rng, state.rng)) continue;
      const seen = JSON.stringify([eventsFor(log.events, viewer), game.view(state, viewer)]);
      const other = shown.get(text);
      if (other !== undefined)
        same(
          JSON.parse(seen),
          JSON.parse(other),
          `${text} looks different to ${viewer} depending on a secret`,
        );
      shown.set(text, seen);
    }
  }
}

/** Moves whose notation a viewer cannot tell from that of another one. */
function lookalikes<S extends Stateful, M, V, O>(
  game: Game<S, M, V, O>,
  p: Position<S, M>,
  viewer: Viewer,
): (readonly [text: string, move: M])[] {
  const told = p.moves.map(move => [game.redact(p.state, p.seat, move, viewer), move] as const);
  const groups = Map.groupBy(told, ([text]) => text);
  return groups.size === told.length ? [] : [...groups.values()].filter(({ length }) => length > 1).flat();
}

/** The dice never leave: their numbers are replaced by marks, and no mark may turn up in any view. */
export function checkDice<S extends Stateful, M, V, O>(
  game: Game<S, M, V, O>,
  state: S,
  seats: number,
): void {
  const marked = game.clone(state);
  marked.rng = [1919191911, 1919191912, 1919191913, 1919191914];
  for (const viewer of viewers(seats)) {
    holds(!JSON.stringify(game.view(marked, viewer)).includes('19191919'), `the dice leak to ${viewer}`);
  }
}

function movesOf<S extends Stateful, M, V, O>(game: Game<S, M, V, O>, state: S, seat: Seat): string[] {
  return game.actors(state).includes(seat) ? game.moves(state, seat).map(move => game.write(move)) : [];
}

function another({ seat, count }: Position<unknown, unknown>, seats: number): Viewer {
  const others = viewers(seats).filter(viewer => viewer !== seat);
  return others[count % others.length];
}

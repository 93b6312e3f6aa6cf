/** From what is known of a table to what a board is given. */
import {
  type Event,
  type Foresight,
  foresee,
  type Listener,
  NOT_YOUR_TURN,
  type Refusal,
  type Say,
  type Seat,
  type Stateful,
  seedRng,
  type Viewer,
} from '@fathom/kernel';
import type { BoardProps, SeatInfo } from '@fathom/parts/board.ts';
import type { ListedMove } from '@fathom/parts/moves.tsx';
import type { Known } from '../../table/feed.ts';
import type { LoadedGame } from './game.ts';

export interface Situation {
  readonly game: LoadedGame;
  readonly known: Known;
  readonly you: Seat | null;
  readonly seats: readonly SeatInfo[];
  readonly say: Say;
  /** Everybody is called by name, also the one whose eyes are borrowed. */
  readonly retold?: boolean | undefined;
}

export interface Hands {
  readonly send: (notation: string) => void;
  readonly refuse: (refusal: Refusal) => void;
  readonly ask?: (question: string) => void;
}

function viewerOf(you: Seat | null): Viewer {
  return you ?? 'spectator';
}

export function listenerOf({ you, seats, retold }: Pick<Situation, 'you' | 'seats' | 'retold'>): Listener {
  return { viewer: retold ? 'spectator' : viewerOf(you), name: seat => seats[seat]?.name ?? String(seat) };
}

export function boardProps(situation: Situation, { send, refuse, ask }: Hands): BoardProps {
  const { game, known, you, seats, say } = situation;
  const { rules } = game;
  const moves = known.moves.map(text => rules.read(text)).filter(move => move !== undefined);
  let imagined: Stateful | undefined;
  const foreseen = new Map<string, Foresight>();
  return {
    view: known.view,
    viewer: viewerOf(you),
    seats,
    actors: known.actors,
    moves,
    send: move => send(rules.write(move)),
    explain(move) {
      if (you === null || !known.actors.includes(you)) return NOT_YOUR_TURN;
      // What is forbidden follows from what the viewer knows, so any world that fits the view will do.
      imagined ??= rules.sample(known.view, seedRng('explain', 'sample'));
      return rules.explain(imagined, you, move);
    },
    foresee(move, ...then) {
      const line = [move, ...then].map(one => rules.write(one)).join(' ');
      const foresight =
        foreseen.get(line) ?? foresee(rules, known.view, you ?? known.actors[0], move, ...then);
      foreseen.set(line, foresight);
      return foresight;
    },
    refuse,
    ...(ask && { ask }),
    recent: known.recent,
    say,
  };
}

export function listedMoves({ game, known, say }: Situation): ListedMove[] {
  return known.moves.flatMap(notation => {
    const move = game.rules.read(notation);
    return move === undefined ? [] : [{ notation, label: game.board.voice.label(say, move, known.view) }];
  });
}

/** A move in words; nothing where there is none. */
export function labelOf(say: Say, { game, known }: Situation, text: string | undefined): string {
  const move = text === undefined ? undefined : game.rules.read(text);
  return move === undefined ? '' : game.board.voice.label(say, move, known.view);
}

/** The move that looks most promising from where the viewer sits. */
export function bestOf({ game: { rules }, known, you }: Situation, moves: readonly unknown[]): unknown {
  const world = rules.sample(known.view, seedRng('best', 'sample'));
  const seat = you ?? known.actors[0];
  const worth = moves.map(move => rules.prior(world, seat, move));
  return moves[worth.indexOf(Math.max(...worth))];
}

export type Teller = (event: Event) => string;

/** Tells each event once: a log of hundreds of lines grows by one without being told again. */
export function teller(situation: Pick<Situation, 'game' | 'say' | 'you' | 'seats' | 'retold'>): Teller {
  const { game, say } = situation;
  const listener = listenerOf(situation);
  const told = new WeakMap<Event, string>();
  return event => {
    const text = told.get(event) ?? game.board.voice.tell(say, event, listener);
    told.set(event, text);
    return text;
  };
}

/** Live scores by seat, as far as the viewer may know them. */
export function scoresOf({ game, known }: Situation): (number | undefined)[] {
  const scores: (number | undefined)[] = [];
  for (const { seat, score } of game.rules.standing(known.view)) scores[seat] = score;
  return scores;
}

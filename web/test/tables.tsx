/** Tables of random games as their boards draw them, for tests that look at every board alike. */
import { GAMES } from '@fathom/games';
import {
  type Event,
  EventLog,
  eventsFor,
  foresee,
  type Game,
  type Lang,
  optionVariants,
  pick,
  type Seat,
  type Stateful,
  seedRng,
  speaker,
} from '@fathom/kernel';
import { choose, type Driver } from '@fathom/kernel/testkit/index.ts';
import { type BoardModule, type BoardProps, MARKS } from '@fathom/parts/board.ts';
import { SpeechProvider } from '@fathom/parts/say.tsx';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { WORDS } from './all-words.ts';

export interface LoadedGame {
  readonly rules: Game;
  readonly board: BoardModule;
}

/** A position with what led to it, as the seat that decides sees it. */
export interface Sight {
  readonly props: BoardProps;
  readonly seat: Seat;
  readonly events: readonly Event[];
}

/** Drawn only once the browser has measured the board: browser tests look for them. */
export const MEASURED = /^seat:\d+:(cell|dome|card|tile)\b/;

export const GAME_IDS = GAMES.map(({ meta }) => meta.id);

const NAMES = ['Ines', 'Mateo', 'Noor', 'Yuki', 'Aroha'];

export async function load(id: string): Promise<LoadedGame> {
  const entry = GAMES.find(({ meta }) => meta.id === id);
  if (!entry) throw new Error(`no game ${id}`);
  const [{ game }, { board }] = await Promise.all([
    entry.rules(),
    import(`../../games/${id}/board/index.tsx`) as Promise<{ board: BoardModule }>,
  ]);
  return { rules: game, board };
}

/** Positions of games with all numbers of seats and all options, about so many. */
export function* sights(game: LoadedGame, count: number, lang: Lang = 'en'): Generator<Sight> {
  const { min, max } = game.rules.meta.seats;
  const variants = optionVariants(game.rules.meta.options);
  for (let n = 0, left = count; left > 0; n++) {
    const seats = min + (n % (max - min + 1));
    const options = variants[n % variants.length];
    const driver: Driver = n % 3 === 0 ? 'kinds' : 'prior';
    for (const sight of sightsOf(game, { seats, options, seed: `sight-${n}`, driver }, lang)) {
      yield sight;
      if (--left === 0) break;
    }
  }
}

interface Play {
  readonly seats: number;
  readonly options: Parameters<Game['setup']>[1];
  readonly seed: string;
  readonly driver: Driver;
}

function* sightsOf(game: LoadedGame, play: Play, lang: Lang): Generator<Sight> {
  const { rules } = game;
  let log = new EventLog();
  const state = rules.setup(play.seats, play.options, seedRng(play.seed, 'play'), log);
  const rng = seedRng(play.seed, 'drive');
  while (rules.actors(state).length > 0) {
    const seat = pick(rng, rules.actors(state));
    const props = propsAt(game, state, { seat, seats: play.seats }, lang);
    yield { props, seat, events: eventsFor(log.events, seat) };
    log = new EventLog();
    rules.play(state, seat, choose(rules, state, seat, props.moves, rng, play.driver), log);
  }
}

interface Looking {
  readonly seat: Seat;
  readonly seats: number;
}

/** What a board is given when a seat looks at a position. */
export function propsAt(
  { rules, board }: LoadedGame,
  state: Stateful,
  { seat, seats }: Looking,
  lang: Lang = 'en',
): BoardProps {
  const view = rules.view(state, seat);
  const actors = rules.actors(state);
  return {
    view,
    viewer: seat,
    seats: Array.from({ length: seats }, (_, other) => ({
      seat: other,
      name: NAMES[other],
      mark: MARKS[other],
      kind: 'person' as const,
      connected: true,
    })),
    actors,
    moves: actors.includes(seat) ? rules.moves(state, seat) : [],
    send: () => {},
    explain: move => rules.explain(state, seat, move),
    foresee: (move, ...then) => foresee(rules, view, seat, move, ...then),
    refuse: () => {},
    recent: [],
    say: speaker(lang, board.voice.words[lang], ...WORDS[lang]),
  };
}

/** Everything of a table as markup: board, tray, areas of the players, panels. */
export function markupOf({ board }: LoadedGame, { props }: Pick<Sight, 'props'>, lang: Lang = 'en'): string {
  const { Board, Tray, Seat, panels } = board;
  return spoken(
    lang,
    props,
    <>
      <Board {...props} />
      <Tray {...props} />
      {props.seats.map(({ seat }) => (
        <Seat key={seat} {...props} seat={seat} compact={false} />
      ))}
      {panels.map(({ key, Panel }) => (
        <Panel key={key} {...props} />
      ))}
    </>,
  );
}

function spoken(lang: Lang, { say }: BoardProps, children: ReactNode): string {
  return renderToStaticMarkup(<SpeechProvider value={{ lang, say }}>{children}</SpeechProvider>);
}

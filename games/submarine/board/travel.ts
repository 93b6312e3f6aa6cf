/** What moves from one position of the sea to the next. */
import type { ShownStep } from '@fathom/parts/board.ts';
import { animate, comeFrom, DURATIONS, type Duration, type Place, placeOf } from '@fathom/parts/motion.ts';
import type { Pieces } from '@fathom/parts/travel.tsx';
import { SPACES } from '../space.ts';
import { TOKENS, type Token } from '../token.ts';
import type { View } from '../view.ts';

/** From one position to the next. */
interface Passage {
  readonly before: View;
  readonly after: View;
  readonly seen: Pieces;
  /** When the moves of each seat begin: one seat after the other. */
  readonly beginnings: ReadonlyMap<number, number>;
}

/** The moves of all seats together take at most this long. */
const LONGEST = 1800;

/** The pieces of the position after, given what led there. */
export function moveSea(after: View, recent: readonly ShownStep[]): (seen: Pieces, before: View) => void {
  return (seen, before) => {
    const passage: Passage = { before, after, seen, beginnings: inTurn(recent) };
    moveShips(passage);
    moveSubmarines(passage);
    moveTokens(passage);
  };
}

function inTurn(recent: readonly ShownStep[]): ReadonlyMap<number, number> {
  const seats = [...new Set(recent.map(step => step.seat))];
  const pause = Math.min(DURATIONS.move + DURATIONS.dive, LONGEST / Math.max(1, seats.length));
  return new Map(seats.map((seat, i) => [seat, i * pause]));
}

function moveShips(passage: Passage): void {
  const { before, after, beginnings } = passage;
  after.ships.forEach((column, seat) => {
    const far = Math.abs(column - before.ships[seat]) > 2;
    travel(passage, `ship-${seat}`, far ? 'settle' : 'move', beginnings.get(seat) ?? 0);
  });
}

function moveSubmarines(passage: Passage): void {
  const { submarines, seats } = passage.after;
  const fleet = submarines.length / seats;
  submarines.forEach((_, i) => {
    travel(passage, `submarine-${i}`, 'dive', afterShip(passage, Math.floor(i / fleet)));
  });
}

/** A salvaged treasure rises to the ship; a joker sinks to where the treasure was. */
function moveTokens(passage: Passage): void {
  const { before, after } = passage;
  const ship = find(`ship-${before.seat}`);
  if (!ship) return;
  const delay = afterShip(passage, before.seat);
  for (let token = 0; token < TOKENS; token++) {
    const [from, to] = [before.at[token], after.at[token]];
    if (from < SPACES && to >= SPACES) raise(passage, token, placeOf(ship), delay);
    if (from >= SPACES && to < SPACES) sink(token, placeOf(ship), delay);
  }
}

function afterShip({ before, after, beginnings }: Passage, seat: number): number {
  const sailed = before.ships[seat] !== after.ships[seat];
  return (beginnings.get(seat) ?? 0) + (sailed ? DURATIONS.move : 0);
}

/** The token has left the page's sea already, so what rises is its likeness. */
function raise({ seen }: Passage, token: Token, ship: Place, delay: number): void {
  const from = seen.get(`token-${token}`);
  const likeness = from?.element.cloneNode(true);
  if (!from || !(likeness instanceof SVGElement)) return;
  likeness.classList.add('rising');
  likeness.style.setProperty('--tok', `${from.width}px`);
  document.body.append(likeness);
  const [low, high] = [from.place, ship].map(({ x, y }) => `${x}px ${y}px`);
  const frames = [
    { translate: low, opacity: 1 },
    { translate: high, opacity: 1, offset: 0.75 },
    { translate: high, opacity: 0 },
  ];
  void animate(likeness, frames, 'settle', 'rise', delay).then(() => likeness.remove());
}

function sink(token: Token, ship: Place, delay: number): void {
  const element = find(`token-${token}`);
  if (element) void comeFrom(element, ship, 'dive', delay);
}

function travel({ seen }: Passage, name: string, duration: Duration, delay: number): void {
  const element = find(name);
  const from = seen.get(name);
  if (element && from) void comeFrom(element, from.place, duration, delay);
}

function find(name: string): Element | null {
  return document.querySelector(`.submarine [data-piece="${name}"]`);
}

/** What moves from one position to the next: cards, markers and Deeples come from where they were. */
import type { ShownStep } from '@fathom/parts/board.ts';
import { animate, comeFrom, DURATIONS, placeOf, type Place as Spot } from '@fathom/parts/motion.ts';
import { type Pieces, pieceName } from '@fathom/parts/travel.tsx';
import { armOf, DOME, indexOf, type Place, placeAt } from '../place.ts';

/** A Deeple's whole way takes at most this long. */
const LONGEST = 900;
const STAGGER = 40;

/** On the board lies the station of this seat. */
export function moveStation(seat: number, recent: readonly ShownStep[]): (seen: Pieces) => void {
  return seen => {
    moveCards(seen);
    moveMarkers(seen, seat);
    moveDeeples(seat, recent);
  };
}

/** Rows fall together, a bought card goes to its arm, pods make room. */
function moveCards(seen: Pieces): void {
  let order = 0;
  for (const element of document.querySelectorAll('[data-piece^="card-"]')) {
    const from = seen.get(pieceName(element))?.place;
    if (from && isAway(from, placeOf(element))) void comeFrom(element, from, 'dive', order++ * STAGGER);
  }
}

function moveMarkers(seen: Pieces, seat: number): void {
  for (const name of [`damage-${seat}`, `pointer-${seat}`]) {
    const element = document.querySelector(`.new-eden [data-piece="${name}"]`);
    const from = seen.get(name)?.place;
    if (element && from) void comeFrom(element, from, 'settle');
  }
}

/** Along the arm, one module after the other. */
function moveDeeples(seat: number, recent: readonly ShownStep[]): void {
  let delay = 0;
  for (const { params, key } of recent.flatMap(step => step.events)) {
    if (key !== 'swam' || params.seat !== seat) continue;
    const way = wayOf(Number(params.from), Number(params.to));
    const spots = way.flatMap(place => spotOf(place) ?? []);
    const arrived = [...document.querySelectorAll(`.new-eden [data-pod="${way.at(-1)}"] .deeple`)].at(-1);
    if (!arrived || spots.length < 2) continue;
    const end = placeOf(arrived);
    const frames = spots.map(({ x, y }, i) => ({
      translate: i === spots.length - 1 ? '0 0' : `${x - end.x}px ${y - end.y}px`,
      zIndex: 9,
    }));
    void animate(arrived, frames, spots.length > 2 ? 'settle' : 'dive', 'current', delay);
    delay += Math.min(LONGEST, DURATIONS.move * (spots.length - 1));
  }
}

/** The places a Deeple passes, its start first. */
function wayOf(from: Place, to: Place): Place[] {
  const inward = (place: Place) =>
    place === DOME ? [] : Array.from({ length: indexOf(place) + 1 }, (_, i) => placeAt(armOf(place), i));
  const [start, goal] = [inward(from), inward(to)];
  if (from !== DOME && to !== DOME && armOf(from) === armOf(to)) {
    const between =
      start.length < goal.length ? goal.slice(start.length - 1) : start.slice(goal.length - 1).reverse();
    return between;
  }
  return [...start.reverse(), DOME, ...goal];
}

function spotOf(place: Place): Spot | undefined {
  const element = document.querySelector(`.new-eden [data-pod="${place}"]`);
  return element ? placeOf(element) : undefined;
}

function isAway(a: Spot, b: Spot): boolean {
  return Math.hypot(a.x - b.x, a.y - b.y) > 2;
}

/**
 * Movement of pieces with the browser's own animations, in the durations of the tokens. With reduced motion
 * everything is simply at its new place.
 */
import { media, REDUCED } from './media.ts';

export const DURATIONS = { tap: 90, quick: 160, move: 280, dive: 420, settle: 700, breathe: 2400 } as const;
export type Duration = keyof typeof DURATIONS;

const EASINGS = {
  current: 'cubic-bezier(.22, .8, .24, 1)',
  sink: 'cubic-bezier(.45, 0, .7, .5)',
  rise: 'cubic-bezier(.16, 1, .3, 1)',
} as const;
type Easing = keyof typeof EASINGS;

export interface Place {
  readonly x: number;
  readonly y: number;
}

export function motionReduced(): boolean {
  return typeof matchMedia === 'function' && media(REDUCED).matches;
}

/** Plays keyframes and waits for their end; at once when motion is reduced or the browser cannot animate. */
export async function animate(
  element: Element,
  frames: Keyframe[],
  duration: Duration,
  easing: Easing = 'current',
  delay = 0,
): Promise<void> {
  if (motionReduced() || typeof element.animate !== 'function') return;
  const playing = element.animate(frames, {
    duration: DURATIONS[duration],
    easing: EASINGS[easing],
    delay,
    fill: 'backwards',
  });
  await playing.finished.catch(() => undefined);
}

/** The middle of an element on the screen. */
export function placeOf(element: Element): Place {
  const box = element.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/**
 * Lets an element come from an earlier place on the screen to where it is now. It sets out when all that move with it have been
 * measured: between two of them the browser would lay the page out anew.
 */
export async function comeFrom(
  element: Element,
  from: Place,
  duration: Duration = 'move',
  delay = 0,
): Promise<void> {
  const to = placeOf(element);
  const dx = from.x - to.x;
  const dy = from.y - to.y;
  if (Math.hypot(dx, dy) < 1) return;
  await Promise.resolve();
  const easing = Math.abs(dy) > Math.abs(dx) ? (dy > 0 ? 'rise' : 'sink') : 'current';
  return animate(element, [{ translate: `${dx}px ${dy}px` }, { translate: '0 0' }], duration, easing, delay);
}

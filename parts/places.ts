/**
 * Places on a table: whatever a move, an event, a lesson or the key of symbols may point at is an element with
 * `data-place`, one name or several with blanks between. A name goes from the large to the small (`seat:1:track:2`); what is
 * not drawn at the moment, because a panel is closed or a card face down, is found at the next larger place that is.
 */
import type { Event, Seat } from '@fathom/kernel';

export interface Places<V = unknown, M = unknown> {
  /** Where a legal move acts; the first is the one to press. */
  ofMove(move: M, view: V): readonly string[];
  /** Where something happened, from where to where. */
  ofEvent(event: Event, view: V): readonly string[];
}

/** Where moves wait that are buttons beside the question. */
export const PROMPT = 'prompt';
/** The whole board: for what happens everywhere. */
export const BOARD = 'board';
/** The area below the question. */
export const TRAY = 'tray';

export function seatPlace(seat: Seat | string, ...parts: readonly (string | number)[]): string {
  return ['seat', seat, ...parts].join(':');
}

/** The visible elements at a place. */
export function elementsAt(root: ParentNode, place: string): Element[] {
  for (const name of largerAndLarger(place)) {
    const found = [...root.querySelectorAll(`[data-place~="${CSS.escape(name)}"]`)].filter(isVisible);
    if (found.length > 0) return found;
  }
  return [];
}

/** The place itself, then whatever holds it, in the end the whole board. */
export function largerAndLarger(place: string): string[] {
  const parts = place.split(':');
  const names = parts.map((_, i) => parts.slice(0, parts.length - i).join(':'));
  return names.at(-1) === BOARD ? names : [...names, BOARD];
}

/** Every visible drawing of a symbol. */
export function signsAt(root: ParentNode, sign: string): Element[] {
  return [...root.querySelectorAll(`[data-sign~="${CSS.escape(sign)}"]`)].filter(isVisible);
}

/** Scrolls an element into view, if it is not there already. */
export function bringIntoView(element: Element): void {
  if (!clippedBox(element)) element.scrollIntoView({ block: 'center', inline: 'center' });
}

/** What is seen of the box of an element in the scrolled areas around it; undefined where they hide its middle. */
export function clippedBox(element: Element): DOMRect | undefined {
  const box = element.getBoundingClientRect();
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  let { left, top, right, bottom } = box;
  for (let around = element.parentElement; around; around = around.parentElement) {
    if (getComputedStyle(around).overflow === 'visible') continue;
    const frame = around.getBoundingClientRect();
    if (middle.x < frame.left || middle.x > frame.right || middle.y < frame.top || middle.y > frame.bottom)
      return undefined;
    [left, right] = [Math.max(left, frame.left), Math.min(right, frame.right)];
    [top, bottom] = [Math.max(top, frame.top), Math.min(bottom, frame.bottom)];
  }
  return new DOMRect(left, top, right - left, bottom - top);
}

function isVisible(element: Element): boolean {
  return element.checkVisibility() && element.getClientRects().length > 0;
}

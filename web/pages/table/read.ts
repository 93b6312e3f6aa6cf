/** Finds what can be read about an element of the table. */
import type { BoardProps } from '@fathom/parts/board.ts';
import type { Reader, Reading } from '@fathom/parts/reading.ts';

export interface Found {
  readonly place: string;
  readonly element: HTMLElement | SVGElement;
  readonly reading: Reading;
}

/** The innermost place around an element that has something to read. */
export function findReading(
  element: Element | null,
  reader: Reader | undefined,
  table: BoardProps,
): Found | undefined {
  for (let at = element; at && !at.matches('.screen'); at = at.parentElement) {
    for (const place of placesOf(at)) {
      const reading = reader?.(place, table);
      if (reading && isDrawn(at)) return { place, element: at, reading };
    }
  }
  return undefined;
}

/** Everything of the same region that can be read, in the order of the page. */
export function neighbours(found: Found, reader: Reader | undefined, table: BoardProps): Found[] {
  const region = found.element.closest('.board, .tray, .rail, .sheet') ?? document.body;
  const all = [...region.querySelectorAll('[data-place]')].flatMap(element => {
    if (!isDrawn(element) || !element.checkVisibility()) return [];
    const place = placesOf(element).find(name => kindOf(name) === kindOf(found.place));
    const reading = place === undefined ? undefined : reader?.(place, table);
    return place !== undefined && reading ? [{ place, element, reading }] : [];
  });
  return all.filter(({ place }, i) => all.findIndex(other => other.place === place) === i);
}

/** Whether a press on it is a legal move, or leads to one. */
export function isLit(element: Element): boolean {
  return element.matches('.legal, .can, .btn.light');
}

/** The button that belongs to a place: itself, around it, or the only one in it. */
export function buttonOf({ element }: Found, pressed: Element): Element | undefined {
  const button = pressed.closest('button, a, summary, input, select, textarea');
  if (!button || button === element || button.contains(element)) return button ?? undefined;
  return element.querySelectorAll('button').length === 1 ? button : undefined;
}

/** `seat:1:card:12` is of the kind `seat:card`. */
function kindOf(place: string): string {
  return place
    .split(':')
    .filter(part => !/^-?\d+$/.test(part))
    .join(':');
}

/** A button stands for the place that it holds. */
function placesOf(element: Element): string[] {
  const held = element.matches('button') ? element.querySelector('[data-place]') : null;
  return (element.getAttribute('data-place') ?? held?.getAttribute('data-place'))?.split(' ') ?? [];
}

function isDrawn(element: Element): element is HTMLElement | SVGElement {
  return element instanceof HTMLElement || element instanceof SVGElement;
}

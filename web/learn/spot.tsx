/** Light on one place of the table: the rest of the board steps back, nothing is hidden, and every press goes through. */
import { follow } from '@fathom/parts/follow.ts';
import { bringIntoView, clippedBox, elementsAt } from '@fathom/parts/places.ts';
import { useEffect, useRef } from 'react';

/** How far the light reaches around what it falls on. */
const MARGIN = 10;
/** A light on nearly the whole board would be no light. */
const MOST = 0.8;
const PRESSABLE = '.legal, .can';
/** Can be taken up, and is not. */
const WAITING = '[aria-pressed=false]';
/** What lies over the board. */
const ABOVE = '[role=dialog]';

interface SpotProps {
  /** What is pressed one after the other; the light is on the next of them that can be. */
  readonly places: readonly string[];
  /** In notation: a button that makes just this move is the one to press, wherever it lies. */
  readonly move: string | undefined;
}

export function Spot({ places, move }: SpotProps) {
  const light = useRef<HTMLDivElement>(null);
  const ring = useRef<HTMLSpanElement>(null);
  const wanted = places.join(' ');

  useEffect(() => {
    if (wanted === '') return;
    const names = wanted.split(' ');
    let last: Element | undefined;
    return follow(() => {
      const element = buttonOf(move) ?? elementAt(nextOf(names));
      if (element && element !== last) bringIntoView(element);
      last = element;
      if (light.current) throwLight(light.current, element);
      if (ring.current) surround(ring.current, element);
    });
  }, [wanted, move]);

  if (wanted === '') return null;
  return (
    <>
      <div className="dusk" aria-hidden="true">
        <div ref={light} className="light" hidden />
      </div>
      <div className="rings" aria-hidden="true">
        <span ref={ring} className="ring spot" hidden />
      </div>
    </>
  );
}

function buttonOf(move: string | undefined): Element | undefined {
  const screen = document.querySelector('.screen');
  if (move === undefined || !screen) return undefined;
  return [...screen.querySelectorAll(`[data-does="${CSS.escape(move)}"]`)].find(
    element => !isCovered(element),
  );
}

/** What is to be taken up comes before where it goes. */
function nextOf(names: readonly string[]): string {
  const waiting = (name: string) => {
    const element = elementAt(name);
    return element?.matches(WAITING) || element?.querySelector(WAITING) != null;
  };
  return (
    names.slice(0, -1).find(name => isPressable(name) && waiting(name)) ??
    names.findLast(isPressable) ??
    names[0]
  );
}

function isPressable(name: string): boolean {
  const element = elementAt(name);
  return element !== undefined && (element.matches(PRESSABLE) || element.querySelector(PRESSABLE) !== null);
}

/** What is drawn several times is shown where it is largest. */
function elementAt(name: string): Element | undefined {
  const screen = document.querySelector('.screen');
  const found = screen ? elementsAt(screen, name).filter(element => !isCovered(element)) : [];
  const area = (element: Element) => element.clientWidth * element.clientHeight;
  return found.length < 2 ? found[0] : found.reduce((a, b) => (area(b) > area(a) ? b : a));
}

/** Light on what lies under a sheet would lead astray. */
function isCovered(element: Element): boolean {
  const { x, y, width, height } = element.getBoundingClientRect();
  const above = document.elementFromPoint(x + width / 2, y + height / 2)?.closest(ABOVE);
  return above != null && !above.contains(element) && !element.contains(above);
}

/** Only what lies on the board darkens the rest of it. */
function throwLight(light: HTMLElement, element: Element | undefined): void {
  const frame = light.parentElement?.getBoundingClientRect();
  const inside = element !== undefined && light.closest('.board')?.contains(element) === true;
  const box = inside ? clippedBox(element) : undefined;
  light.hidden = !frame || !box || box.width > frame.width * MOST;
  if (!frame || !box) return;
  place(light, box.x - frame.x - MARGIN, box.y - frame.y - MARGIN, box, MARGIN);
}

function surround(ring: HTMLElement, element: Element | undefined): void {
  const box = element && clippedBox(element);
  ring.hidden = !box;
  if (box) place(ring, box.x, box.y, box, 0);
}

function place(drawn: HTMLElement, x: number, y: number, box: DOMRect, margin: number): void {
  drawn.style.translate = `${x}px ${y}px`;
  drawn.style.width = `${box.width + 2 * margin}px`;
  drawn.style.height = `${box.height + 2 * margin}px`;
}

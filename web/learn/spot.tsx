/** Light on one place of the table: the rest of the board steps back, nothing is hidden, and every press goes through. */
import { bringIntoView, clippedBox, elementsAt } from '@fathom/parts/places.ts';
import { useEffect, useRef } from 'react';

/** How far the light reaches around what it falls on. */
const MARGIN = 10;
/** A light on nearly the whole board would be no light. */
const MOST = 0.8;
const PRESSABLE = '.legal, .can';

/** `places`: what is pressed one after the other; the light is on the next of them that can be. */
export function Spot({ places }: { readonly places: readonly string[] }) {
  const light = useRef<HTMLDivElement>(null);
  const ring = useRef<HTMLSpanElement>(null);
  const wanted = places.join(' ');

  useEffect(() => {
    if (wanted === '') return;
    const names = wanted.split(' ');
    let last: string | undefined;
    let frame = requestAnimationFrame(function follow() {
      const name = names.findLast(isPressable) ?? names[0];
      const element = elementAt(name);
      if (element && name !== last) bringIntoView(element);
      last = name;
      if (light.current) throwLight(light.current, element);
      if (ring.current) surround(ring.current, element);
      frame = requestAnimationFrame(follow);
    });
    return () => cancelAnimationFrame(frame);
  }, [wanted]);

  if (wanted === '') return null;
  return (
    <>
      <div className="veil" aria-hidden="true">
        <div ref={light} className="light" hidden />
      </div>
      <div className="rings" aria-hidden="true">
        <span ref={ring} className="ring spot" hidden />
      </div>
    </>
  );
}

function isPressable(name: string): boolean {
  const element = elementAt(name);
  return element !== undefined && (element.matches(PRESSABLE) || element.querySelector(PRESSABLE) !== null);
}

/** What is drawn several times is shown where it is largest. */
function elementAt(name: string): Element | undefined {
  const screen = document.querySelector('.screen');
  const found = screen ? elementsAt(screen, name) : [];
  const area = (element: Element) => element.clientWidth * element.clientHeight;
  return found.length < 2 ? found[0] : found.reduce((a, b) => (area(b) > area(a) ? b : a));
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

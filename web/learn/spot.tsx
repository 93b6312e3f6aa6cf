/** Light on one place of the board: the rest steps back, nothing is hidden, and every press goes through. */
import { bringIntoView, elementsAt } from '@fathom/parts/places.ts';
import { Rings } from '@fathom/parts/rings.tsx';
import { useEffect, useMemo, useRef, useState } from 'react';

const MARGIN = 10;
const PRESSABLE = '.legal, .can';

/** `places`: what is pressed one after the other; the light is on the next of them that can be. */
export function Spot({ places }: { readonly places: readonly string[] }) {
  const veil = useRef<HTMLDivElement>(null);
  const wanted = places.join(' ');
  const [at, setAt] = useState<string>();
  const rings = useMemo(() => (at === undefined ? [] : [{ kind: 'spot' as const, at }]), [at]);

  useEffect(() => {
    if (wanted === '') return setAt(undefined);
    const names = wanted.split(' ');
    let lit: string | undefined;
    let frame = requestAnimationFrame(function follow() {
      const next = names.findLast(isPressable) ?? names[0];
      const element = target(next);
      if (next !== lit && element) bringIntoView(element);
      lit = next;
      setAt(next);
      if (veil.current) cover(veil.current, element);
      frame = requestAnimationFrame(follow);
    });
    return () => cancelAnimationFrame(frame);
  }, [wanted]);

  if (at === undefined) return null;
  return (
    <>
      <div className="veil" aria-hidden="true">
        <div ref={veil} className="spot" hidden />
      </div>
      <Rings rings={rings} within=".screen" />
    </>
  );
}

function isPressable(at: string): boolean {
  const element = target(at);
  return element !== undefined && (element.matches(PRESSABLE) || element.querySelector(PRESSABLE) !== null);
}

function target(at: string): Element | undefined {
  const screen = document.querySelector('.screen');
  return screen ? elementsAt(screen, at)[0] : undefined;
}

/** Only what lies on the board darkens the rest of it. */
function cover(spot: HTMLElement, element: Element | undefined): void {
  const frame = spot.parentElement?.getBoundingClientRect();
  const inside = element !== undefined && spot.closest('.board')?.contains(element) === true;
  const box = element?.getBoundingClientRect();
  // A light on the whole board would be no light.
  spot.hidden = !inside || !frame || !box || box.width > frame.width * 0.8;
  if (spot.hidden || !frame || !box) return;
  spot.style.translate = `${box.x - frame.x - MARGIN}px ${box.y - frame.y - MARGIN}px`;
  spot.style.width = `${box.width + 2 * MARGIN}px`;
  spot.style.height = `${box.height + 2 * MARGIN}px`;
}

/**
 * Rings around places of the table. They lie over everything, let every press through, and follow what they surround when it is
 * scrolled, moved or resized.
 */
import { useEffect, useRef } from 'react';
import { clippedBox, elementsAt, signsAt } from './places.ts';

/** `wake`: something happened here. `spot`: the coach points here. `key`: the chosen symbol is here. */
const RINGS = ['wake', 'spot', 'key'] as const;

export interface Ring {
  readonly kind: (typeof RINGS)[number];
  /** A place, or with `sign` the name of a symbol. */
  readonly at: string;
  readonly sign?: boolean;
  /** A number or a word on the ring. */
  readonly label?: string;
  /** Something has left this place. */
  readonly left?: boolean;
}

interface RingsProps {
  readonly rings: readonly Ring[];
  /** Searched for the places; otherwise the whole page. */
  readonly within?: string;
}

export function Rings({ rings, within = 'body' }: RingsProps) {
  const layer = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (rings.length === 0) return;
    let frame = requestAnimationFrame(function follow() {
      const root = document.querySelector(within);
      if (layer.current && root) draw(layer.current, rings, root);
      frame = requestAnimationFrame(follow);
    });
    return () => cancelAnimationFrame(frame);
  }, [rings, within]);

  return rings.length === 0 ? null : <div ref={layer} className="rings" aria-hidden="true" />;
}

function draw(layer: HTMLElement, rings: readonly Ring[], root: Element): void {
  const wanted = rings.flatMap(ring => targetsOf(ring, root).map(element => ({ ring, element })));
  while (layer.childElementCount > wanted.length) layer.lastElementChild?.remove();
  while (layer.childElementCount < wanted.length) layer.append(document.createElement('span'));
  wanted.forEach(({ ring, element }, i) => {
    const drawn = layer.children[i];
    if (drawn instanceof HTMLElement) surround(drawn, ring, element);
  });
}

/** A symbol is marked wherever it is drawn, of a place its first drawing. */
function targetsOf({ at, sign, kind }: Ring, root: Element): Element[] {
  if (sign) return signsAt(root, at);
  const elements = elementsAt(root, at);
  return kind === 'key' ? elements : elements.slice(0, 1);
}

function surround(drawn: HTMLElement, { kind, label = '', left = false }: Ring, element: Element): void {
  const box = clippedBox(element);
  const name = `ring ${kind} ${left ? 'left' : ''}`;
  if (drawn.className !== name) drawn.className = name;
  if (drawn.dataset.label !== label) drawn.dataset.label = label;
  drawn.hidden = box === undefined;
  if (!box) return;
  drawn.style.translate = `${box.x}px ${box.y}px`;
  drawn.style.width = `${box.width}px`;
  drawn.style.height = `${box.height}px`;
}

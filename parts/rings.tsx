/**
 * Rings around places of the table. They lie over everything, let every press through, and follow what they surround when it is
 * scrolled, moved or resized.
 */
import { useEffect, useRef } from 'react';
import { follow } from './follow.ts';
import { clippedBox, elementsAt, signsAt } from './places.ts';

/** `wake`: something happened here. `spot`: a lesson points here. `key`: the chosen symbol is here. `ghost`: a move could be made here. */
const RINGS = ['wake', 'spot', 'key', 'ghost'] as const;

export interface Ring {
  readonly kind: (typeof RINGS)[number];
  /** A place, or with `sign` the name of a symbol. */
  readonly at: string;
  readonly sign?: boolean;
  /** A number or a word on the ring. */
  readonly label?: string;
  /** Something has left this place. */
  readonly left?: boolean;
  /** Somebody looks at this one of several. */
  readonly raised?: boolean;
}

interface RingsProps {
  readonly rings: readonly Ring[];
  /** Searched for the places; otherwise the whole page. */
  readonly within?: string;
}

/** How far a ring reaches beyond what it surrounds. */
const THICK = 9;
/** On something wider than this a letter would hide what is written there. */
const ROOMY = 64;

export function Rings({ rings, within = 'body' }: RingsProps) {
  const layer = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (rings.length === 0) return;
    return follow(() => {
      const root = document.querySelector(within);
      if (layer.current && root) draw(layer.current, rings, root);
    });
  }, [rings, within]);

  return rings.length === 0 ? null : <div ref={layer} className="rings" aria-hidden="true" />;
}

function draw(layer: HTMLElement, rings: readonly Ring[], root: Element): void {
  const wanted = merged(rings.flatMap(ring => targetsOf(ring, root).map(element => ({ ring, element }))));
  while (layer.childElementCount > wanted.length) layer.lastElementChild?.remove();
  while (layer.childElementCount < wanted.length) layer.append(document.createElement('span'));
  wanted.forEach(({ ring, element }, i) => {
    const drawn = layer.children[i];
    if (drawn instanceof HTMLElement) surround(drawn, ring, element, root.getBoundingClientRect());
  });
}

interface Target {
  readonly ring: Ring;
  readonly element: Element;
}

/** What happened at places that are drawn as one has one ring with all their numbers. */
function merged(targets: readonly Target[]): Target[] {
  const found: Target[] = [];
  for (const { ring, element } of targets) {
    const same = found.findIndex(one => one.element === element && one.ring.kind === ring.kind);
    if (same < 0 || ring.kind !== 'wake') found.push({ ring, element });
    else found[same] = { element, ring: { ...ring, label: bothLabels(found[same].ring, ring) } };
  }
  return found;
}

const BETWEEN = ' · ';

function bothLabels({ label: a = '' }: Ring, { label: b = '' }: Ring): string {
  return [...new Set([...a.split(BETWEEN), ...b.split(BETWEEN)])].sort().join(BETWEEN);
}

/** A symbol is marked wherever it is drawn, of a place its first drawing. */
function targetsOf({ at, sign, kind }: Ring, root: Element): Element[] {
  if (sign) return signsAt(root, at);
  const elements = elementsAt(root, at);
  return kind === 'key' ? elements : elements.slice(0, 1);
}

/** What happened is marked on the board, not beyond its edges; the coach may point anywhere. */
function surround(drawn: HTMLElement, ring: Ring, element: Element, edges: DOMRect): void {
  const { kind, label = '', left = false, raised = false } = ring;
  const found = clippedBox(element);
  const box = found && isCovered(element, found) ? undefined : found;
  const roomy = kind === 'ghost' && label.length === 1 && (box?.width ?? 0) > ROOMY;
  const name = `ring ${kind} ${left ? 'left' : ''} ${raised ? 'raised' : ''} ${roomy ? 'roomy' : ''}`;
  if (drawn.className !== name) drawn.className = name;
  if (drawn.dataset.label !== label) drawn.dataset.label = label;
  drawn.hidden = box === undefined;
  if (!box) return;
  const { x, y, width, height } = kind === 'wake' ? inside(box, edges) : box;
  drawn.style.translate = `${x}px ${y}px`;
  drawn.style.width = `${width}px`;
  drawn.style.height = `${height}px`;
  drawn.style.setProperty('--left', `${edges.left - x}px`);
  drawn.style.setProperty('--top', `${edges.top - y}px`);
}

/** As much of a box as leaves room for the ring around it. */
function inside(box: DOMRect, edges: DOMRect): DOMRect {
  const x = Math.max(box.left, edges.left + THICK);
  const y = Math.max(box.top, edges.top + THICK);
  const right = Math.min(box.right, edges.right - THICK);
  const bottom = Math.min(box.bottom, edges.bottom - THICK);
  return new DOMRect(x, y, Math.max(0, right - x), Math.max(0, bottom - y));
}

/** A sheet, or what a board asks apart from its places, lies over the middle of it. */
function isCovered(element: Element, box: DOMRect): boolean {
  const sheet = document.querySelector('.screen :is(.sheet, .slip)');
  if (!sheet || sheet.contains(element) || !element.closest('.board')) return false;
  const { top, left, right, bottom } = sheet.getBoundingClientRect();
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  return x > left && x < right && y > top && y < bottom;
}

/** What is wrong with a page as it is seen: text that is cut off, covered, too small, or a target too small for a finger. */
import type { Page } from 'playwright-core';

export interface Limits {
  /** Least size of text. */
  readonly text: number;
  /** Least side of what is pressed; on a dense board, where a fan opens, less will do. */
  readonly target: number;
  readonly dense: number;
}

export const MOUSE: Limits = { text: 12, target: 24, dense: 16 };
export const FINGER: Limits = { text: 12, target: 44, dense: 24 };

/** One sentence each. */
export async function faultsOf(page: Page, limits: Limits): Promise<string[]> {
  // Everything below runs in the page, which knows nothing of this file.
  return page.evaluate(`(() => { ${PARTS.join('\n')}\nreturn findFaults(${JSON.stringify(limits)}); })()`);
}

interface Text {
  readonly element: Element;
  readonly text: string;
  readonly box: DOMRect;
}

interface Part extends Text {
  /** What can be seen of the box. */
  readonly seen: DOMRect;
}

function findFaults(limits: Limits): string[] {
  const found: string[] = [];
  const wide = document.documentElement.scrollWidth - innerWidth;
  if (wide > 0) found.push(`sideways: the page is ${wide} px too wide`);
  const targets = 'button, a[href], input:not([type=hidden]), select, summary, textarea';
  for (const target of document.querySelectorAll(targets)) found.push(...targetFaults(target, limits));
  // What lets every press through paints, too, and is found only if it does not.
  const style = document.createElement('style');
  style.textContent = '* { pointer-events: auto !important }';
  document.head.append(style);
  const texts = allTexts();
  for (const text of texts) found.push(...textFaults(text, limits));
  found.push(...overlaps(texts));
  style.remove();
  return [...new Set(found)];
}

function nameOf(element: Element): string {
  const own = element.tagName.toLowerCase() + [...element.classList].map(name => `.${name}`).join('');
  const parent = element.parentElement?.closest('[class]');
  return parent ? `${parent.tagName.toLowerCase()}.${[...parent.classList].join('.')} ${own}` : own;
}

/** What is meant to lie over the rest of the page, and is compared with itself only. */
function layerOf(element: Element): Element | null {
  return element.closest('dialog, .sheet, .welcome, .said, .peek, .slip, .bubble, .veil, .shelf, .ribbon');
}

function isShown(element: Element): boolean {
  const hidden = (at: Element | null) => at !== null && getComputedStyle(at).clipPath === 'inset(50%)';
  if (element.closest('.vh') || hidden(element) || hidden(element.parentElement)) return false;
  return element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
}

function allTexts(): Part[] {
  const found: Part[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    const text = node.textContent?.trim() ?? '';
    if (!element || text === '' || element.closest('style, script, option, title, symbol, noscript'))
      continue;
    if (!isShown(element)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const box of range.getClientRects())
      if (box.width > 0) found.push({ element, text, box, seen: clipping(element, box).seen });
  }
  return found;
}

/** The part of a box that its ancestors let be seen; `cut` is what takes something away without a scroll bar. */
function clipping(element: Element, box: DOMRect): { seen: DOMRect; cut: Element | undefined } {
  let seen = box;
  let cut: Element | undefined;
  const scrolls = (value: string) => value === 'auto' || value === 'scroll';
  for (let at: Element | null = element; at; at = at.parentElement) {
    const { overflowX, overflowY, position, webkitLineClamp } = getComputedStyle(at);
    if (overflowX !== 'visible' || overflowY !== 'visible') {
      const before = seen;
      seen = common(seen, at.getBoundingClientRect());
      // A sentence with an end in dots says so, and can be read elsewhere.
      const meant = webkitLineClamp !== 'none' || (at === element && !scrolls(overflowX));
      const lostX = before.width - seen.width > 2 && !scrolls(overflowX);
      const lostY = before.height - seen.height > before.height * 0.3 && !scrolls(overflowY);
      if ((lostX || lostY) && !meant) cut ??= at;
    }
    if (position === 'fixed' || at.matches('dialog')) break;
  }
  return { seen, cut };
}

function common(a: DOMRect, b: DOMRect): DOMRect {
  const [left, top] = [Math.max(a.left, b.left), Math.max(a.top, b.top)];
  const [right, bottom] = [Math.min(a.right, b.right), Math.min(a.bottom, b.bottom)];
  return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top));
}

/** In pixels of the screen. */
function sizeOf(element: Element): number {
  const size = Number.parseFloat(getComputedStyle(element).fontSize);
  if (!(element instanceof SVGGraphicsElement)) return size;
  const matrix = element.getScreenCTM();
  return matrix ? size * Math.hypot(matrix.a, matrix.b) : size;
}

/** How much of what is behind a colour it hides: `rgba(0, 0, 0, 0.5)`, `color(srgb 0 0 0 / 0.5)`. */
function opacityOf(colour: string): number {
  if (colour === 'none' || colour === 'transparent') return 0;
  const [, alpha] = /^rgba\(.*, ([\d.]+)\)$/.exec(colour) ?? /\/ ([\d.]+)\)$/.exec(colour) ?? [];
  return alpha === undefined ? 1 : Number(alpha);
}

/** Whether it hides what is behind it. */
function paints(element: Element): boolean {
  const css = getComputedStyle(element);
  const sheer = 0.3;
  if (Number(css.opacity) < sheer) return false;
  if (element instanceof SVGElement && !(element instanceof SVGSVGElement))
    return opacityOf(css.fill) * Number(css.fillOpacity) > sheer;
  if (opacityOf(css.backgroundColor) > sheer || element instanceof HTMLImageElement) return true;
  return css.backgroundImage !== 'none' && !/(, |\/ )0(\.\d+)?\)/.test(css.backgroundImage);
}

/** What is painted over a point of an element. */
function coverAt(element: Element, x: number, y: number): Element | undefined {
  for (const above of document.elementsFromPoint(x, y)) {
    if (above === element || element.contains(above) || above.contains(element)) return undefined;
    if (paints(above)) return above;
  }
  return undefined;
}

/** Lies over what scrolls below it, and moves away. */
function isSticky(element: Element): boolean {
  for (let at: Element | null = element; at; at = at.parentElement)
    if (/^(sticky|fixed)$/.test(getComputedStyle(at).position)) return true;
  return false;
}

function textFaults({ element, text, box, seen }: Part, limits: Limits): string[] {
  const found: string[] = [];
  const said = `"${text.slice(0, 40)}" in ${nameOf(element)}`;
  const size = sizeOf(element);
  // A small picture of a whole map is enlarged by the button beside it.
  if (size < limits.text - 0.3 && !element.closest('.rail .impact, .overview'))
    found.push(`small: ${size.toFixed(1)} px, ${said}`);
  const { cut } = clipping(element, box);
  if (cut) found.push(`cut: ${said} by ${nameOf(cut)}`);
  const dots = getComputedStyle(element).textOverflow === 'ellipsis';
  if (dots && element.scrollWidth > element.clientWidth + 1) found.push(`ellipsis: ${said}`);
  if (seen.width < 2 || seen.height < 4) return found;
  const edge = Math.min(3, seen.width / 3);
  for (const x of [seen.left + edge, seen.x + seen.width / 2, seen.right - edge]) {
    const cover = coverAt(element, x, seen.y + seen.height / 2);
    if (cover && layerOf(cover) === layerOf(element) && !isSticky(cover))
      found.push(`covered: ${said} by ${nameOf(cover)}`);
  }
  return found;
}

/** Texts that are written over each other. */
function overlaps(texts: readonly Part[]): string[] {
  const boxes = texts
    .filter(({ seen }) => seen.width >= 2 && seen.height >= 4)
    .map(({ seen, element, text }) => ({
      ...{ element, text, layer: layerOf(element) },
      // Letters do not fill the height of their line.
      box: new DOMRect(seen.x + 1, seen.y + seen.height * 0.22, seen.width - 2, seen.height * 0.58),
    }));
  return boxes.flatMap((a, i) =>
    boxes.slice(i + 1).flatMap(b => {
      const { x, y, width, height } = common(a.box, b.box);
      if (width <= 1.5 || height <= 1.5 || a.layer !== b.layer || a.element === b.element) return [];
      // Where one is painted over by what the other stands on, that is told as covered.
      const [middle, centre] = [x + width / 2, y + height / 2];
      if (coverAt(a.element, middle, centre) || coverAt(b.element, middle, centre)) return [];
      const [first, second] = [a, b].map(
        ({ text, element }) => `"${text.slice(0, 30)}" in ${nameOf(element)}`,
      );
      return [`overlap: ${first} and ${second}`];
    }),
  );
}

function targetFaults(element: Element, limits: Limits): string[] {
  const label = element.closest('label');
  const target = element.matches('input') && label ? label : element;
  const box = target.getBoundingClientRect();
  if (!isShown(element) || element.matches(':disabled') || box.width < 2 || box.height < 2) return [];
  // Links in a sentence are as high as its line.
  const written = target.matches('a') && getComputedStyle(target).display === 'inline';
  if (written || target.matches(':is(p, td, dd, figcaption, .hint, .txt, .rule-ref) :is(a, button)'))
    return [];
  const least = target.closest('.board, svg') ? limits.dense : limits.target;
  const reaches = (dx: number, dy: number) => {
    const hit = document.elementFromPoint(box.x + box.width / 2 + dx, box.y + box.height / 2 + dy);
    return hit !== null && (target.contains(hit) || hit.contains(target));
  };
  const far = least / 2 - 1.5;
  const wide = box.width >= least - 1 || (reaches(-far, 0) && reaches(far, 0));
  const high = box.height >= least - 1 || (reaches(0, -far) && reaches(0, far));
  if (wide && high) return [];
  const words = target.getAttribute('aria-label') ?? target.textContent?.trim() ?? '';
  const size = `${Math.round(box.width)} × ${Math.round(box.height)}`;
  return [`target: ${size}, "${words.slice(0, 30)}" ${nameOf(target)}`];
}

const PARTS = [
  ...[findFaults, nameOf, layerOf, isShown, allTexts, clipping, common, sizeOf, opacityOf, paints],
  ...[coverAt, isSticky, textFaults, overlaps, targetFaults],
];

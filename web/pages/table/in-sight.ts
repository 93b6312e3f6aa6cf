/** What is read stays in sight: the board scrolls, or the sheet goes to its other end. */
import { bringIntoView } from '@fathom/parts/places.ts';

const LEAST_SHEET = 200;

/** Returns what puts everything back. */
export function keepInSight(element: Element): () => void {
  bringIntoView(element);
  const sheet = document.querySelector<HTMLElement>('.sheet.reading');
  if (!sheet || !overlap(element, sheet)) return () => {};
  const scroller = scrollerOf(element);
  const before = scroller?.style.paddingBottom ?? '';
  if (scroller) {
    // Room to scroll: also the last row can come to the top. Nothing but the scroller may move or grow, least of all the board in its frame.
    const room = scroller.clientHeight - element.getBoundingClientRect().height;
    scroller.style.paddingBottom = `${Math.min(sheet.offsetHeight, room)}px`;
    scroller.scrollTop += element.getBoundingClientRect().top - scroller.getBoundingClientRect().top;
  }
  if (overlap(element, sheet)) shrink(sheet, element);
  if (overlap(element, sheet)) sheet.dataset.at = 'top';
  if (overlap(element, sheet)) delete sheet.dataset.at;
  return () => {
    if (scroller) scroller.style.paddingBottom = before;
    sheet.style.maxHeight = '';
  };
}

/** The sheet begins below, if enough of it is left to be read and scrolled. */
function shrink(sheet: HTMLElement, element: Element): void {
  const room = sheet.getBoundingClientRect().bottom - element.getBoundingClientRect().bottom - 1;
  if (room >= LEAST_SHEET) sheet.style.maxHeight = `${room}px`;
}

function overlap(element: Element, sheet: Element): boolean {
  const [a, b] = [element.getBoundingClientRect(), sheet.getBoundingClientRect()];
  return a.bottom > b.top && a.top < b.bottom && a.right > b.left && a.left < b.right;
}

/** The part of the board that scrolls up and down, if there is one. */
function scrollerOf(element: Element): HTMLElement | undefined {
  for (let at = element.parentElement; at && !at.matches('.screen'); at = at.parentElement)
    if (/auto|scroll/.test(getComputedStyle(at).overflowY)) return at;
  return undefined;
}

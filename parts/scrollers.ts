/** What a keyboard reaches by itself. */
const REACHED = 'a[href], button:enabled:not([tabindex="-1"]), input, select, [tabindex="0"]';

/**
 * Areas marked with `data-scrolls` can be reached and scrolled by keyboard while their content does not fit and holds
 * nothing that would lead there.
 */
export function watchScrollers(root: HTMLElement): void {
  let awaited = false;
  const look = () => {
    awaited = false;
    for (const area of root.querySelectorAll<HTMLElement>('[data-scrolls]')) {
      const reachable = overflows(area) && !area.querySelector(REACHED);
      if (reachable === area.hasAttribute('tabindex')) continue;
      if (reachable) area.tabIndex = 0;
      else area.removeAttribute('tabindex');
    }
  };
  const soon = () => {
    if (!awaited) requestAnimationFrame(look);
    awaited = true;
  };
  const observer = new MutationObserver(soon);
  observer.observe(root, {
    childList: true,
    characterData: true,
    subtree: true,
    attributeFilter: ['class', 'disabled', 'style', 'tabindex'],
  });
  addEventListener('resize', soon);
  soon();
}

/** Brings the end of the areas around an element into view; the page itself stays where it is. */
export function scrollToEnd(element: Element | null): void {
  for (
    let area = element?.closest('[data-scrolls]');
    area;
    area = area.parentElement?.closest('[data-scrolls]')
  )
    area.scrollTop = area.scrollHeight;
}

/** Brings an element into view within the area around it, and moves nothing else. */
export function scrollInside(element: Element | null): void {
  const area = element?.closest('[data-scrolls]');
  if (!element || !area) return;
  const [box, frame] = [element.getBoundingClientRect(), area.getBoundingClientRect()];
  if (box.top < frame.top) area.scrollTop += box.top - frame.top;
  else if (box.bottom > frame.bottom) area.scrollTop += box.bottom - frame.bottom;
}

function overflows({ scrollWidth, clientWidth, scrollHeight, clientHeight }: HTMLElement): boolean {
  return scrollWidth > clientWidth || scrollHeight > clientHeight;
}

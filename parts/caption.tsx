import { useEffect, useRef } from 'react';
import type { Mark as MarkName } from './board.ts';
import { follow } from './follow.ts';
import { Mark } from './mark.tsx';
import { bringIntoView, elementsAt } from './places.ts';

interface CaptionProps {
  /** Where it happened, from where to where; the last place that is drawn gets the caption. */
  readonly at: readonly string[];
  readonly mark: MarkName | undefined;
  readonly text: string;
  /** Selects what the places are searched in and what the caption must not leave. */
  readonly within: string;
}

const GAP = 12;
/** The caption stays away from the edges. */
const EDGE = 6;

/** One sentence beside the place where it happened. It lets every press through. */
export function Caption({ at, mark, text, within }: CaptionProps) {
  const said = useRef<HTMLDivElement>(null);
  const places = at.join('\n');

  useEffect(() => {
    const first = target(within, places.split('\n'));
    if (first) bringIntoView(first);
    return follow(() => {
      if (said.current) put(said.current, target(within, places.split('\n')), within);
    });
  }, [places, within]);

  if (text === '') return null;
  return (
    <div ref={said} className="said" data-testid="caption" aria-hidden="true">
      <Mark mark={mark} />
      <span>{text}</span>
    </div>
  );
}

function target(within: string, places: readonly string[]): Element | undefined {
  const root = document.querySelector(within);
  if (!root) return undefined;
  for (const place of places.toReversed()) {
    const [found] = place === '' ? [] : elementsAt(root, place);
    if (found) return found;
  }
  return undefined;
}

/** Above the place if there is room, otherwise below; without a place at the top of the board. */
function put(said: HTMLElement, element: Element | undefined, within: string): void {
  const frame = document.querySelector(`${within} .board`)?.getBoundingClientRect();
  const { width, height } = said.getBoundingClientRect();
  if (!frame || width === 0) return;
  const box = element?.getBoundingClientRect();
  const middle = box ? box.x + box.width / 2 : frame.x + frame.width / 2;
  const left = clamp(middle - 34, EDGE, document.documentElement.clientWidth - width - EDGE);
  const above = box && box.y - GAP - height > frame.y;
  const top = box ? (above ? box.y - GAP - height : box.bottom + GAP) : frame.y + GAP;
  said.style.translate = `${left}px ${clamp(top, EDGE, innerHeight - height - EDGE)}px`;
  said.style.setProperty('--tip', `${clamp(middle - left - 7, 12, width - 26)}px`);
  said.classList.toggle('below', box !== undefined && !above);
  said.classList.toggle('free', box === undefined);
  said.classList.add('put');
}

function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(most, value));
}

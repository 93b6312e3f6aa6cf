import type { BoardProps } from '@fathom/parts/board.ts';
import type { Reader } from '@fathom/parts/reading.ts';
import { useEffect, useRef } from 'react';
import { buttonOf, type Found, findReading, isLit } from './read.ts';

/** A finger that stays this long reads. */
const LONG = 450;

export interface TapsProps {
  readonly reader: Reader | undefined;
  readonly given: BoardProps;
  readonly careful: boolean;
  readonly opened: Found | undefined;
  readonly open: (found: Found | undefined) => void;
}

/** A press reads where it would not act, and where acting wants a second press; a long press or the other button always reads. */
export function useTaps({ reader, given, careful, opened, open }: TapsProps): void {
  const held = useRef<number | undefined>(undefined);
  const read = useRef(false);
  useEffect(() => {
    if (!reader) return;
    const find = ({ target }: Event) => readable(target, reader, given);
    const click = (event: MouseEvent) => {
      if (read.current) {
        read.current = false;
        return stop(event);
      }
      const found = find(event);
      if (!found || !(event.target instanceof Element)) return;
      const button = event.target.closest('button, a, summary, input, select, textarea');
      const own = buttonOf(found, event.target);
      if (button && !own) return;
      if (own && isLit(own)) {
        const { careful: wait, acts = [] } = found.reading;
        if (!careful || !wait || acts.length === 0 || opened?.place === found.place) return;
      } else if (own && found.reading.wish === undefined) return;
      stop(event);
      open(found);
    };
    const down = (event: PointerEvent) => {
      clearTimeout(held.current);
      read.current = false;
      const found = event.pointerType === 'mouse' ? undefined : find(event);
      if (!found) return;
      held.current = window.setTimeout(() => {
        read.current = true;
        open(found);
      }, LONG);
    };
    const up = () => clearTimeout(held.current);
    const menu = (event: MouseEvent) => {
      const found = find(event);
      if (!found) return;
      stop(event);
      open(found);
    };
    addEventListener('click', click, true);
    addEventListener('pointerdown', down);
    addEventListener('pointerup', up);
    addEventListener('pointercancel', up);
    addEventListener('contextmenu', menu);
    return () => {
      removeEventListener('click', click, true);
      removeEventListener('pointerdown', down);
      removeEventListener('pointerup', up);
      removeEventListener('pointercancel', up);
      removeEventListener('contextmenu', menu);
    };
  });
}

/** What can be read where somebody pressed, unless the sheet itself was pressed. */
function readable(target: EventTarget | null, reader: Reader, given: BoardProps): Found | undefined {
  const inside =
    target instanceof Element && target.closest('.board, .tray, .rail, .sheet:not(.reading)') !== null;
  return inside ? findReading(target, reader, given) : undefined;
}

function stop(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}

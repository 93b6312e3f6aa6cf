import type { BoardProps } from '@fathom/parts/board.ts';
import type { Reader } from '@fathom/parts/reading.ts';
import { useEffect, useRef } from 'react';
import { buttonOf, type Found, findReading, isLit } from './read.ts';

const CONTROL = 'button, a, summary, input, select, textarea';
const TABLE = '.board, .tray, .rail, .sheet:not(.reading)';
/** A finger that stays this long reads. */
const LONG = 450;

export interface TapsProps {
  readonly reader: Reader | undefined;
  readonly given: BoardProps;
  readonly careful: boolean;
  /** Somebody else answers what is not allowed. */
  readonly coached: boolean;
  readonly opened: Found | undefined;
  readonly open: (found: Found | undefined) => void;
  /** A press on a symbol about which there is nothing else to read. */
  readonly lookUp: (sign: string) => void;
}

/** A press reads where it would not act, and where acting wants a second press; a long press or the other button always reads. */
export function useTaps({ reader, given, careful, coached, opened, open, lookUp }: TapsProps): void {
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
      if (!(event.target instanceof Element)) return;
      const button = event.target.closest(CONTROL);
      const sign = found || button ? undefined : signAt(event.target);
      if (sign !== undefined) lookUp(sign);
      if (!found) return;
      const own = buttonOf(found, event.target);
      if (button && !own) return;
      if (own && isLit(own)) {
        const { careful: wait, acts = [] } = found.reading;
        if (!careful || !wait || acts.length === 0 || opened?.place === found.place) return;
      } else if (own && (coached || found.reading.wish === undefined)) return;
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
  const inside = target instanceof Element && target.closest(TABLE) !== null;
  return inside ? findReading(target, reader, given) : undefined;
}

/** The innermost symbol that is drawn there. */
function signAt(target: Element): string | undefined {
  const drawn = target.closest(TABLE) && target.closest('[data-sign]');
  return drawn?.getAttribute('data-sign')?.split(' ').at(-1);
}

function stop(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}

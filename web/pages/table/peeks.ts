import { useEffect, useRef } from 'react';
import { type Found, findReading } from './read.ts';
import type { TapsProps } from './taps.ts';

/** A pointer that rests this long wants to know. */
const REST = 600;

interface PeeksProps extends Pick<TapsProps, 'reader' | 'given' | 'opened'> {
  readonly peeked: Found | undefined;
  readonly peek: (found: Found | undefined) => void;
}

/** What a mouse rests on, or the keyboard has come to, says shortly what it is. */
export function usePeeks({ reader, given, opened, peeked, peek }: PeeksProps): void {
  const resting = useRef<number | undefined>(undefined);
  const at = useRef<Element | undefined>(undefined);
  useEffect(() => {
    if (!reader || opened) return;
    const look = (target: EventTarget | null, wait: number) => {
      const inside = target instanceof Element && target.closest('.board, .tray, .rail, .sheet');
      const found = inside ? findReading(target, reader, given) : undefined;
      if (found?.element === at.current) return;
      at.current = found?.element;
      clearTimeout(resting.current);
      if (peeked) peek(undefined);
      if (found) resting.current = window.setTimeout(() => peek(found), wait);
    };
    const over = (event: PointerEvent) => event.pointerType === 'mouse' && look(event.target, REST);
    const focus = ({ target }: FocusEvent) =>
      look(target instanceof Element && target.matches(':focus-visible') ? target : null, 0);
    const away = () => look(null, 0);
    addEventListener('pointerover', over);
    addEventListener('focusin', focus);
    addEventListener('pointerdown', away);
    addEventListener('scroll', away, true);
    return () => {
      removeEventListener('pointerover', over);
      removeEventListener('focusin', focus);
      removeEventListener('pointerdown', away);
      removeEventListener('scroll', away, true);
    };
  });
}

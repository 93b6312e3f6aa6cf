import { type MouseEvent, type PointerEvent, useRef } from 'react';

const LONG = 450;

/** A short press acts, a long one looks. */
export function usePress(act: () => void, look: () => void) {
  const timer = useRef<number | undefined>(undefined);
  const looked = useRef(false);
  const stop = () => clearTimeout(timer.current);
  return {
    onPointerDown(event: PointerEvent) {
      looked.current = false;
      stop();
      if (event.pointerType === 'mouse') return;
      timer.current = window.setTimeout(() => {
        looked.current = true;
        look();
      }, LONG);
    },
    onPointerUp: stop,
    onPointerCancel: stop,
    onPointerLeave: stop,
    onContextMenu(event: MouseEvent) {
      if (looked.current || timer.current !== undefined) event.preventDefault();
    },
    onClick() {
      stop();
      if (!looked.current) act();
      looked.current = false;
    },
  };
}

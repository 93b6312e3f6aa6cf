import { type PointerEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { IconButton } from './button.tsx';
import { useEscape } from './escape.ts';
import { useSay } from './say.tsx';

/** Further than this, or faster than half of it in a fifth of a second, and the sheet lets go. */
const LET_GO = 90;

interface SheetProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/**
 * A panel that rises over the board. Prompt and hand stay usable beside it, so it does not trap the focus; it
 * takes the focus when it opens, gives it back when it closes, and Escape or dragging it down closes it.
 */
export function Sheet({ title, onClose, children }: SheetProps) {
  const say = useSay();
  const heading = useId();
  const root = useRef<HTMLElement>(null);
  const { drag, handlers } = useDragDown(onClose);

  // Also when the focus is on board or hand; a dialog above the sheet closes first.
  useEscape(onClose);

  useEffect(() => {
    const before = document.activeElement;
    root.current?.focus();
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);

  return (
    <section
      ref={root}
      className="sheet"
      role="dialog"
      aria-labelledby={heading}
      tabIndex={-1}
      style={{ '--drag': `${drag}px` }}
    >
      <div className="grab" {...handlers} />
      <div className="heading">
        <h2 id={heading}>{title}</h2>
        <IconButton icon="i-close" label={say('parts.close')} onClick={onClose} />
      </div>
      <div className="body" data-scrolls>
        {children}
      </div>
    </section>
  );
}

function useDragDown(onClose: () => void) {
  const [drag, setDrag] = useState(0);
  const start = useRef<{ y: number; at: number } | undefined>(undefined);
  const handlers = {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      event.currentTarget.setPointerCapture(event.pointerId);
      start.current = { y: event.clientY, at: event.timeStamp };
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (start.current) setDrag(Math.max(0, event.clientY - start.current.y));
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      if (!start.current) return;
      const far = event.clientY - start.current.y;
      const quick = event.timeStamp - start.current.at < 200;
      start.current = undefined;
      setDrag(0);
      if (far > (quick ? LET_GO / 2 : LET_GO)) onClose();
    },
    onPointerCancel() {
      start.current = undefined;
      setDrag(0);
    },
  };
  return { drag, handlers };
}

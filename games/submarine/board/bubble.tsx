import { IconButton } from '@fathom/parts/button.tsx';
import { useBorrowedFocus } from '@fathom/parts/focus.tsx';
import { type KeyboardEvent, type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';

interface BubbleProps {
  readonly title: string;
  /** Text of the button that closes it. */
  readonly cancel: string;
  /** What it speaks about; it stands below or above it, inside the board. */
  readonly anchor: RefObject<HTMLElement | null>;
  readonly selector: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

const GAP = 6;

/** A small paper over the water with a choice on it. Escape or a press beside it closes it; the focus goes back. */
export function Bubble({ title, cancel, anchor, selector, onClose, children }: BubbleProps) {
  const root = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const place = anchor.current?.querySelector(selector);
    if (anchor.current && place && root.current) stand(root.current, place, anchor.current);
  });

  useBorrowedFocus(root, '.body button');

  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    onClose();
  };

  return (
    <>
      <button type="button" className="veil" tabIndex={-1} aria-label={cancel} onClick={onClose} />
      <div
        ref={root}
        className="bubble"
        data-scrolls
        role="dialog"
        aria-label={title}
        onKeyDown={closeOnEscape}
      >
        <div className="head">
          <h2>{title}</h2>
          <IconButton icon="i-close" label={cancel} onClick={onClose} />
        </div>
        <div className="body">{children}</div>
      </div>
    </>
  );
}

/** Below the place if there is room, else above it, and never over the edge. */
function stand(bubble: HTMLElement, place: Element, board: HTMLElement): void {
  const frame = board.getBoundingClientRect();
  const at = place.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = bubble;
  const left = at.left - frame.left + at.width / 2 - width / 2;
  const below = at.bottom - frame.top + GAP;
  const above = at.top - frame.top - GAP - height;
  const top = below + height + GAP <= frame.height ? below : above;
  bubble.style.setProperty('left', `${clamp(left, GAP, frame.width - width - GAP)}px`);
  bubble.style.setProperty('top', `${clamp(top, GAP, frame.height - height - GAP)}px`);
}

function clamp(x: number, low: number, high: number): number {
  return Math.max(low, Math.min(x, high));
}

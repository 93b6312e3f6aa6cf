/** A paper over the water: a zone seen closely, or a choice that lies nowhere on the board. */
import { IconButton } from '@fathom/parts/button.tsx';
import { useEscape } from '@fathom/parts/escape.ts';
import { useBorrowedFocus } from '@fathom/parts/focus.tsx';
import { type ReactNode, useRef } from 'react';
import type { Table } from './table.ts';

interface SlipProps {
  readonly table: Table;
  readonly title: string;
  readonly caption?: string;
  /** Broad ones hold a picture of the whole width. */
  readonly broad?: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Escape or a press beside it closes it; the focus goes back to where it was. */
export function Slip({ table, title, caption, broad = false, onClose, children }: SlipProps) {
  const root = useRef<HTMLDivElement>(null);
  const close = table.say('board.close');

  useBorrowedFocus(
    root,
    '.slip-body :is(.legal, button, summary), .slip-head:only-child button',
    'body:not(:has(:is(input, textarea):focus))',
  );

  // It opens by itself, so the focus may be anywhere; a dialog or a reading above it closes first.
  useEscape(onClose, { above: 'dialog[open], .sheet' });

  return (
    <>
      <button type="button" className="veil" tabIndex={-1} aria-label={close} onClick={onClose} />
      <div ref={root} className={`slip ${broad ? 'broad' : ''}`} role="dialog" aria-label={title}>
        <div className="slip-head">
          <h2>
            {title}
            {caption && <small>{caption}</small>}
          </h2>
          <IconButton icon="i-close" label={close} onClick={onClose} />
        </div>
        <div className="slip-body" data-scrolls>
          {children}
        </div>
      </div>
    </>
  );
}

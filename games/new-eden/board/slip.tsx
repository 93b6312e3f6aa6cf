/** A slip of paper over the lower edge of the station: what could be done at a place, or what a card says. */
import { Button, IconButton } from '@fathom/parts/button.tsx';
import { useBorrowedFocus } from '@fathom/parts/focus.tsx';
import { type ReactNode, useRef } from 'react';
import type { Deed } from './deeds.ts';
import type { Table } from './table.ts';

interface SlipProps {
  readonly table: Table;
  readonly title: string;
  readonly deeds: readonly Deed[];
  readonly onClose: () => void;
  readonly children?: ReactNode;
}

export function Slip({ table, title, deeds, onClose, children }: SlipProps) {
  const root = useRef<HTMLDivElement>(null);
  useBorrowedFocus(root, deeds.length > 0 ? '.btn' : '.ibtn');
  return (
    <div
      ref={root}
      className="slip"
      role="dialog"
      aria-label={title}
      onKeyDown={event => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        onClose();
      }}
    >
      <div className="heading">
        <h2>{title}</h2>
        <IconButton icon="i-close" label={table.say('board.close')} onClick={onClose} />
      </div>
      {children && <p>{children}</p>}
      {deeds.map(deed => (
        <Button
          key={deed.key}
          tone="light"
          className="wide"
          onClick={() => {
            onClose();
            deed.press();
          }}
        >
          {deed.label}
        </Button>
      ))}
    </div>
  );
}

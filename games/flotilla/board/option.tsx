import type { ReactNode } from 'react';
import type { Move } from '../move.ts';
import { places } from './places.ts';
import { isDeciding, refuseMove, type Table } from './table.ts';

interface OptionProps {
  readonly table: Table;
  /** The legal move behind it; without one it says why not. */
  readonly move: Move | undefined;
  /** What a press would try if it is not offered. */
  readonly wish: Move;
  readonly label: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** Something to choose in a strip, a tray or a panel: lit when legal, readable and explained when not. */
export function Option({ table, move, wish, label, className = '', children }: OptionProps) {
  const place = places.ofMove(move ?? wish, table.view).join(' ');
  if (move) {
    return (
      <button
        type="button"
        className={`opt legal ${className}`}
        title={label}
        data-place={place}
        onClick={() => table.send(move)}
      >
        <Said text={label}>{children}</Said>
      </button>
    );
  }
  if (!isDeciding(table)) {
    return (
      <span className={`opt ${className}`} title={label} data-place={place}>
        <Said text={label}>{children}</Said>
      </span>
    );
  }
  return (
    <button
      type="button"
      className={`opt shut ${className}`}
      title={label}
      data-place={place}
      tabIndex={-1}
      onClick={() => refuseMove(table, wish)}
    >
      <Said text={table.say('board.whyNotThis', { what: label })}>{children}</Said>
    </button>
  );
}

/** Signs for the eye, a sentence for the ear. */
export function Said({ text, children }: { readonly text: string; readonly children: ReactNode }) {
  return (
    <>
      <span className="vh">{text}</span>
      <span className="seen" aria-hidden="true">
        {children}
      </span>
    </>
  );
}

import type { ReactNode } from 'react';

interface PanelProps {
  readonly title: string;
  /** Beside the title, in small letters. */
  readonly note: string;
  readonly className: string;
  readonly place?: string;
  readonly children: ReactNode;
}

/** Something beside the board that can be read at any time. */
export function Panel({ title, note, className, place, children }: PanelProps) {
  return (
    <section className={`panel ${className}`} data-place={place}>
      <h2>
        {title}
        <small>{note}</small>
      </h2>
      {children}
    </section>
  );
}

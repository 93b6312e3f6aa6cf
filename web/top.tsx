import { Icon } from '@fathom/parts/icon.tsx';
import type { ReactNode } from 'react';
import { Link } from './navigate.tsx';
import type { Route } from './routes.ts';

interface TopProps {
  /** Where the arrow leads, and what that place is called. */
  readonly back: Route;
  readonly label: string;
  readonly title: string;
  readonly note: string;
  readonly children: ReactNode;
}

/** The line above a page that is all about one thing: the way back, what it is, and what can be done with it. */
export function Top({ back, label, title, note, children }: TopProps) {
  return (
    <header className="top">
      <Link className="ibtn" to={back} aria-label={label}>
        <Icon name="i-back" />
      </Link>
      <div className="title">
        <h1>{title}</h1>
        <span>{note}</span>
      </div>
      {children}
    </header>
  );
}

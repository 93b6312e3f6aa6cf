/** A move as a full-width button: what it costs, what it does, what follows. */
import { Icon } from '@fathom/parts/icon.tsx';
import type { ReactNode } from 'react';

interface DeedProps {
  readonly sign: ReactNode;
  readonly title: string;
  readonly details?: readonly string[];
  /** Without it the press tells why not. */
  readonly legal?: boolean;
  /** The move behind it, in notation. */
  readonly does?: string;
  readonly onPress: () => void;
}

export function Deed({ sign, title, details = [], legal = true, does, onPress }: DeedProps) {
  return (
    <li>
      <button type="button" className={`deed ${legal ? 'legal' : 'dim'}`} data-does={does} onClick={onPress}>
        <span className="sign">{sign}</span>
        <span className="what">
          <b>{title}</b>
          {details.map(detail => (
            <small key={detail}>{detail}</small>
          ))}
        </span>
        <Icon name={legal ? 'i-next' : 'i-why'} />
      </button>
    </li>
  );
}

/** Research as it is printed: a number in a hexagon. */
export function Cost({ n }: { readonly n: number }) {
  return <span className="hexcost">{n}</span>;
}

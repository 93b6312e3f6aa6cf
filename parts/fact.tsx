import { Icon } from './icon.tsx';
import type { SymbolName } from './symbols.ts';

interface FactProps {
  readonly icon: SymbolName;
  readonly n: number;
  /** The number with what it counts, for whoever listens or points at it. */
  readonly label: string;
  readonly place?: string;
}

/** A number beside the thing it counts. */
export function Fact({ icon, n, label, place }: FactProps) {
  return (
    <span title={label} data-place={place}>
      <Icon name={icon} />
      <span aria-hidden="true">{n}</span>
      <span className="vh">{label}</span>
    </span>
  );
}

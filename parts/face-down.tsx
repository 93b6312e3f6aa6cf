import { Icon } from './icon.tsx';
import type { SymbolName } from './symbols.ts';

interface FaceDownProps {
  /** How many there are. */
  readonly n: number;
  readonly className: string;
  readonly icon: SymbolName;
  readonly label: string;
}

/** Cards of a hand that the viewer does not know, as entries of its list. */
export function FaceDown({ n, className, icon, label }: FaceDownProps) {
  return Array.from({ length: n }, (_, i) => `hidden-${i}`).map(key => (
    <li key={key}>
      <span className={className}>
        <Icon name={icon} label={label} />
      </span>
    </li>
  ));
}

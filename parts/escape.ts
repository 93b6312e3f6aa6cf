import { useEffect } from 'react';

interface Escape {
  /** What is open above and is closed first. */
  readonly above?: string;
  readonly active?: boolean;
  /** Is asked before everybody else, who hears nothing of it then. */
  readonly first?: boolean;
}

/** Escape acts, wherever the focus is. */
export function useEscape(
  act: () => void,
  { above = 'dialog[open]', active = true, first = false }: Escape = {},
): void {
  useEffect(() => {
    if (!active) return;
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || document.querySelector(above)) return;
      if (first) event.stopImmediatePropagation();
      act();
    };
    addEventListener('keydown', press, first);
    return () => removeEventListener('keydown', press, first);
  }, [act, above, active, first]);
}

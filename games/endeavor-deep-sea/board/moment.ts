import { useEffect, useRef } from 'react';

/** Once for every moment that is drawn; what is drawn again shows the same one. */
export function useEachMoment(moment: unknown, act: () => void): void {
  const last = useRef<unknown>(undefined);
  useEffect(() => {
    if (last.current === moment) return;
    last.current = moment;
    act();
  });
}

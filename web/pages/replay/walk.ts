/** From move to move, by key or by itself. */
import { useEffect, useState } from 'react';

const NEXT_MOVE = 900;

/** The arrow keys go from move to move, wherever the focus is. */
export function useArrows(at: number, show: (move: number) => void): void {
  useEffect(() => {
    const press = ({ key, target }: KeyboardEvent) => {
      if (target instanceof Element && target.closest('input, select, textarea, dialog')) return;
      if (key === 'ArrowRight') show(at + 1);
      if (key === 'ArrowLeft') show(at - 1);
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  });
}

/** Goes from move to move by itself until the last. */
export function usePlaying(
  at: number,
  last: number,
  show: (move: number) => void,
): [boolean, (playing: boolean) => void] {
  const [playing, setPlaying] = useState(false);
  useEffect(() => {
    if (!playing) return;
    if (at >= last) return setPlaying(false);
    const timer = setTimeout(() => show(at + 1), NEXT_MOVE);
    return () => clearTimeout(timer);
  });
  return [playing, setPlaying];
}

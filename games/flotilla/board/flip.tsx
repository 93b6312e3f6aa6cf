/** FL-74: whoever joins the Flotilla turns the whole board over. */
import { animate } from '@fathom/parts/motion.ts';
import { type ReactNode, useLayoutEffect, useRef } from 'react';

interface FlipProps {
  readonly seat: number;
  readonly side: number;
  readonly children: ReactNode;
}

const OVER: Keyframe[] = [
  { transform: 'perspective(1200px) rotateX(-88deg) scale(.86)', opacity: 0.2 },
  { transform: 'perspective(1200px) rotateX(8deg) scale(1.01)', opacity: 1, offset: 0.7 },
  { transform: 'none', opacity: 1 },
];

export function Flip({ seat, side, children }: FlipProps) {
  const root = useRef<HTMLDivElement>(null);
  const before = useRef({ seat, side });
  useLayoutEffect(() => {
    const turned = before.current.seat === seat && before.current.side !== side;
    before.current = { seat, side };
    if (turned && root.current) void animate(root.current, OVER, 'settle', 'rise');
  });
  return (
    <div ref={root} className="flip">
      {children}
    </div>
  );
}

/** FL-74: whoever joins the Flotilla turns the whole board over: the sea tips away, the city comes up behind it. */
import { animate, motionReduced } from '@fathom/parts/motion.ts';
import { Component, createRef, type ReactNode } from 'react';

interface FlipProps {
  readonly seat: number;
  readonly side: number;
  readonly children: ReactNode;
}

const AWAY: Keyframe[] = [
  { transform: 'perspective(1200px)' },
  { transform: 'perspective(1200px) rotateX(90deg) scale(.92)' },
];
const UP: Keyframe[] = [
  { transform: 'perspective(1200px) rotateX(-90deg) scale(.92)' },
  { transform: 'perspective(1200px) rotateX(8deg) scale(1.01)', offset: 0.7 },
  { transform: 'perspective(1200px)' },
];

export class Flip extends Component<FlipProps> {
  readonly #root = createRef<HTMLDivElement>();

  /** The old side as it was last seen, when the board turns. */
  override getSnapshotBeforeUpdate({ seat, side }: FlipProps): Node | null {
    const turned = seat === this.props.seat && side !== this.props.side;
    return turned && !motionReduced() ? (this.#root.current?.cloneNode(true) ?? null) : null;
  }

  override componentDidUpdate(_: FlipProps, __: unknown, old: Node | null): void {
    if (old instanceof HTMLElement && this.#root.current) void turnOver(this.#root.current, old);
  }

  override render(): ReactNode {
    return (
      <div ref={this.#root} className="flip">
        {this.props.children}
      </div>
    );
  }
}

async function turnOver(now: HTMLElement, old: HTMLElement): Promise<void> {
  old.inert = true;
  old.ariaHidden = 'true';
  old.classList.add('leaving');
  now.style.visibility = 'hidden';
  now.after(old);
  await animate(old, AWAY, 'move', 'sink');
  old.remove();
  now.style.visibility = '';
  await animate(now, UP, 'settle', 'rise');
}

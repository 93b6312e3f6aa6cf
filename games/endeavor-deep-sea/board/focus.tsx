import { Component, type RefObject } from 'react';

interface KeepFocusProps {
  /** Changes with each position. */
  readonly moment: unknown;
  readonly root: RefObject<HTMLElement | null>;
}

/**
 * Whoever plays by keyboard stays on the board: when the pressed button has gone with the old position, the focus
 * goes to the first legal move of the new one.
 */
export class KeepFocus extends Component<KeepFocusProps> {
  override getSnapshotBeforeUpdate({ moment }: KeepFocusProps): boolean {
    const inside = this.props.root.current?.contains(document.activeElement) ?? false;
    return inside && moment !== this.props.moment;
  }

  override componentDidUpdate(_: KeepFocusProps, __: unknown, wasInside: boolean): void {
    if (!wasInside || document.activeElement !== document.body) return;
    this.props.root.current?.querySelector<HTMLElement>('.slip .legal, .legal, .target.can')?.focus();
  }

  override render(): null {
    return null;
  }
}

import { Component } from 'react';

interface KeepFocusProps {
  /** Changes with each position. */
  readonly moment: unknown;
}

/**
 * Whoever plays by keyboard stays on the board: when the pressed button has gone with the old position, the focus
 * goes to the first legal move of the new one.
 */
export class KeepFocus extends Component<KeepFocusProps> {
  override getSnapshotBeforeUpdate({ moment }: KeepFocusProps): boolean {
    const inside = document.activeElement?.closest('.flotilla, .flotilla-tray') ?? null;
    return inside !== null && moment !== this.props.moment;
  }

  override componentDidUpdate(_: KeepFocusProps, __: unknown, wasInside: boolean): void {
    if (!wasInside || document.activeElement !== document.body) return;
    document.querySelector<HTMLElement>('.flotilla .legal, .flotilla-tray .legal')?.focus();
  }

  override render(): null {
    return null;
  }
}

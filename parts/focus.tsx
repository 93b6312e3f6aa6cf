import { Component, type RefObject, useEffect } from 'react';

interface KeepFocusProps {
  /** Changes with each position. */
  readonly moment: unknown;
  readonly root: RefObject<HTMLElement | null>;
  /** Finds the legal moves inside the root. */
  readonly legal: string;
}

/**
 * Whoever plays by keyboard stays on the board: when the pressed button has gone with the old position, the focus
 * goes to the first legal move of the new one.
 */
export class KeepFocus extends Component<KeepFocusProps> {
  override getSnapshotBeforeUpdate({ moment }: KeepFocusProps): boolean {
    return moment !== this.props.moment && letGo(this.props.root.current);
  }

  override componentDidUpdate(_: KeepFocusProps, __: unknown, wasInside: boolean): void {
    if (!wasInside || document.activeElement !== document.body) return;
    this.props.root.current?.querySelector<HTMLElement>(this.props.legal)?.focus();
  }

  override render(): null {
    return null;
  }
}

/** Lets go of the focus below an element in good time. */
export class LetGo extends Component<Omit<KeepFocusProps, 'legal'>> {
  override getSnapshotBeforeUpdate({ moment }: LetGo['props']): null {
    if (moment !== this.props.moment) letGo(this.props.root.current);
    return null;
  }

  override componentDidUpdate(): void {}

  override render(): null {
    return null;
  }
}

/**
 * Where the focused element is taken away, the browser lays the half changed page out. So the focus leaves it before; an
 * element that stays gets it back from React.
 */
function letGo(root: HTMLElement | null): boolean {
  const focused = document.activeElement;
  if (!root || focused === root || !root.contains(focused)) return false;
  if (focused instanceof HTMLElement || focused instanceof SVGElement) focused.blur();
  return true;
}

/**
 * What opens over the board takes the focus, and gives it back to where it was when it closes. What opens by itself
 * takes it only from `within`, so that nobody is pulled away from the chat.
 */
export function useBorrowedFocus(root: RefObject<HTMLElement | null>, first: string, within = 'body'): void {
  useEffect(() => {
    const before = document.activeElement;
    if (before?.closest(within)) root.current?.querySelector<HTMLElement>(first)?.focus();
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, [root, first, within]);
}

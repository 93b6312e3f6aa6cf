import { type MouseEvent, type ReactNode, useEffect, useId, useRef } from 'react';

interface DialogProps {
  readonly title: string;
  readonly role?: 'dialog' | 'alertdialog';
  readonly onClose: () => void;
  /** The element it speaks about; on a wide screen the dialog stands beside it. */
  readonly beside?: Element | null;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A modal dialog on the browser's own element, which keeps the focus inside and gives it back. */
export function Dialog({ title, role = 'dialog', onClose, beside, className = '', children }: DialogProps) {
  const heading = useId();
  const element = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const dialog = element.current;
    if (!dialog || dialog.open) return;
    dialog.showModal();
    // The browser would focus whatever comes first.
    dialog.querySelector<HTMLElement>('[data-first]')?.focus();
    if (beside && innerWidth >= 1000) standBeside(dialog, beside);
  }, [beside]);

  return (
    <dialog
      ref={element}
      className={`dialog ${className}`}
      role={role}
      aria-labelledby={heading}
      onClose={onClose}
      onPointerDown={event => {
        if (event.target === event.currentTarget && outside(event.currentTarget, event))
          event.currentTarget.close();
      }}
    >
      <h2 id={heading}>{title}</h2>
      {children}
    </dialog>
  );
}

/** What a button inside a dialog does to close it. */
export function closeDialog(event: MouseEvent<HTMLElement>): void {
  event.currentTarget.closest('dialog')?.close();
}

function outside(
  dialog: HTMLDialogElement,
  point: { readonly clientX: number; readonly clientY: number },
): boolean {
  const box = dialog.getBoundingClientRect();
  return (
    point.clientX < box.left ||
    point.clientX > box.right ||
    point.clientY < box.top ||
    point.clientY > box.bottom
  );
}

function standBeside(dialog: HTMLDialogElement, place: Element): void {
  const at = place.getBoundingClientRect();
  const box = dialog.getBoundingClientRect();
  const gap = 12;
  const below = at.bottom + gap + box.height < innerHeight;
  const left = Math.min(Math.max(gap, at.left + at.width / 2 - box.width / 2), innerWidth - box.width - gap);
  const top = below ? at.bottom + gap : Math.max(gap, at.top - gap - box.height);
  dialog.style.setProperty('--left', `${left}px`);
  dialog.style.setProperty('--top', `${top}px`);
  dialog.classList.add('at-place');
}

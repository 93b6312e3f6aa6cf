/** What keys do at a table. */
import { useEffect } from 'react';
import { listedMoves, type Situation } from './props.ts';
import type { Open } from './sheets.tsx';
import type { Showing } from './use-show.ts';

export const SPACE = ' ';
/** Shown in the list of keys, in this order. */
export const KEYS = ['M', 'L', '?', 'K', '1–9', 'U', 'R', SPACE, '← →', 'Esc', 'C'] as const;

interface Reach {
  readonly situation: Situation;
  readonly showing: Showing;
  readonly onOpen: (open: (before: Open | undefined) => Open | undefined) => void;
  readonly onUndo: () => void;
  readonly onRedo: () => void;
  readonly onSend: (notation: string) => void;
}

const SHEETS: Readonly<Record<string, Open>> = { m: 'moves', l: 'log', '?': 'key', k: 'keys', c: 'coach' };

export function useKeys(reach: Reach): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (isTaken(event) || event.altKey) return;
      const act = event.ctrlKey || event.metaKey ? withControl(event, reach) : alone(event, reach);
      if (!act) return;
      event.preventDefault();
      act();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  });
}

/** Whoever writes, chooses or is asked something uses these keys otherwise. */
function isTaken({ target }: KeyboardEvent): boolean {
  return target instanceof Element && target.closest('input, select, textarea, dialog') !== null;
}

function withControl({ key, shiftKey }: KeyboardEvent, { onUndo, onRedo }: Reach): (() => void) | undefined {
  if (key.toLowerCase() === 'z') return shiftKey ? onRedo : onUndo;
  return key.toLowerCase() === 'y' ? onRedo : undefined;
}

function alone(event: KeyboardEvent, reach: Reach): (() => void) | undefined {
  const key = event.key.toLowerCase();
  const sheet = SHEETS[key];
  if (sheet === 'log' && dockedLog()) return () => dockedLog()?.focus();
  if (sheet) return () => reach.onOpen(before => (before === sheet ? undefined : sheet));
  if (key === 'u') return reach.onUndo;
  if (key === 'r') return reach.onRedo;
  if (/^[1-9]$/.test(key)) return numbered(Number(key) - 1, reach);
  return shownKeys(event, reach.showing);
}

/** On a wide screen the log is there already. */
function dockedLog(): HTMLElement | null {
  return document.querySelector<HTMLElement>('.rail .dock .log');
}

/** The moves in the order of the list. */
function numbered(index: number, { situation, onSend }: Reach): (() => void) | undefined {
  const move = listedMoves(situation)[index];
  return move && (() => onSend(move.notation));
}

function shownKeys({ key, target }: KeyboardEvent, showing: Showing): (() => void) | undefined {
  if (!showing.show) return undefined;
  if (key === 'Escape') return showing.stop;
  if (key === 'ArrowRight') return showing.next;
  if (key === 'ArrowLeft') return showing.previous;
  const onButton = target instanceof Element && target.closest('button, a') !== null;
  return key === SPACE && !onButton ? showing.pause : undefined;
}

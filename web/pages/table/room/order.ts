/** Rows that change places: dragged by their handles, or moved with the arrow keys. */
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';

interface Drag {
  readonly from: number;
  readonly to: number;
}

/** The order with one row taken out and put in elsewhere. */
export function moved(count: number, from: number, to: number): number[] {
  const order = Array.from({ length: count }, (_, i) => i);
  order.splice(to, 0, ...order.splice(from, 1));
  return order;
}

export function useOrder(count: number, onOrder: (order: number[]) => void) {
  const list = useRef<HTMLOListElement>(null);
  const [drag, setDrag] = useState<Drag>();
  const order = moved(count, drag?.from ?? 0, drag?.to ?? 0);

  const handle = (place: number) => ({
    isMoving: drag?.to === place,
    events: {
      onPointerDown: (event: PointerEvent) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        setDrag({ from: place, to: place });
      },
      onPointerMove: (event: PointerEvent) => {
        if (drag) setDrag({ ...drag, to: placeAt(list.current, event.clientY) ?? drag.to });
      },
      onPointerUp: () => {
        setDrag(undefined);
        if (drag && drag.from !== drag.to) onOrder(order);
      },
      onPointerCancel: () => setDrag(undefined),
      onKeyDown: (event: KeyboardEvent) => {
        const to = place + (event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0);
        if (to === place || to < 0 || to >= count) return;
        event.preventDefault();
        onOrder(moved(count, place, to));
        focusHandle(list.current, to);
      },
    },
  });
  return { order, list, handle };
}

function placeAt(list: HTMLElement | null, y: number): number | undefined {
  const rows = [...(list?.children ?? [])].map(row => row.getBoundingClientRect());
  const place = rows.findIndex(({ bottom }) => y < bottom);
  return rows.length === 0 ? undefined : place < 0 ? rows.length - 1 : place;
}

/** Whoever moves a row with the keys goes on moving the same one. */
function focusHandle(list: HTMLElement | null, place: number): void {
  list?.children[place]?.querySelector<HTMLElement>('.grip')?.focus();
}

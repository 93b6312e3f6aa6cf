/** Pan and pinch: the chart opens fitted to what lies on it and stays where the viewer puts it. */
import {
  type PointerEvent,
  type RefObject,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import type { Box, Point } from './geometry.ts';

export interface Camera {
  /** Screen place of the origin of the chart, and pixels for one of its units. */
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

/** A tile stays large enough for a finger, and never grows larger than a hand. */
const SMALLEST = 0.42;
const LARGEST = 1.5;
const FITTED = 1.12;
const DRAG = 6;
const STEP = 1.2;

interface Room {
  readonly width: number;
  readonly height: number;
}

interface Shot {
  readonly box: Box;
  /** What the decision is about, where not everything fits. */
  readonly focus: Box;
  /** Pixels at the right that something else covers. */
  readonly aside: number;
  /** A new one forgets how the viewer moved the chart. */
  readonly subject: string;
}

export function useCamera(root: RefObject<HTMLElement | null>, { box, focus, aside, subject }: Shot) {
  const [room, setRoom] = useState<Room>();
  const [moved, setMoved] = useState<{ subject: string; camera: Camera }>();
  useLayoutEffect(() => {
    const element = root.current;
    if (!element) return;
    const measure = () => setRoom({ width: element.clientWidth, height: element.clientHeight });
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [root]);

  const fitted = room ? fit(box, focus, { ...room, width: room.width - aside }) : undefined;
  const camera = moved?.subject === subject ? moved.camera : fitted;
  const move = useCallback((next: Camera) => setMoved({ subject, camera: next }), [subject]);
  const gestures = useGestures(root, camera, move);
  const zoom = (out: boolean) => {
    if (camera && room)
      move(zoomed(camera, out ? 1 / STEP : STEP, { x: room.width / 2, y: room.height / 2 }));
  };
  const reveal = (at: Point) => {
    if (!camera || !room) return;
    const x = camera.x + at.x * camera.scale;
    const y = camera.y + at.y * camera.scale;
    const to = { x: inside(x, room.width - aside), y: inside(y, room.height) };
    if (to.x !== x || to.y !== y) move(shifted(camera, { x, y }, to));
  };
  return {
    camera,
    gestures,
    zoom,
    reveal,
    refit: () => setMoved(undefined),
    isMoved: moved?.subject === subject,
  };
}

/** As near as a tile may come to an edge. */
const EDGE = 48;

function inside(x: number, size: number): number {
  return Math.max(EDGE, Math.min(size - EDGE, x));
}

/** Room for the marks in the corners of the board. */
const MARGIN = { x: 10, top: 54, bottom: 12 };

/** The whole area, or as much of it as stays readable around what the decision is about. */
function fit(box: Box, focus: Box, room: Room): Camera {
  const width = room.width - 2 * MARGIN.x;
  const height = room.height - MARGIN.top - MARGIN.bottom;
  const wanted = Math.min(width / (box.right - box.left), height / (box.bottom - box.top));
  const scale = Math.max(SMALLEST, Math.min(FITTED, wanted));
  const across = middle(box.left, box.right, focus.left, focus.right, width / scale);
  const down = middle(box.top, box.bottom, focus.top, focus.bottom, height / scale);
  return {
    scale,
    x: room.width / 2 - across * scale,
    y: (room.height + MARGIN.top - MARGIN.bottom) / 2 - down * scale,
  };
}

/** Where to look along one axis: the middle of everything, or near the focus without showing more than there is. */
function middle(low: number, high: number, from: number, to: number, seen: number): number {
  if (high - low <= seen) return (low + high) / 2;
  return Math.max(low + seen / 2, Math.min(high - seen / 2, (from + to) / 2));
}

function zoomed(camera: Camera, by: number, around: Point): Camera {
  const scale = Math.max(SMALLEST, Math.min(LARGEST, camera.scale * by));
  const ratio = scale / camera.scale;
  return {
    scale,
    x: around.x - (around.x - camera.x) * ratio,
    y: around.y - (around.y - camera.y) * ratio,
  };
}

function useGestures(
  root: RefObject<HTMLElement | null>,
  camera: Camera | undefined,
  move: (camera: Camera) => void,
) {
  const fingers = useRef(new Map<number, Point>());
  const dragging = useRef(false);
  const now = useRef(camera);
  now.current = camera;

  // React listens to the wheel passively, where the page could not be kept from scrolling.
  useEffect(() => {
    const element = root.current;
    if (!element) return;
    const turn = (event: WheelEvent) => {
      if (!now.current) return;
      event.preventDefault();
      const { left, top } = element.getBoundingClientRect();
      const around = { x: event.clientX - left, y: event.clientY - top };
      move(zoomed(now.current, Math.exp(-event.deltaY / 500), around));
    };
    element.addEventListener('wheel', turn, { passive: false });
    return () => element.removeEventListener('wheel', turn);
  }, [root, move]);

  const put = (event: PointerEvent<HTMLElement>): Point => {
    const { left, top } = event.currentTarget.getBoundingClientRect();
    return { x: event.clientX - left, y: event.clientY - top };
  };
  const lift = (event: PointerEvent<HTMLElement>) => {
    fingers.current.delete(event.pointerId);
    if (fingers.current.size === 0) setTimeout(() => (dragging.current = false));
  };
  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      fingers.current.set(event.pointerId, put(event));
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const before = fingers.current.get(event.pointerId);
      if (!before || !now.current) return;
      const to = put(event);
      if (!dragging.current && Math.hypot(to.x - before.x, to.y - before.y) < DRAG) return;
      if (!dragging.current) event.currentTarget.setPointerCapture(event.pointerId);
      dragging.current = true;
      const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1];
      fingers.current.set(event.pointerId, to);
      move(other ? pinched(now.current, other, before, to) : shifted(now.current, before, to));
    },
    onPointerUp: lift,
    onPointerCancel: lift,
    /** The end of a drag is no press. */
    onClickCapture(event: { stopPropagation(): void; preventDefault(): void }) {
      if (!dragging.current) return;
      event.stopPropagation();
      event.preventDefault();
    },
  };
}

function shifted(camera: Camera, from: Point, to: Point): Camera {
  return { ...camera, x: camera.x + to.x - from.x, y: camera.y + to.y - from.y };
}

function pinched(camera: Camera, still: Point, from: Point, to: Point): Camera {
  const before = Math.max(1, Math.hypot(from.x - still.x, from.y - still.y));
  return zoomed(camera, Math.hypot(to.x - still.x, to.y - still.y) / before, still);
}

/** A station on a wide board: the dome in the middle, arms fan out from it, research lies on a shelf below. */
import { type Size, useSize } from '@fathom/parts/size.ts';
import { useRef } from 'react';
import { ARMS, BOATYARD, CRAB, HABITAT, OCTOPUS, OXYGEN, RESEARCH } from '../data/box.ts';
import { Crew, Dome } from './dome.tsx';
import { groupClass } from './face.tsx';
import { itemsOf } from './items.ts';
import { Pod } from './pod.tsx';
import { type Coil, coil, type Region, type Spot, tube } from './snake.ts';
import type { StationProps } from './station.tsx';

/** A pod with the space around it, and without its name where an arm is too long for full ones. */
const POD: Pods = { full: { width: 126, height: 94 }, brief: { width: 84, height: 72 } };
const TANK: Pods = { full: { width: 90, height: 90 }, brief: { width: 78, height: 70 } };

interface Pods {
  readonly full: Size;
  readonly brief: Size;
}

export function Fan(props: StationProps) {
  const { table, seat } = props;
  const root = useRef<HTMLDivElement>(null);
  const size = useSize(root);
  const station = table.view.stations[seat];
  const research = itemsOf(station, RESEARCH);
  return (
    <div ref={root} className="fan">
      {size && <Arms {...props} size={size} shelf={research.length > 0} />}
      {research.length > 0 && (
        <div className="shelf" data-scrolls>
          {research.map(item => (
            <Pod key={item.key} table={table} seat={seat} item={item} {...props.press(item)} />
          ))}
        </div>
      )}
    </div>
  );
}

interface ArmsProps extends StationProps {
  readonly size: Size;
  readonly shelf: boolean;
}

function Arms({ size, shelf, ...props }: ArmsProps) {
  const { table, seat } = props;
  const station = table.view.stations[seat];
  const middle = centre(size, shelf);
  const regions = regionsOf(size, shelf);
  const arms = Array.from({ length: ARMS }, (_, arm) => {
    const items = itemsOf(station, arm);
    const pod = arm === OXYGEN ? TANK : POD;
    return { arm, items, ...roomiest(items.length, regions[arm], pod, size.height < LOW) };
  });
  return (
    <>
      <svg className="tubes" aria-hidden="true" width={size.width} height={size.height}>
        {arms.map(({ arm, brief, spots, scale }) => (
          <Tube
            key={arm}
            arm={arm}
            spots={rooted(middle, domeWidth(size), spots)}
            scale={brief ? scale * 0.7 : scale}
          />
        ))}
      </svg>
      <div className="heart" style={{ left: middle.x, top: middle.y, width: domeWidth(size) }}>
        <Dome />
        <Crew table={table} seat={seat} lying={station.dome} tired={station.tired} {...props.pressDome()} />
      </div>
      {arms.map(({ items, brief, spots, scale }) =>
        items.map((item, i) => (
          <Pod
            key={item.key}
            table={table}
            seat={seat}
            item={item}
            brief={brief}
            style={placed(spots[i], scale)}
            {...props.press(item)}
          />
        )),
      )}
    </>
  );
}

interface TubeProps {
  readonly arm: number;
  readonly spots: readonly Spot[];
  readonly scale: number;
}

function Tube({ arm, spots, scale }: TubeProps) {
  if (spots.length < 2) return null;
  const path = tube(spots);
  return (
    <g className={groupClass(arm)} style={{ '--wide': scale }}>
      <path className="t0" d={path} />
      <path className="t1" d={path} />
      <path className="t2" d={path} />
    </g>
  );
}

/** How far the glass reaches from its middle, as a share of its width. */
const GLASS = 0.38;

/** Tubes begin at the glass, not inside it. */
function rooted(middle: Spot, dome: number, spots: readonly Spot[]): Spot[] {
  const [first] = spots;
  if (first === undefined) return [];
  const [dx, dy] = [first.x - middle.x, first.y - middle.y];
  const reach = (dome * GLASS) / Math.max(1, Math.hypot(dx, dy));
  return [{ x: middle.x + dx * reach, y: middle.y + dy * reach }, ...spots];
}

function placed(spot: Spot, scale: number) {
  return { left: spot.x, top: spot.y, '--scale': Math.min(1, scale) };
}

function domeWidth({ width, height }: Size): number {
  return Math.min(236, width * 0.28, height * 0.44);
}

function centre({ width, height }: Size, shelf: boolean): Spot {
  return { x: width / 2, y: (height - (shelf ? SHELF : 0)) * 0.55 };
}

const SHELF = 66;
/** On a lower board full pods would reach into their neighbours. */
const LOW = 360;
const EDGE = 6;
/** Between the dome and the first pod. */
const GAP = 10;

/** The first region in which full pods keep a good size, else brief ones. */
function roomiest(
  count: number,
  regions: readonly Region[],
  pods: Pods,
  low: boolean,
): Coil & { readonly brief: boolean } {
  const good = (size: Size) =>
    regions.map(region => coil(count, region, size)).find(({ scale }) => scale > 0.8);
  const full = low ? undefined : good(pods.full);
  if (full) return { ...full, brief: false };
  const widest = regions[regions.length - 1];
  return { ...(good(pods.brief) ?? coil(count, widest, pods.brief)), brief: true };
}

/** Outside arms grow upwards, inside arms downwards; each bends away from the dome. */
function regionsOf(size: Size, shelf: boolean): Readonly<Record<number, readonly Region[]>> {
  const { x, y } = centre(size, shelf);
  const dome = domeWidth(size);
  const side = x - dome / 2 - EDGE;
  const top = y - dome * 0.04;
  const floor = size.height - (shelf ? SHELF : 0);
  const low = y + dome * 0.17;
  const up: Region = { x, y: top, width: 0, height: -(top - 18), first: 'across', bend: -16 };
  const down: Region = { x, y: low, width: 0, height: floor - low, first: 'across', bend: 12 };
  return {
    [CRAB]: [{ ...up, x: x - dome / 2 - GAP, width: GAP - side }],
    [OCTOPUS]: [{ ...up, x: x + dome / 2 + GAP, width: side - GAP }],
    [HABITAT]: [1, 2].map(columns => ({
      x: x - (columns * POD.full.width) / 2,
      y: y - dome * 0.4,
      width: columns * POD.full.width,
      height: -(y - dome * 0.4 - 12),
      first: 'along',
      bend: 0,
    })),
    [BOATYARD]: [{ ...down, x: x - dome / 2 - GAP, width: GAP - side }],
    [OXYGEN]: [{ ...down, x: x + dome / 2 + GAP, width: side - GAP }],
  };
}

/**
 * Movement from one position to the next. Every piece has a name (`data-piece`) and keeps it; the places are read just
 * before React changes the page, which only a class component can do. With reduced motion nothing is read at all.
 */
import { Component } from 'react';
import { comeFrom, motionReduced, type Place, placeOf } from './motion.ts';

export interface Seen {
  readonly element: Element;
  readonly place: Place;
  readonly width: number;
}

/** Where every piece was, by name. */
export type Pieces = ReadonlyMap<string, Seen>;

interface TravelProps<V> {
  /** Changes with each new position; a change of size of the screen moves nothing. */
  readonly view: V;
  /** Selects what holds the pieces. */
  readonly within: string;
  /** Otherwise every piece comes from where it was. */
  readonly move?: (seen: Pieces, before: V) => void;
}

export class Travel<V> extends Component<TravelProps<V>> {
  override getSnapshotBeforeUpdate({ view }: TravelProps<V>): Pieces | null {
    return view === this.props.view || motionReduced() ? null : pieces(this.props.within);
  }

  override componentDidUpdate({ view }: TravelProps<V>, _: unknown, seen: Pieces | null): void {
    if (!seen) return;
    const { within, move = () => moveAll(within, seen) } = this.props;
    move(seen, view);
  }

  override render(): null {
    return null;
  }
}

export function pieceName(element: Element): string {
  return element.getAttribute('data-piece') ?? '';
}

function moveAll(within: string, seen: Pieces): void {
  for (const element of named(within)) {
    const from = seen.get(pieceName(element));
    if (from) void comeFrom(element, from.place);
  }
}

function pieces(within: string): Pieces {
  const seen = new Map<string, Seen>();
  for (const element of named(within)) {
    const name = pieceName(element);
    const { width } = element.getBoundingClientRect();
    if (!seen.has(name)) seen.set(name, { element, place: placeOf(element), width });
  }
  return seen;
}

function named(within: string): NodeListOf<Element> {
  return document.querySelectorAll(`${within} [data-piece]`);
}

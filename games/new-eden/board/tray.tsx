/** Oxygen cards, coins and free actions of the viewer; on a phone the bidding takes their place. */
import { KeepFocus } from '@fathom/parts/focus.tsx';
import { Icon } from '@fathom/parts/icon.tsx';
import { useWide } from '@fathom/parts/media.ts';
import { seatPlace } from '@fathom/parts/places.ts';
import { useRef, useState } from 'react';
import { auctionOf } from '../auction.ts';
import { deepleCount, lyingDeeples } from '../station.ts';
import type { View } from '../view.ts';
import { Bids } from './bids.tsx';
import { Deeple } from './face.tsx';
import { Free, Tiles } from './free.tsx';
import { Oxygen } from './oxygen.tsx';
import { type Table, traySeat } from './table.ts';

export function Tray(table: Table) {
  const root = useRef<HTMLDivElement>(null);
  const wide = useWide();
  const [expanding, expand] = useExpanding(table);
  const auction = auctionOf(table.view);
  if (expanding) {
    return (
      <div className="new-eden-tray">
        <Tiles table={table} onClose={() => expand(false)} />
      </div>
    );
  }
  return (
    <div ref={root} className={`new-eden-tray ${auction && !wide ? 'at-auction' : ''}`}>
      {auction && !wide ? <Bids table={table} auction={auction} /> : <Oxygen table={table} />}
      <Stock table={table} />
      <Free table={table} onExpand={() => expand(true)} />
      <KeepFocus moment={table.view} root={root} legal=".legal, .can, .btn.light" />
    </div>
  );
}

/** Coins behind the own screen and Deeples that can still work. */
function Stock({ table }: { readonly table: Table }) {
  const { say, view } = table;
  const station = view.stations[traySeat(table)];
  const free = lyingDeeples(station);
  return (
    <div className="stock">
      <p data-place={seatPlace(traySeat(table), 'coins')}>
        <Icon name="i-coin" className="brass" />
        <b>{station.coins ?? '?'}</b>
        <span>{say('board.coins', { n: station.coins ?? 0 })}</span>
      </p>
      <p>
        <Deeple />
        <b>{free}</b>
        <span>{say('board.freeDeeples', { n: free, all: deepleCount(station) })}</span>
      </p>
    </div>
  );
}

/** The tiles go away when something happened. */
function useExpanding({ view, moves }: Table): [boolean, (open: boolean) => void] {
  const [at, set] = useState<View>();
  return [at === view && moves.length > 0, open => set(open ? view : undefined)];
}

/** The panels beside the board: what is on offer in this phase. */
import { useWide } from '@fathom/parts/media.ts';
import { auctionOf } from '../auction.ts';
import type { View } from '../view.ts';
import { Bids } from './bids.tsx';
import { Display } from './display.tsx';
import { Ladder, Sealed } from './market.tsx';
import { Rows } from './rows.tsx';
import { stepOf, type Table } from './table.ts';

/** While rows are blocked, chosen and bid for, they lie on the board itself. */
function isOnBoard(view: View): boolean {
  return ['block', 'auction', 'bid'].includes(stepOf(view) ?? '');
}

export function Offer(table: Table) {
  const wide = useWide();
  const { say, view } = table;
  const auction = auctionOf(table.view);
  if (stepOf(view) === undefined || (wide && isOnBoard(view) && !auction)) return null;
  return (
    <section className={`panel new-eden-offer phase-${view.phase}`}>
      {!(auction && wide) && <h2>{say(`panel.offer.${view.phase}`)}</h2>}
      {view.phase === 'A' && <Display table={table} />}
      {view.phase === 'B' && !wide && <Ladder table={table} count={-1} />}
      {view.phase === 'B' && <Sealed table={table} />}
      {view.phase === 'C' && auction && wide && <Bids table={table} auction={auction} />}
      {view.phase === 'C' && !(wide && isOnBoard(view)) && <Rows table={table} />}
    </section>
  );
}

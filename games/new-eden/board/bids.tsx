/** Who has bid what, who is out, and the own next bid. NE-60 … NE-62. */
import { hasBit } from '@fathom/kernel';
import { Button } from '@fathom/parts/button.tsx';
import { Mark } from '@fathom/parts/mark.tsx';
import { useState } from 'react';
import type { Bid } from '../frames.ts';
import { leastBid } from '../steps/bid.ts';
import { cardsIn, symbolsIn } from '../tableau.ts';
import { choicesOf } from './choices.ts';
import { BID } from './places.ts';
import { isScripted, markOf, nameOf, refuseMove, type Table, traySeat, whoIs } from './table.ts';

export function Bids({ table, auction }: { readonly table: Table; readonly auction: Bid }) {
  const { say, view } = table;
  const [cards, activations] = [cardsIn(view.display, auction.row), symbolsIn(view.display, auction.row)];
  return (
    <div className="bids" data-place={BID}>
      <h2>{say('board.bidsFor', { row: auction.row + 1 })}</h2>
      <ol>
        {view.stations.map((_, seat) => (
          <Bidder key={markOf(table, seat)} table={table} auction={auction} seat={seat} />
        ))}
      </ol>
      <BidStepper key={auction.high} table={table} auction={auction} />
      <p className="cap prize">{say('board.prize', { cards, activations })}</p>
    </div>
  );
}

function Bidder({ table, auction, seat }: { table: Table; auction: Bid; seat: number }) {
  const leads = auction.leader === seat;
  const state = bidderState(table, auction, seat);
  return (
    <li
      className={`${leads ? 'high' : ''} ${state === 'out' ? 'out' : ''} ${auction.seat === seat ? 'turn' : ''}`}
    >
      <Mark mark={markOf(table, seat)} />
      <span>
        {nameOf(table, seat)}
        <small>{bidderText(table, auction, seat, state)}</small>
      </span>
      {leads && <b>{auction.high}</b>}
    </li>
  );
}

type BidderState = 'leads' | 'out' | 'broke' | 'may' | 'hidden';

function bidderState({ view }: Table, auction: Bid, seat: number): BidderState {
  if (auction.leader === seat) return 'leads';
  if (isScripted(view, seat) || hasBit(auction.out, seat)) return 'out';
  const { coins } = view.stations[seat];
  if (coins === null) return 'hidden';
  return coins < leastBid(auction) ? 'broke' : 'may';
}

function bidderText({ say, view }: Table, auction: Bid, seat: number, state: BidderState): string {
  const coins = view.stations[seat].coins ?? 0;
  return say(`board.bidder.${state}`, { least: leastBid(auction), most: coins });
}

/** A bid by steps; the buttons at both ends say why they go no further. */
function BidStepper({ table, auction }: { readonly table: Table; readonly auction: Bid }) {
  const { say, view } = table;
  const { bid } = choicesOf(table.moves);
  const [coins, setCoins] = useState(leastBid(auction));
  const held = view.stations[traySeat(table)].coins ?? 0;
  // In the middle of an auction something else may be asked: what to give up, for one.
  const bidding = table.moves.some(({ kind }) => kind === 'bid' || kind === 'drop');
  if (whoIs(table, auction.seat) !== 'you' || !bidding) return null;
  const move = bid.get(coins);
  const step = (next: number) => {
    if (bid.has(next)) setCoins(next);
    else refuseMove(table, { kind: 'bid', coins: Math.max(1, next) });
  };
  return (
    <div className="bidding">
      <div className="stepper">
        <button type="button" className="ibtn" aria-label={say('board.less')} onClick={() => step(coins - 1)}>
          −
        </button>
        <output aria-live="polite">
          <b>{coins}</b>
          <span>{say('board.yourBid', { coins: held })}</span>
        </output>
        <button type="button" className="ibtn" aria-label={say('board.more')} onClick={() => step(coins + 1)}>
          +
        </button>
      </div>
      <Button
        tone={move ? 'light' : 'plain'}
        className="wide"
        onClick={() => (move ? table.send(move) : refuseMove(table, { kind: 'bid', coins }))}
      >
        {say('label.bid', { coins })}
      </Button>
    </div>
  );
}

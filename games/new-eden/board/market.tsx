/** Phase B: three secret cards, and what so many of them cost. NE-53, NE-54. */
import { hasBit, range } from '@fathom/kernel';
import { Button } from '@fathom/parts/button.tsx';
import { Icon } from '@fathom/parts/icon.tsx';
import { Mark } from '@fathom/parts/mark.tsx';
import { useWide } from '@fathom/parts/media.ts';
import { useEffect, useMemo, useState } from 'react';
import { HAND, MARKET_DAMAGE, MARKET_PRICE } from '../data/box.ts';
import type { Card as CardNumber } from '../data/card.ts';
import { UNSEALED } from '../state.ts';
import type { View } from '../view.ts';
import { Card } from './card.tsx';
import { choicesOf, type Market as Purchase } from './choices.ts';
import { dealOf, stillPicked } from './deal.ts';
import { glance } from './look.ts';
import { DEAL } from './places.ts';
import { stabilityAfterPurchase } from './purchase.ts';
import type { Stability } from './stability.ts';
import { markOf, nameOf, refuseMove, type Table, traySeat } from './table.ts';

export function Market({ table }: { readonly table: Table }) {
  const wide = useWide();
  const { view } = table;
  const seat = traySeat(table);
  const hand = view.hands[seat]?.cards;
  return (
    <div className="offer market" data-scrolls>
      {hand && <Secret key={view.round} table={table} hand={hand} seat={seat} />}
      {!wide && <Sealed table={table} />}
    </div>
  );
}

function Secret({ table, hand, seat }: { table: Table; hand: readonly CardNumber[]; seat: number }) {
  const { say, view } = table;
  const [wanted, pick] = useState<readonly CardNumber[]>([]);
  const deals = choicesOf(table.moves).market;
  const choosing = deals.length > 0;
  const picked = stillPicked(deals, hand, wanted);
  const chosen = choosing ? picked : sealedCards(view, seat, hand);
  const deal = dealOf(deals, chosen);
  useLookAhead(view, seat, chosen.length > 0 ? deal : undefined);
  const withCard = (card: CardNumber) => hand.filter(other => other === card || picked.includes(other));
  const toggle = (card: CardNumber) => {
    if (picked.includes(card)) pick(picked.filter(other => other !== card));
    else if (dealOf(deals, withCard(card))) pick(withCard(card));
    else refuseMove(table, { kind: 'market', cards: withCard(card) });
  };
  return (
    <>
      <p className="about">
        {say(choosing ? 'board.marketLead' : 'board.marketSealed', { n: chosen.length })}
      </p>
      <ul className="hand">
        {hand.map(card => (
          <li key={card}>
            <Card
              table={table}
              card={card}
              chosen={chosen.includes(card)}
              onChoose={choosing ? () => toggle(card) : undefined}
              dim={choosing && !picked.includes(card) && !dealOf(deals, withCard(card))}
              label={say('board.choose')}
            >
              {chosen.includes(card) && <Icon name="i-check" className="tick" />}
            </Card>
          </li>
        ))}
      </ul>
      <Ladder table={table} count={chosen.length} />
      {choosing && <Deal table={table} chosen={chosen} move={deal} />}
    </>
  );
}

interface DealProps {
  readonly table: Table;
  readonly chosen: readonly CardNumber[];
  /** Nothing when they cannot be bought. */
  readonly move: Purchase | undefined;
}

/** Buys exactly the chosen cards, or says why not. */
function Deal({ table, chosen, move }: DealProps) {
  const { say } = table;
  const n = chosen.length;
  return (
    <Button
      tone={move ? 'light' : 'plain'}
      className="wide deal"
      data-place={DEAL}
      onClick={() => (move ? table.send(move) : refuseMove(table, { kind: 'market', cards: chosen }))}
    >
      {say('board.deal', { n, price: MARKET_PRICE[n], damage: MARKET_DAMAGE[n] })}
    </Button>
  );
}

/** NE-54: price and damage by number of cards. */
export function Ladder({ table, count }: { readonly table: Table; readonly count: number }) {
  const { say } = table;
  return (
    <ol className="ladder" aria-label={say('board.ladder')}>
      {range(HAND + 1).map(n => (
        <li key={n} className={n === count ? 'now' : ''}>
          <span className="vh">
            {say('board.deal', { n, price: MARKET_PRICE[n], damage: MARKET_DAMAGE[n] })}
          </span>
          <b aria-hidden="true">{n}</b>
          <span aria-hidden="true">
            {MARKET_PRICE[n]}
            <Icon name="i-coin" className="brass" />
          </span>
          <span aria-hidden="true" className={n > 0 ? 'b' : ''}>
            {n > 0 ? `+${MARKET_DAMAGE[n]}` : 0}
            <Icon name="i-damage" />
          </span>
        </li>
      ))}
    </ol>
  );
}

/** Who has chosen; what was chosen stays with its owner. */
export function Sealed({ table }: { readonly table: Table }) {
  const { say, view } = table;
  return (
    <ul className="sealed">
      {table.seats.map(({ seat }) => (
        <li key={seat}>
          <Mark mark={markOf(table, seat)} />
          <span>{nameOf(table, seat)}</span>
          <em>{say(view.sealed[seat] === UNSEALED ? 'board.choosing' : 'board.hasChosen')}</em>
        </li>
      ))}
    </ul>
  );
}

function sealedCards(view: View, seat: number, hand: readonly CardNumber[]): CardNumber[] {
  const mask = view.sealed[seat] ?? 0;
  return mask === UNSEALED ? [] : hand.filter((_, i) => hasBit(mask, i));
}

/** The damage scale shows what the picked cards would do. */
function useLookAhead(view: View, seat: number, deal: Purchase | undefined): void {
  const picked = deal?.cards.join();
  const ahead = useMemo<Stability | undefined>(() => {
    const cards = picked?.split(',').map(Number);
    return cards && stabilityAfterPurchase(view, seat, { kind: 'market', cards });
  }, [view, seat, picked]);
  useEffect(() => {
    glance.set(ahead);
    return () => glance.set(undefined);
  }, [ahead]);
}

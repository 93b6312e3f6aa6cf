/** A card that can be bought, won or attached. */
import { Icon } from '@fathom/parts/icon.tsx';
import type { ReactNode } from 'react';
import { type Card as CardNumber, GROUP, STAFF } from '../data/card.ts';
import type { Move } from '../move.ts';
import { describeCard } from '../words/print.ts';
import { Effect, groupClass, groupIcon, ScoringBox } from './face.tsx';
import { glance } from './look.ts';
import { cardPlace } from './places.ts';
import { stabilityAfter } from './stability.ts';
import { cardName, cardTitle, isDeciding, refuseMove, type Table } from './table.ts';

interface CardProps {
  readonly table: Table;
  readonly card: CardNumber;
  /** The legal move a press makes. */
  readonly move?: Move | undefined;
  /** What a press would try otherwise, to show why not. */
  readonly attempt?: Move | undefined;
  /** Press without a move: chosen or not. */
  readonly chosen?: boolean | undefined;
  readonly onChoose?: (() => void) | undefined;
  readonly label?: string | undefined;
  readonly dim?: boolean;
  readonly children?: ReactNode;
}

export function Card(props: CardProps) {
  const { table, card, move, attempt, chosen, onChoose, dim = false } = props;
  const lit = move !== undefined || (onChoose !== undefined && !chosen && !dim);
  const className = `mod ${groupClass(GROUP[card])} ${dim ? 'dear' : ''} ${chosen ? 'chosen' : ''}`;
  const face = <CardFace table={table} card={card} />;
  const act = onChoose ?? (move ? () => table.send(move) : undefined);
  const why = attempt && isDeciding(table) ? () => refuseMove(table, attempt) : undefined;
  if (!act && !why) {
    return (
      <div className={className} data-piece={`card-${card}`} data-place={cardPlace(card)}>
        {face}
        <span className="vh">{describeCard(table.say, card)}</span>
        {props.children}
      </div>
    );
  }
  return (
    <button
      type="button"
      className={`${className} ${lit ? 'legal' : ''}`}
      data-piece={`card-${card}`}
      data-place={cardPlace(card)}
      tabIndex={act ? 0 : -1}
      aria-pressed={chosen}
      onClick={() => (act ?? why)?.()}
      {...glances(table, move)}
    >
      <span className="vh">{`${props.label ?? cardName(table, card)}: ${describeCard(table.say, card)}`}</span>
      {face}
      {props.children}
    </button>
  );
}

function CardFace({ table, card }: { readonly table: Table; readonly card: CardNumber }) {
  return (
    <span className="face" aria-hidden="true">
      <Icon name={groupIcon(GROUP[card])} className="wm" />
      <span className="gi">
        <Icon name={groupIcon(GROUP[card])} />
      </span>
      <ScoringBox card={card} />
      <span className="nm">{cardTitle(table, card)}</span>
      <Effect table={table} card={card} />
      {STAFF[card] > 0 && (
        <span className="spaces">
          {Array.from({ length: STAFF[card] }, (_, i) => `space-${i}`).map(key => (
            <u key={key} />
          ))}
        </span>
      )}
    </span>
  );
}

/** Pointing at something shows on the damage scale what it would do. */
export function glances(table: Table, move: Move | undefined) {
  if (!move) return {};
  const look = () => glance.set(stabilityAfter(table, move));
  const away = () => glance.set(undefined);
  return { onPointerEnter: look, onFocus: look, onPointerLeave: away, onBlur: away };
}

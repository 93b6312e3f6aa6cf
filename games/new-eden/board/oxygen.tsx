/** The oxygen cards, which are the hand: each moves Deeples once a round. NE-35, NE-43. */
import { Icon } from '@fathom/parts/icon.tsx';
import { useEffect, useRef } from 'react';
import { OXYGEN } from '../data/box.ts';
import { BOTTLE, type Card } from '../data/card.ts';
import type { Dive } from '../frames.ts';
import { cardOf, isUsed, type Module } from '../module.ts';
import type { View } from '../view.ts';
import { describeCard } from '../words/print.ts';
import { type Choices, choicesOf } from './choices.ts';
import { Bottle, Bottles } from './face.tsx';
import { takeBottle, useAim } from './look.ts';
import { modulePlace, STAY } from './places.ts';
import { cardName, cardTitle, isDeciding, refuseMove, type Table, traySeat } from './table.ts';

export function Oxygen({ table }: { readonly table: Table }) {
  const { say, view } = table;
  const seat = traySeat(table);
  const choices = choicesOf(table.moves);
  const diving = view.stack.filter(f => f.step === 'dive').findLast(f => f.seat === seat);
  const row = useLitInSight(view);
  return (
    <ul ref={row} className="oxygen" data-scrolls aria-label={say('board.tanks')}>
      {view.stations[seat].arms[OXYGEN].map(tank =>
        diving?.card === cardOf(tank) ? (
          <li key={cardOf(tank)} data-place={modulePlace(seat, cardOf(tank))}>
            <InUse table={table} diving={diving} choices={choices} />
          </li>
        ) : (
          <li key={cardOf(tank)} data-place={modulePlace(seat, cardOf(tank))}>
            <Tank table={table} tank={tank} choices={choices} />
          </li>
        ),
      )}
    </ul>
  );
}

/** A long row is wider than the tray: a card that may be used is in sight. */
function useLitInSight(view: View) {
  const row = useRef<HTMLUListElement>(null);
  const last = useRef<View>(undefined);
  useEffect(() => {
    if (last.current === view) return;
    last.current = view;
    const lit = [...(row.current?.querySelectorAll('.legal') ?? [])];
    const frame = row.current?.getBoundingClientRect();
    if (!frame || lit.length === 0) return;
    const seen = lit.some(tank => {
      const { left, right } = tank.getBoundingClientRect();
      return left >= frame.left && right <= frame.right;
    });
    if (!seen) lit[0].scrollIntoView({ inline: 'center', block: 'nearest' });
  });
  return row;
}

function Tank({ table, tank, choices }: { table: Table; tank: Module; choices: Choices }) {
  const card = cardOf(tank);
  const move = choices.use.get(card);
  const down = isUsed(tank);
  const label = [describeCard(table.say, card), down ? table.say('board.faceDown') : '']
    .filter(Boolean)
    .join('. ');
  const face = (
    <span className="face" aria-hidden="true">
      <Bottles card={card} />
      <span className="nm">{cardTitle(table, card)}</span>
    </span>
  );
  if (!isDeciding(table)) {
    return (
      <span className={`ox ${down ? 'down' : ''}`}>
        {face}
        <span className="vh">{label}</span>
      </span>
    );
  }
  return (
    <button
      type="button"
      className={`ox ${down ? 'down' : ''} ${move ? 'legal' : ''}`}
      tabIndex={move ? 0 : -1}
      onClick={() => (move ? table.send(move) : refuseMove(table, { kind: 'use', card }))}
    >
      <span className="vh">
        {move ? `${table.say('board.use', { name: cardName(table, card) })}. ${label}` : label}
      </span>
      {face}
    </button>
  );
}

interface InUseProps {
  readonly table: Table;
  readonly diving: Dive;
  readonly choices: Choices;
}

/** The card in use: bottles that are left can be chosen between. */
function InUse({ table, diving, choices }: InUseProps) {
  const { say, view } = table;
  const aim = useAim(view, choices);
  const root = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    root.current?.scrollIntoView({ inline: 'center', block: 'nearest' });
  }, []);
  const card: Card = diving.card;
  const stay = aim && choices.hold.get(aim.steps);
  return (
    <span ref={root} className="ox sel">
      <span className="bottles">
        {BOTTLE[card].map((printed, i) => {
          if (printed === 0) return null;
          const key = i === 0 ? 'first' : 'second';
          const steps = diving.bottles[i];
          const lit = steps > 0 && aim?.steps === steps && (i === 0 || diving.bottles[0] !== steps);
          if (!choices.bottles.has(steps))
            return <Bottle key={key} steps={printed} className={steps === 0 ? 'gone' : ''} />;
          return (
            <button
              key={key}
              type="button"
              className={`pickbottle ${lit ? '' : 'legal'}`}
              aria-pressed={lit}
              onClick={() => takeBottle(view, steps)}
            >
              <span className="vh">{say('board.bottle', { steps })}</span>
              <Bottle steps={printed} className={lit ? 'lit' : ''} hidden />
            </button>
          );
        })}
        {stay && (
          <button
            type="button"
            className="pickbottle legal stay"
            data-place={STAY}
            aria-label={say('label.hold', { steps: aim.steps })}
            title={say('label.hold', { steps: aim.steps })}
            onClick={() => table.send(stay)}
          >
            <Icon name="i-pause" />
          </button>
        )}
      </span>
      <span className="nm">{cardTitle(table, card)}</span>
    </span>
  );
}

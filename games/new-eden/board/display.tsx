/** Phase A: twelve cards in four rows, each row with its price and what it does to the damage. NE-30. */
import { range } from '@fathom/kernel';
import { Icon } from '@fathom/parts/icon.tsx';
import { COLUMNS, ROW_DAMAGE, ROW_PRICE, ROWS } from '../data/box.ts';
import type { Card as CardNumber } from '../data/card.ts';
import type { Move } from '../move.ts';
import { leavesNext, takenNext } from '../round.ts';
import { EMPTY } from '../state.ts';
import { signed } from '../words/print.ts';
import { BonusLine } from './bonus.tsx';
import { Card } from './card.tsx';
import { choicesOf } from './choices.ts';
import { rowPlace } from './places.ts';
import { stabilityAfter, stabilityOf } from './stability.ts';
import { isDeciding, stepOf, type Table, traySeat } from './table.ts';

export function Display({ table }: { readonly table: Table }) {
  const { say, view } = table;
  return (
    <div className="offer">
      <BonusLine table={table} />
      <ol className="display" data-scrolls aria-label={say('panel.offer')}>
        {range(ROWS).map(row => (
          <li key={row} className="drow" data-place={rowPlace(row)}>
            <Price table={table} row={row} />
            {view.display.slice(row * COLUMNS, (row + 1) * COLUMNS).map((card, column) => (
              <Space
                key={`${row}-${COLUMNS - column}`}
                table={table}
                card={card ?? EMPTY}
                space={row * COLUMNS + column}
              />
            ))}
          </li>
        ))}
      </ol>
    </div>
  );
}

function Price({ table, row }: { readonly table: Table; readonly row: number }) {
  const damage = ROW_DAMAGE[row];
  const price = ROW_PRICE[row];
  return (
    <div className="price">
      <span className="vh">{table.say('board.price', { price, damage, repair: -damage })}</span>
      <span className="pr" aria-hidden="true">
        {price}
        <Icon name="i-coin" className="brass" />
      </span>
      <span className={`dd ${damage < 0 ? 'g' : damage > 0 ? 'b' : ''}`} aria-hidden="true">
        {damage === 0 ? table.say('board.noDamage') : signed(damage)}
        {damage !== 0 && <Icon name="i-damage" />}
      </span>
    </div>
  );
}

function Space({ table, card, space }: { table: Table; card: CardNumber; space: number }) {
  const { say, view } = table;
  if (card === EMPTY) return <div className="mod gap" />;
  const move = choicesOf(table.moves).buy.get(card);
  const choosing = isDeciding(table) && stepOf(view) === 'turn';
  const omen = omenAt(table, space);
  const turn = move ? turnOf(table, move) : undefined;
  return (
    <Card
      table={table}
      card={card}
      move={move}
      attempt={choosing ? { kind: 'buy', card } : undefined}
      label={[say('board.buy'), omen && say(`board.omen.${omen}`), turn && say(`board.state.${turn}`)]
        .filter(Boolean)
        .join(', ')}
      dim={choosing && !move}
    >
      {omen && (
        <span className="omen" aria-hidden="true">
          {say(`board.omen.${omen}`)}
        </span>
      )}
      {turn && (
        <span className={`turn ${turn}`}>
          <Icon name={turn === 'stable' ? 'i-check' : 'i-damage'} />
        </span>
      )}
    </Card>
  );
}

/** Whether a purchase would make a station stable, or make it collapse. */
function turnOf(table: Table, move: Move): 'stable' | 'collapse' | undefined {
  const { view } = table;
  const now = stabilityOf(view, view.stations[traySeat(table)]);
  const then = stabilityAfter(table, move);
  if (!then || now.stable === then.stable) return undefined;
  return then.stable ? 'stable' : 'collapse';
}

/** NE-29, NE-102: which card leaves next, and which one Deep Thought would take. */
function omenAt({ view }: Table, space: number): 'leaves' | 'taken' | undefined {
  if (view.phase !== 'A') return undefined;
  if (takenNext(view) === space) return 'taken';
  return leavesNext(view) === space ? 'leaves' : undefined;
}

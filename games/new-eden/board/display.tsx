/** Phase A: twelve cards in four rows, each row with its price and what it does to the damage. NE-30. */
import { Icon } from '@fathom/parts/icon.tsx';
import { COLUMNS, ROW_DAMAGE, ROW_PRICE, ROWS } from '../data/box.ts';
import type { Card as CardNumber } from '../data/card.ts';
import { EMPTY } from '../state.ts';
import { corner } from '../tableau.ts';
import { signed } from '../words/print.ts';
import { BonusLine } from './bonus.tsx';
import { Card } from './card.tsx';
import { choicesOf } from './choices.ts';
import { forecastOf, outcomeOf } from './forecast.ts';
import { isDeciding, stepOf, type Table, traySeat } from './table.ts';

export function Display({ table }: { readonly table: Table }) {
  const { say, view } = table;
  return (
    <div className="offer">
      <BonusLine table={table} />
      <ol className="display" data-scrolls aria-label={say('panel.offer')}>
        {Array.from({ length: ROWS }, (_, row) => row).map(row => (
          <li key={row} className="drow">
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
  const turn = move ? turnOf(table, card) : undefined;
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
function turnOf(table: Table, card: CardNumber): 'stable' | 'collapse' | undefined {
  const { view } = table;
  const seat = traySeat(table);
  const now = forecastOf(view, view.stations[seat]);
  const then = outcomeOf(view, seat, { kind: 'buy', card });
  if (now.stable === then.stable) return undefined;
  return then.stable ? 'stable' : 'collapse';
}

/** NE-29, NE-102: which card leaves next, and which one Deep Thought would take. */
function omenAt({ view }: Table, space: number): 'leaves' | 'taken' | undefined {
  if (view.stations.length !== 2 || view.phase !== 'A') return undefined;
  const cards = view.display.map(card => card ?? EMPTY);
  const scripted = view.stations.length > view.seats;
  if (scripted && (view.passed & 2) === 0 && corner(cards, true) === space) return 'taken';
  return view.passed === 0 && corner(cards, false) === space ? 'leaves' : undefined;
}

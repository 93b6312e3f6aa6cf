/** NE-33, NE-56, NE-62: new cards wait to be attached, in any order. */
import { Card } from './card.tsx';
import { choicesOf } from './choices.ts';
import type { Table } from './table.ts';

export function Attaching({ table }: { readonly table: Table }) {
  const { say } = table;
  const { attach } = choicesOf(table.moves);
  return (
    <div className="offer" data-scrolls>
      <p className="about">{say('board.attachLead', { n: attach.size })}</p>
      <ul className="hand">
        {[...attach].map(([card, move]) => (
          <li key={card}>
            <Card table={table} card={card} move={move} label={say('board.attach')} />
          </li>
        ))}
      </ul>
    </div>
  );
}

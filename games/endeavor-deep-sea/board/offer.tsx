/** The specialists on offer, rank by rank, with both sides. */

import { refuseMove } from '@fathom/parts/table.ts';
import { DESIGNS, FIRST_FIVE, LEADER } from '../data/crew.ts';
import { isOffered } from '../tray.ts';
import { designName } from '../words/terms.ts';
import type { Choices } from './choices.ts';
import { CrewSide } from './crew-side.tsx';
import { breakable } from './names.ts';
import { designPlace } from './places.ts';
import type { Table } from './table.ts';

interface OfferProps {
  readonly table: Table;
  /** Without choices it is only shown. */
  readonly choices?: Choices | undefined;
}

const RANKS = [5, 4, 3, 2, 1] as const;

export function Offer({ table, choices }: OfferProps) {
  const { say, view } = table;
  const best = Math.max(0, ...[...(choices?.design.keys() ?? [])].map(design => DESIGNS[design].rank));
  const ranks = RANKS.map(rank => ({
    rank,
    designs: DESIGNS.flatMap((design, i) =>
      i < LEADER && design.rank === rank && isOffered(view, i) ? [i] : [],
    ),
  })).filter(({ designs }) => designs.length > 0);
  const legal = ranks.filter(({ rank }) => rank <= best);
  const others = ranks.filter(({ rank }) => rank > best).reverse();
  return (
    <div className="roster">
      {[...legal, ...others].map(({ rank, designs }) => (
        <section key={rank} aria-label={say('board.rank', { rank })}>
          <h3>{say('board.rank', { rank })}</h3>
          <ul>
            {designs.map(design => (
              <li key={design} data-place={designPlace(design)}>
                <Specialist table={table} design={design} choices={choices} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function Specialist({ table, design, choices }: OfferProps & { readonly design: number }) {
  const { say, view } = table;
  const move = choices?.design.get(design);
  const copies = design < FIRST_FIVE ? view.tray[design] : 1;
  const face = (
    <>
      <b>
        {breakable(say, designName(say, design))}
        {copies > 1 && <small>{say('board.copies', { n: copies })}</small>}
      </b>
      <CrewSide table={table} member={design} senior={false} />
      <CrewSide table={table} member={design} senior />
    </>
  );
  if (!choices) return <div className="recruit">{face}</div>;
  return (
    <button
      type="button"
      className={`recruit ${move ? 'legal' : 'dim'}`}
      onClick={() => (move ? table.send(move) : refuseMove(table, { kind: 'recruit', design }))}
    >
      {face}
    </button>
  );
}

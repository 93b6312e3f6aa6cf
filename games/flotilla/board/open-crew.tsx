/** FL-16: the open cards of the guilds, with the side of the viewer up. */
import { Panel } from '@fathom/parts/panel.tsx';
import { CREW } from '../data/box.ts';
import { GUILDS } from '../data/names.ts';
import { CardFace, cardText } from './card.tsx';
import { crewPlace } from './places.ts';
import { ownSeat, type Table } from './table.ts';

export function Open(table: Table) {
  const { view, say } = table;
  const side = view.side[ownSeat(table)];
  return (
    <Panel title={say('panel.crew')} note={say('crew.about')} className="flotilla-panel fl-crew">
      <ul>
        {GUILDS.map((name, guild) => (
          <li key={name}>
            <ul className="row-of-cards">
              {view.display
                .filter(card => card >= 0 && CREW[card].guild === guild)
                .map(card => (
                  <li
                    key={card}
                    className="crew mini"
                    title={cardText(say, card, side)}
                    data-place={crewPlace(card)}
                  >
                    <CardFace say={say} card={card} side={side} words={false} />
                  </li>
                ))}
            </ul>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

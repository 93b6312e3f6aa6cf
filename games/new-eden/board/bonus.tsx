/** NE-24, NE-69: what phase D of this round pays for. */
import { Icon } from '@fathom/parts/icon.tsx';
import { BONUS } from '../data/card.ts';
import { bonusWorth } from '../scoring.ts';
import { groupIcon } from './face.tsx';
import { bonusPlace } from './places.ts';
import { type Table, traySeat } from './table.ts';

/** In symbols, above the display of a phone. */
export function BonusLine({ table }: { readonly table: Table }) {
  const { say, view } = table;
  return (
    <ul className="bonus brief" aria-label={say('panel.bonus')}>
      {view.bonus.map(bonus => (
        <li key={bonus} data-place={bonusPlace(bonus)}>
          <span className="vh">{say('bonus', { bonus })}</span>
          <Icon name={groupIcon(BONUS[bonus].group)} />
          <span aria-hidden="true">→ {BONUS[bonus].amount}</span>
          <Icon name={BONUS[bonus].gives === 'coins' ? 'i-coin' : 'i-vp'} className="brass" />
        </li>
      ))}
    </ul>
  );
}

/** In words, with what the own cards would bring now. */
export function BonusPanel(table: Table) {
  const { say, view } = table;
  const station = view.stations[traySeat(table)];
  return (
    <section className="panel new-eden-bonus">
      <h2>{say('panel.bonus')}</h2>
      <ul className="bonus">
        {view.bonus.map(bonus => {
          const { group, gives } = BONUS[bonus];
          const worth = bonusWorth(station, bonus);
          return (
            <li key={bonus} data-place={bonusPlace(bonus)}>
              <Icon name={groupIcon(group)} />
              <span>{say('bonus', { bonus })}</span>
              <b>
                <span className="vh">{say('board.worth')}</span>
                {worth}
                <Icon name={gives === 'coins' ? 'i-coin' : 'i-vp'} className="brass" />
              </b>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

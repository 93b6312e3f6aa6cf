/** The hub: market, sonar, survivors and the pool; objectives and toxicity; the open crew. */
import { Icon } from '@fathom/parts/icon.tsx';
import { Panel } from '@fathom/parts/panel.tsx';
import { seatPlace } from '@fathom/parts/places.ts';
import { ringPoints } from '../city.ts';
import { NUMBERS, TRACKS } from '../data/box.ts';
import { PROGRAMS } from '../data/effects.ts';
import { COLOURS } from '../data/names.ts';
import { dockOf, toxicityPoints } from '../goods.ts';
import { priceOf } from '../market.ts';
import { poolSize } from '../state.ts';
import { aimText } from '../words/aim.ts';
import { programText } from '../words/effect.ts';
import { Barrel } from './barrel.tsx';
import { Signs } from './corner.tsx';
import { Effects } from './effects.tsx';
import { Guilds } from './guilds.tsx';
import { Open } from './open-crew.tsx';
import { DOCK, objectivePlace, POOL, pricePlace, SONAR, SURVIVORS } from './places.ts';
import { ownSeat, type Table } from './table.ts';

/** Everything at once, one below the other, as a phone shows it. */
export function Hub(table: Table) {
  return (
    <div className="hub">
      <Market {...table} />
      <Guilds {...table} />
      <Goals {...table} />
      <Open {...table} />
    </div>
  );
}

export function Market(table: Table) {
  const { view, say } = table;
  return (
    <Panel title={say('panel.market')} note={say('market.about')} className="flotilla-panel">
      <ul className="prices">
        {COLOURS.map((name, colour) => {
          const change = view.turn.bought[colour] - view.turn.sold[colour];
          return (
            <li key={name} data-place={pricePlace(colour)}>
              <Barrel colour={colour} label={say(`colour.${name}`)} />
              <span className="ladder" aria-hidden="true">
                {TRACKS.ladder.map((price, space) => (
                  <i
                    key={`${price}-${space - TRACKS.ladder.indexOf(price)}`}
                    className={`${space === view.prices[colour] ? `at ${name}` : ''} ${space > 0 && TRACKS.ladder[space - 1] !== price ? 'step' : ''}`}
                  >
                    {space === view.prices[colour] && price}
                  </i>
                ))}
              </span>
              <span className="vh">{say('market.price', { coins: priceOf(view, colour) })}</span>
              <em>{say('market.change', { n: Math.abs(change), way: Math.sign(change) })}</em>
            </li>
          );
        })}
      </ul>
      <Shared table={table} />
    </Panel>
  );
}

/** Trackers and the pool, common to all. */
function Shared({ table }: { readonly table: Table }) {
  const { view, say } = table;
  const all = poolSize(view.seats, view.options);
  const dock = dockOf(view);
  const next = view.survivors % TRACKS.survivors.length;
  const side = view.side[ownSeat(table)];
  return (
    <dl className="shared">
      <dt title={say('hub.sonar')} data-place={SONAR}>
        <Icon name="i-sonar" label={say('hub.sonar')} />
      </dt>
      <dd>
        <Signs face={TRACKS.sonar[view.sonar].symbol} />
        <small>{say('hub.sonarNext', { vp: ringPoints(view.sonar, 1) })}</small>
      </dd>
      <dt title={say('hub.survivors')} data-place={SURVIVORS}>
        <Icon name="i-survivor" label={say('hub.survivors')} />
      </dt>
      <dd>
        {[0, 1, 2, 3].map(i => {
          const program = TRACKS.survivors[(next + i) % TRACKS.survivors.length];
          return (
            <span
              key={program}
              className={i === 0 ? 'bonus first' : 'bonus'}
              title={programText(say, program, side)}
            >
              <span className="vh">{programText(say, program, side)}</span>
              <Effects program={program} />
            </span>
          );
        })}
      </dd>
      <dt title={say('hub.pool')} data-place={POOL}>
        <Icon name="i-vp" label={say('hub.pool')} />
      </dt>
      <dd className="pool">
        <span className="gauge">
          <i style={{ inlineSize: `${(100 * view.pool) / all}%` }} />
        </span>
        <b>{say('hub.left', { n: view.pool, all })}</b>
      </dd>
      <dt title={say('hub.dock')} data-place={DOCK}>
        <Icon name="i-anchor" label={say('hub.dock')} />
      </dt>
      <dd>
        <small>
          {say('hub.dockNow', {
            dock: ['I', 'II', 'III'][dock],
            coins: TRACKS.docks[dock].skiff,
            n: PROGRAMS[TRACKS.docks[dock].build][0].n,
          })}
        </small>
      </dd>
    </dl>
  );
}

export function Goals(table: Table) {
  const { view, say } = table;
  const seat = ownSeat(table);
  return (
    <Panel title={say('panel.goals')} note={say('goals.about')} className="flotilla-panel fl-goals">
      <ul>
        {view.objectives.map(([top, ...below], stack) => (
          <li key={top} data-place={objectivePlace(stack)}>
            <Icon name="i-vp" />
            <span>{aimText(say, top, view.side[seat])}</span>
            <b title={say('goals.now')}>{view.worth[seat][stack]}</b>
            {below.length > 0 && <small>+{below.length}</small>}
          </li>
        ))}
      </ul>
      <Toxicity table={table} seat={seat} />
    </Panel>
  );
}

/** FL-57, FL-58: the track and its scores. */
function Toxicity({ table, seat }: { readonly table: Table; readonly seat: number }) {
  const { view, say } = table;
  const spaces = Array.from({ length: NUMBERS.toxicitySpaces }, (_, i) => i);
  const at = view.toxicity[seat];
  const points = toxicityPoints(view.poison[seat]);
  return (
    <>
      <h2>{say('goals.toxicity')}</h2>
      <div
        className="tox"
        data-place={seatPlace(seat, 'toxicity')}
        role="img"
        aria-label={say('corner.toxicity', { n: at, score: points })}
      >
        <Icon name="i-toxicity" />
        <ol>
          {spaces.map(i => (
            <li key={i} className={i === at ? 'at' : i < at ? 'full' : ''}>
              {i}
            </li>
          ))}
        </ol>
        <ol>
          {NUMBERS.toxicityScores.map(score => (
            <li key={score} className={score === points ? 'at' : ''}>
              {score > 0 ? `+${score}` : String(score).replace('-', '−')}
            </li>
          ))}
        </ol>
      </div>
    </>
  );
}

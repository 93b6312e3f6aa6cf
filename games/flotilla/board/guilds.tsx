/** The guild board: dials, influence tracks with everybody's discs, seals, artifacts found. */
import { Icon } from '@fathom/parts/icon.tsx';
import { Mark } from '@fathom/parts/mark.tsx';
import { useWide } from '@fathom/parts/media.ts';
import { Panel } from '@fathom/parts/panel.tsx';
import { RELICS, TRACKS } from '../data/box.ts';
import { GUILDS } from '../data/names.ts';
import { SPACES_PER_GUILD } from '../data/tracks.ts';
import { programText } from '../words/effect.ts';
import { Effects } from './effects.tsx';
import { guildPlace, relicPlace } from './places.ts';
import { GUILD_SYMBOLS } from './symbols.ts';
import { markOf, nameOf, ownSeat, type Table } from './table.ts';

const SPACES = Array.from({ length: SPACES_PER_GUILD }, (_, i) => i + 1);

export function Guilds(table: Table) {
  const { say, view } = table;
  const wide = useWide();
  return (
    <Panel title={say('panel.guilds')} note={say('guilds.about')} className="flotilla-panel">
      <ul className="dials">
        {GUILDS.map((name, guild) => (
          <li key={name} data-place={guildPlace(guild)}>
            <Dial value={view.dials[guild]} name={name} />
            <span>
              <Icon name={GUILD_SYMBOLS[guild]} />
              <b>{view.dials[guild]}</b>
            </span>
            <em>{say(`guild.${name}`)}</em>
          </li>
        ))}
      </ul>
      <details open={!wide}>
        <summary>
          <Icon name="i-next" />
          {say('guilds.tracks')}
        </summary>
        <ul className="tracks">
          {GUILDS.map((name, guild) => (
            <Track key={name} table={table} guild={guild} />
          ))}
        </ul>
      </details>
    </Panel>
  );
}

function Dial({ value, name }: { readonly value: number; readonly name: string }) {
  const angle = Math.PI * (1 - (value - 0.5) / TRACKS.dialMax);
  const [x, y] = [40 + 26 * Math.cos(angle), 44 - 26 * Math.sin(angle)];
  return (
    <svg className={`dial ${name}`} viewBox="0 0 80 52" aria-hidden="true">
      <path className="scale" d="M10 44a30 30 0 0160 0" />
      <path
        className="value"
        d="M10 44a30 30 0 0160 0"
        pathLength={TRACKS.dialMax}
        strokeDasharray={`${value} 9`}
      />
      <path className="hand" d={`M40 44L${x.toFixed(1)} ${y.toFixed(1)}`} />
      <circle cx="40" cy="44" r="5" />
    </svg>
  );
}

function Track({ table, guild }: { readonly table: Table; readonly guild: number }) {
  const { view, say } = table;
  const side = view.side[ownSeat(table)];
  const relics = view.hub.filter(relic => RELICS[relic].guild === guild);
  return (
    <li className={GUILDS[guild]} data-place={`${guildPlace(guild)}:track`}>
      <Icon name={GUILD_SYMBOLS[guild]} label={say(`guild.${GUILDS[guild]}`)} />
      <ol>
        {SPACES.map(space => {
          const program = TRACKS.guilds[guild * SPACES_PER_GUILD + space - 1];
          const text = programText(say, program, side);
          return (
            <li
              key={space}
              className={space === TRACKS.tollSpace ? 'toll' : ''}
              data-place={`${guildPlace(guild)}:track:${space}`}
            >
              <span className="vh">{text}</span>
              <Effects program={program} />
              <span className="discs">
                <Discs table={table} guild={guild} space={space} />
              </span>
            </li>
          );
        })}
      </ol>
      <p className="seals">
        <Icon name="i-seal" />
        {table.seats.map(({ seat }) => (
          <span key={seat}>
            <Mark mark={markOf(table, seat)} label={nameOf(table, seat)} />
            {view.seals[seat * GUILDS.length + guild]}
          </span>
        ))}
      </p>
      {relics.length > 0 && (
        <p className="relics">
          <Icon name="i-artifact" label={say('guilds.artifacts')} />
          {relics.map(relic => (
            <span key={relic} data-place={relicPlace(relic)}>
              <span className="vh">{programText(say, RELICS[relic].hub, side)}</span>
              <Effects program={RELICS[relic].hub} />
            </span>
          ))}
        </p>
      )}
    </li>
  );
}

function Discs({
  table,
  guild,
  space,
}: {
  readonly table: Table;
  readonly guild: number;
  readonly space: number;
}) {
  return table.seats
    .filter(({ seat }) => table.view.discs[seat * GUILDS.length + guild] === space)
    .map(({ seat, name }) => <Mark key={seat} mark={markOf(table, seat)} label={name} />);
}

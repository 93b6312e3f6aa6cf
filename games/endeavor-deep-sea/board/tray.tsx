/** The viewer's own things: crew, journals with action spaces, tokens, discs, research and tracks. */
import { Icon } from '@fathom/parts/icon.tsx';
import { Mark } from '@fathom/parts/mark.tsx';
import { seatPlace } from '@fathom/parts/places.ts';
import { isDeciding, markOf, refuseMove } from '@fathom/parts/table.ts';
import { type ReactNode, type RefObject, useRef } from 'react';
import { BOARD, LEVEL_OF_CELL } from '../data/board.ts';
import { GAINS, TRACKS } from '../data/gains.ts';
import { JOURNALS } from '../data/journals.ts';
import { isSpaceFree, journalOf } from '../library.ts';
import { designOf } from '../member.ts';
import { journalName } from '../words/terms.ts';
import { type Choices, choicesOf } from './choices.ts';
import { CrewCard } from './crew-card.tsx';
import { GAIN_ICONS } from './gain.tsx';
import { useEachMoment } from './moment.ts';
import { outlookOf } from './outlook.ts';
import { spacePlace, tokenPlace, trackPlace } from './places.ts';
import { type Table, traySeat } from './table.ts';
import { TokenCard } from './token.tsx';

export function Tray(table: Table) {
  const { say, view } = table;
  const seat = traySeat(table);
  const choices = choicesOf(table.moves, view);
  const row = useRef<HTMLUListElement>(null);
  useActiveInSight(row, view);
  return (
    <div className="endeavor-tray ed">
      <ul ref={row} className="crew-row" data-scrolls aria-label={say('board.crewOf')}>
        {view.crew[seat].map((member, index) => (
          <li key={`${String(index)}-${designOf(member)}`}>
            <CrewCard table={table} seat={seat} index={index} move={choices.member.get(index)} />
          </li>
        ))}
        <Spaces table={table} seat={seat} choices={choices} />
        {view.held[seat].map((token, i) => (
          <li key={`token-${String(i)}`} data-place={tokenPlace(seat, token)}>
            <TokenCard table={table} token={token} moves={choices.token.get(token) ?? []} />
          </li>
        ))}
      </ul>
      <ul className="stores" aria-label={say('board.stores')}>
        <Store
          label={say('board.staging', { n: view.staging[seat] })}
          n={view.staging[seat]}
          place={seatPlace(seat, 'discs')}
        >
          <Mark mark={markOf(table, seat)} />
        </Store>
        <Store
          label={say('board.research', { n: view.research[seat], most: BOARD.research })}
          n={view.research[seat]}
          place={seatPlace(seat, 'research')}
        >
          <Icon name="i-rp" className="c-research" />
        </Store>
        {TRACKS.map((_, track) => (
          <TrackStore key={TRACKS[track]} table={table} seat={seat} track={track} choices={choices} />
        ))}
      </ul>
    </div>
  );
}

/** A long crew is wider than the tray: whoever acts comes into sight. */
function useActiveInSight(row: RefObject<HTMLElement | null>, moment: unknown): void {
  useEachMoment(moment, () => {
    row.current?.querySelector('.active')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  });
}

/** ED-54: spaces of own journals are used instead of a specialist. */
function Spaces({ table, seat, choices }: { table: Table; seat: number; choices: Choices }) {
  const { say, view } = table;
  return view.journals[seat].flatMap(entry => {
    const journal = journalOf(entry);
    return JOURNALS[journal].spaces.map((space, i) => {
      const move = choices.space.get(journal * 4 + i);
      const free = isSpaceFree(entry, i);
      const press = () => {
        if (move) table.send(move);
        else if (isDeciding(table)) refuseMove(table, { kind: 'space', journal, space: i });
      };
      return (
        <li key={`${String(journal)}-${String(i)}`} data-place={spacePlace(seat, journal, i)}>
          <button
            type="button"
            className={`member journal-space ${move ? 'legal' : ''} ${free ? '' : 'busy'}`}
            onClick={press}
          >
            <b>{say(`space.${space}`)}</b>
            <em>{journalName(say, journal)}</em>
            <span className="circle">{!free && <Mark mark={markOf(table, seat)} />}</span>
          </button>
        </li>
      );
    });
  });
}

interface StoreProps {
  readonly label: string;
  readonly n: number;
  readonly place: string;
  readonly children: ReactNode;
}

function Store({ label, n, place, children }: StoreProps) {
  return (
    <li className="store" title={label} data-place={place}>
      {children}
      <b aria-hidden="true">{n}</b>
      <span className="vh">{label}</span>
    </li>
  );
}

/** The level of a track; a button while it may be raised, with the cell it would reach. */
function TrackStore({
  table,
  seat,
  track,
  choices,
}: {
  readonly table: Table;
  readonly seat: number;
  readonly track: number;
  readonly choices: Choices;
}) {
  const { say, view } = table;
  const at = view.tracks[seat * TRACKS.length + track];
  const name = TRACKS[track];
  const move = choices.track.get(track);
  const label = say('board.track', { track: say(`board.track.${name}`), cell: at, level: LEVEL_OF_CELL[at] });
  const icon = <Icon name={GAIN_ICONS[name]} className={`c-${name}`} />;
  if (!move)
    return (
      <li
        className="store"
        title={say(`board.trackGives.${name}`, { level: LEVEL_OF_CELL[at] })}
        data-place={trackPlace(seat, track)}
      >
        {icon}
        <b aria-hidden="true">
          {LEVEL_OF_CELL[at]}
          <small>{at}</small>
        </b>
        <span className="vh">{label}</span>
      </li>
    );
  const { launches, gains } = outlookOf(table, move);
  const next = table.foresee(move).view?.tracks?.[seat * TRACKS.length + track] ?? at;
  return (
    <li data-place={trackPlace(seat, track)}>
      <button type="button" className="store legal" onClick={() => table.send(move)}>
        {icon}
        <span className="vh">
          {say('board.raise', {
            track: say(`board.track.${name}`),
            from: at,
            to: next,
            level: LEVEL_OF_CELL[next],
          })}
        </span>
        <b aria-hidden="true">
          {at}→{next}
        </b>
        {launches && <Icon name="i-vessel" />}
        {gains[seat][GAINS.indexOf('impact')] > 0 && <Icon name="i-impact" />}
      </button>
    </li>
  );
}

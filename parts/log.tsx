import type { Seat } from '@fathom/kernel';
import { memo, useEffect, useRef, useState } from 'react';
import type { Mark as MarkName } from './board.ts';
import { Mark } from './mark.tsx';
import { Sign } from './ribbon.tsx';
import { useSay } from './say.tsx';
import { scrollInside, scrollToEnd } from './scrollers.ts';

export interface LogLine {
  readonly key: string;
  readonly mark: MarkName | undefined;
  /** About whom, as the sentence begins; empty if it is about nobody. */
  readonly subject: string;
  readonly text: string;
  /** The move it belongs to. */
  readonly seq: number;
}

export interface LogTurn {
  readonly key: number;
  /** Null for the set-up and what else the game itself does. */
  readonly seat: Seat | null;
  readonly name: string;
  readonly mark: MarkName | undefined;
  /** The number of its rings on the board, if it has some. */
  readonly number: number | undefined;
  /** The first turn after the viewer's own. */
  readonly fresh: boolean;
  readonly time: string;
  /** Oldest first. */
  readonly lines: readonly LogLine[];
}

interface LogListProps {
  /** Oldest first. */
  readonly turns: readonly LogTurn[];
  /** The move that is being shown on the board. */
  readonly shown: number | undefined;
  /** Shows the moment of a move; not possible in a replay, which has its own way. */
  readonly onShow: ((seq: number) => void) | undefined;
}

/** What happened, turn by turn, the newest at the end and in view. */
export const LogList = memo(function LogList({ turns, shown, onShow }: LogListProps) {
  const say = useSay();
  const [only, setOnly] = useState<Seat>();
  const end = useRef<HTMLLIElement>(null);
  const kept = only === undefined ? turns : turns.filter(({ seat }) => seat === only);
  const last = kept.at(-1);
  const newest = last && `${last.key} ${last.lines.length}`;
  useEffect(() => {
    // In a sheet it is the sheet that scrolls.
    if (newest !== undefined) scrollToEnd(end.current);
  }, [newest]);
  useEffect(() => {
    const now = shown === undefined ? end.current : end.current?.parentElement?.querySelector('.now');
    scrollInside(now ?? null);
  }, [shown]);
  return (
    <div className="turnlog">
      <Filter turns={turns} only={only} onOnly={setOnly} />
      <ol className="log" data-scrolls tabIndex={0} aria-label={say('parts.log')}>
        {kept.length === 0 && <li className="none">{say('parts.logEmpty')}</li>}
        {kept.map(turn => (
          <TurnOf key={turn.key} turn={turn} shown={shown} onShow={onShow} />
        ))}
        <li ref={end} className="end" aria-hidden="true" />
      </ol>
    </div>
  );
});

interface FilterProps {
  readonly turns: readonly LogTurn[];
  readonly only: Seat | undefined;
  readonly onOnly: (seat: Seat | undefined) => void;
}

/** Everybody, or one. */
function Filter({ turns, only, onOnly }: FilterProps) {
  const say = useSay();
  const people = new Map(
    turns.flatMap(({ seat, name, mark }) => (seat === null ? [] : [[seat, { name, mark }] as const])),
  );
  if (people.size < 2) return null;
  return (
    <fieldset className="who" aria-label={say('parts.logOf')}>
      {[...people]
        .sort(([a], [b]) => a - b)
        .map(([seat, { name, mark }]) => (
          <button
            key={seat}
            type="button"
            aria-pressed={only === seat}
            title={say('parts.logOnly', { name })}
            aria-label={say('parts.logOnly', { name })}
            onClick={() => onOnly(only === seat ? undefined : seat)}
          >
            <Mark mark={mark} />
          </button>
        ))}
    </fieldset>
  );
}

interface TurnProps {
  readonly turn: LogTurn;
  readonly shown: number | undefined;
  readonly onShow: ((seq: number) => void) | undefined;
}

function TurnOf({ turn, shown, onShow }: TurnProps) {
  const say = useSay();
  return (
    <>
      {turn.fresh && (
        <li className="divider">
          <span>{say('parts.since')}</span>
        </li>
      )}
      <li className="turn">
        <Sign turn={turn} />
        <ul>
          {turn.lines.map(({ key, mark, subject, text, seq }, i) => (
            <Line
              key={key}
              mark={mark === turn.mark ? undefined : mark}
              subject={i > 0 && subject === turn.lines[i - 1].subject ? '' : subject}
              text={text}
              seq={seq}
              now={shown === seq}
              onShow={onShow}
            />
          ))}
        </ul>
        {turn.time && <time>{turn.time}</time>}
      </li>
    </>
  );
}

interface LineProps {
  /** Of somebody else than whose turn it is. */
  readonly mark: MarkName | undefined;
  /** Not said again where it is the same as in the line before. */
  readonly subject: string;
  readonly text: string;
  readonly seq: number;
  readonly now: boolean;
  readonly onShow: ((seq: number) => void) | undefined;
}

/** What was told does not change any more, however long the log becomes. */
const Line = memo(function Line({ mark, subject, text, seq, now, onShow }: LineProps) {
  const say = useSay();
  const said = (
    <>
      {mark && <Mark mark={mark} />}
      <span className="text">
        {subject && <b>{subject} </b>}
        {subject ? text : capital(text)}
      </span>
    </>
  );
  return (
    <li className={now ? 'now' : ''}>
      {onShow && seq > 0 ? (
        <button type="button" title={say('parts.showMoment')} onClick={() => onShow(seq)}>
          {said}
        </button>
      ) : (
        <span>{said}</span>
      )}
    </li>
  );
});

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

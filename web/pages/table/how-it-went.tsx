import type { MatchRecord } from '@fathom/kernel';
import { figure } from '@fathom/parts/figure.ts';
import { Icon } from '@fathom/parts/icon.tsx';
import { Mark } from '@fathom/parts/mark.tsx';
import { useSay } from '@fathom/parts/say.tsx';
import { type ReactNode, useMemo } from 'react';
import { go } from '../../navigate.tsx';
import { useFilm } from '../replay/film.ts';
import type { Source } from '../replay/source.ts';
import { type Course, courseOf, dashes, stairs } from './course.ts';
import type { Situation } from './props.ts';

interface HowItWentProps {
  readonly id: string;
  /** The fingerprint as it was shown before the first move, not as the record tells it; empty on this device. */
  readonly commit: string;
  readonly situation: Situation;
  readonly source: Source;
}

/** The scores over the whole match, a way into every moment of it, and whether the shuffles were fair. */
export function HowItWent({ source, ...props }: HowItWentProps) {
  return source.status === 'ready' ? <Told {...props} record={source.record} /> : null;
}

const WIDTH = 600;
const HEIGHT = 180;

function Line({
  mark,
  course,
  line,
}: {
  readonly mark: string;
  readonly course: Course;
  readonly line: number;
}) {
  const path = stairs(course.lines[line], course.top, WIDTH, HEIGHT);
  const { length, gap, start } = dashes(course.lines, line);
  return (
    <g>
      {start === 0 && <path className="casing" d={path} />}
      <path
        className={`line pc-${mark}`}
        d={path}
        style={gap > 0 ? { strokeDasharray: `${length} ${gap}`, strokeDashoffset: -start } : undefined}
      />
    </g>
  );
}

interface AxesProps {
  readonly course: Course;
  readonly children: ReactNode;
}

/** Points upwards, moves to the right. */
function Axes({ course: { top, moves }, children }: AxesProps) {
  const say = useSay();
  return (
    <div className="axes">
      <span className="what">{say('end.points')}</span>
      <ol className="y" aria-hidden="true">
        {[...new Set([top, Math.round(top / 2), 0])].map(value => (
          <li key={value}>{figure(value)}</li>
        ))}
      </ol>
      {children}
      <ol className="x" aria-hidden="true">
        <li>0</li>
        <li>{Math.round(moves / 2)}</li>
        <li>{say('end.moves', { n: moves })}</li>
      </ol>
    </div>
  );
}

interface ChartProps {
  readonly id: string;
  readonly course: Course;
  readonly marks: readonly string[];
}

/** A press opens the replay at that moment. */
function Chart({ id, course, marks }: ChartProps) {
  const say = useSay();
  return (
    <button
      type="button"
      className="chart"
      aria-label={say('end.courseOpen')}
      onClick={event => {
        const box = event.currentTarget.getBoundingClientRect();
        const share = event.detail === 0 ? 0 : (event.clientX - box.left) / box.width;
        go({ page: 'replay', id, move: Math.round(share * course.moves) });
      }}
    >
      <svg viewBox={`-8 -10 ${WIDTH + 16} ${HEIGHT + 20}`} preserveAspectRatio="none" aria-hidden="true">
        {marks.map((mark, line) => (
          <Line key={mark} mark={mark} course={course} line={line} />
        ))}
      </svg>
    </button>
  );
}

type ToldProps = Omit<HowItWentProps, 'source'> & { readonly record: MatchRecord };

function Told({ id, commit, situation, record }: ToldProps) {
  const say = useSay();
  const { rules, board } = situation.game;
  const filmed = useFilm(rules, record);
  const course = useMemo(
    () => (filmed?.ok ? courseOf(filmed.film, board.rivals) : undefined),
    [board, filmed],
  );
  const rivals = board.rivals?.(situation.known.view) ?? [];
  const drawn = [...situation.seats, ...rivals.map(({ name, mark }) => ({ name: say(name), mark }))];
  const sound = filmed?.ok === true && record.commit === commit;
  return (
    <section className="blk course">
      <h2 className="h">
        {say('end.course')} <small>{say('end.courseHint')}</small>
      </h2>
      {course && (
        <>
          <Axes course={course}>
            <Chart id={id} course={course} marks={drawn.map(({ mark }) => mark)} />
          </Axes>
          <ul className="legend">
            {drawn.map(({ mark, name }) => (
              <li key={mark}>
                <Mark mark={mark} /> {name}
              </li>
            ))}
          </ul>
        </>
      )}
      {commit && filmed && (
        <p className={`proof ${sound ? '' : 'bad'}`}>
          <Icon name={sound ? 'i-check' : 'i-why'} />
          <span>
            {say(sound ? 'end.verified' : 'end.unverified')}{' '}
            <code title={say('end.fingerprint')}>{commit.slice(0, 16)}…</code>
          </span>
        </p>
      )}
    </section>
  );
}

import { Button, Segments } from '@fathom/parts/button.tsx';
import { Icon } from '@fathom/parts/icon.tsx';
import { useSay, useSpeech } from '@fathom/parts/say.tsx';
import { labelOf, type Situation } from '../pages/table/props.ts';
import { type Letter, type Row, rowsOf } from './letters.ts';
import type { ToldAdvice } from './messages.ts';
import { type Explain, useReasons } from './reasons.ts';
import type { Coaching } from './use-coach.ts';
import { WinShare } from './win-share.tsx';

/** Whether the coach names a place and a reason, or three moves. */
export const MODES = ['nudge', 'three'] as const;
export type Mode = (typeof MODES)[number];

interface AdviceProps {
  readonly situation: Situation;
  readonly coaching: Coaching;
  /** How many there are to choose from. */
  readonly moves: number;
  readonly raised: Letter | undefined;
  readonly onRaise: (letter: Letter | undefined) => void;
  readonly mode: Mode;
  readonly onMode: (mode: Mode) => void;
  /** Others see that somebody asked. */
  readonly told: boolean;
}

export function Advice(props: AdviceProps) {
  const { situation, coaching, moves, mode, onMode, told } = props;
  const say = useSay();
  const { id, version } = situation.game.rules.meta;
  const explain = useReasons(id, version);
  const { heard } = coaching;
  if (!heard)
    return (
      <>
        <p className="lead">{say('coach.moved')}</p>
        <Button tone="primary" className="wide" onClick={coaching.ask}>
          {say('coach.ask')}
        </Button>
      </>
    );
  if (heard.state === 'failed')
    return (
      <>
        <p className="problem" role="alert">
          {say('coach.failed')}
        </p>
        <Button onClick={coaching.ask}>{say('coach.again')}</Button>
      </>
    );
  return (
    <>
      <Segments<Mode>
        name="coach"
        label={say('coach.title')}
        value={mode}
        options={MODES.map(value => ({ value, label: say(`coach.mode.${value}`) }))}
        onChange={onMode}
      />
      <Progress coaching={coaching} moves={moves} />
      {!heard.advice && <Waiting />}
      {heard.advice && mode === 'nudge' && <Nudge advice={heard.advice} explain={explain} />}
      {heard.advice && mode === 'three' && (
        <ol className="mvs">
          {rowsOf(heard.letters, heard.advice.moves).map(row => (
            <MoveRow key={row.letter} {...props} row={row} explain={explain} />
          ))}
        </ol>
      )}
      <p className="cap foot">
        <Icon name="i-eye" />
        <span>
          {say('coach.sees')} {told && say('coach.told')}
        </span>
      </p>
    </>
  );
}

/** How far the thinking is, and the end of it. */
function Progress({ coaching: { heard, stop }, moves }: Pick<AdviceProps, 'coaching' | 'moves'>) {
  const { say, lang } = useSpeech();
  if (!heard) return null;
  const thinking = heard.state === 'thinking';
  const tried = heard.tried.toLocaleString(lang);
  const text =
    heard.tried === 0
      ? say('coach.looking', { n: moves })
      : say(thinking ? 'coach.tried' : 'coach.done', { tried });
  return (
    <div className="think" data-state={heard.state}>
      <span role="status">{text}</span>
      {thinking && (
        <Button tone="quiet" onClick={stop}>
          {say('coach.enough')}
        </Button>
      )}
      <progress aria-label={say('coach.progress')} max={1} value={heard.done} />
    </div>
  );
}

function Waiting() {
  const say = useSay();
  return (
    <>
      <p className="lead">{say('coach.soon')}</p>
      <ul className="blank" aria-hidden="true">
        <li />
        <li />
      </ul>
    </>
  );
}

interface NudgeProps {
  readonly advice: ToldAdvice;
  readonly explain: Explain;
}

/** A place and a reason, never a move. */
function Nudge({ advice, explain }: NudgeProps) {
  const { say, lang } = useSpeech();
  const why = explain(advice.moves[0].reasons, lang);
  return (
    <p className="nudge">
      <Icon name="i-coach" />
      <span>
        {say('coach.nudge')} {why}
      </span>
    </p>
  );
}

interface MoveRowProps extends Pick<AdviceProps, 'situation' | 'raised' | 'onRaise'> {
  readonly row: Row;
  readonly explain: Explain;
}

/** Looking at it shows where it would be made; it is made on the board. */
function MoveRow({ row, situation, explain, raised, onRaise }: MoveRowProps) {
  const { say, lang } = useSpeech();
  const { letter, advised, isBest, sure } = row;
  const why = explain(advised.reasons, lang);
  return (
    <li
      className={`mv ${isBest ? 'best' : ''} ${raised === letter ? 'raised' : ''}`}
      data-move-letter={letter}
      data-text={advised.move}
    >
      <button
        type="button"
        aria-pressed={raised === letter}
        onFocus={() => onRaise(letter)}
        onBlur={() => onRaise(undefined)}
        onPointerEnter={() => onRaise(letter)}
        onPointerLeave={() => onRaise(undefined)}
        onClick={() => onRaise(letter)}
      >
        <span className="letter">{letter}</span>
        <span className="tt">{labelOf(say, situation, advised.move)}</span>
        <span className="sure">{sure && say(`coach.sure.${sure.key}`, { a: sure.a, b: sure.b })}</span>
        <WinShare share={advised.share} doubt={advised.doubt} />
        <Margin margin={advised.margin} doubt={advised.marginDoubt} />
        {why && <span className="why">{why}</span>}
      </button>
    </li>
  );
}

/** How many points ahead at the end, with its doubt. */
function Margin({ margin, doubt }: { readonly margin: number | undefined; readonly doubt: number }) {
  const say = useSay();
  if (margin === undefined) return null;
  const n = Math.round(margin);
  const key = n === 0 ? 'coach.level' : n > 0 ? 'coach.ahead' : 'coach.behind';
  return <span className="margin">{say(key, { n: Math.abs(n), doubt: Math.ceil(doubt) })}</span>;
}

/** The prompt of a lesson: one sentence, and what can be done about it. */
import type { Say } from '@fathom/kernel';
import type { BoardProps } from '@fathom/parts/board.ts';
import { Button } from '@fathom/parts/button.tsx';
import { useWide } from '@fathom/parts/media.ts';
import { PROMPT } from '@fathom/parts/places.ts';
import { useSay } from '@fathom/parts/say.tsx';
import type { ReactNode } from 'react';
import { isNumbered } from '../pages/rules/parse.ts';
import { labelOf, listenerOf, type Situation } from '../pages/table/props.ts';
import { Fish } from './fish.tsx';
import { type Part, partAt } from './outline.ts';
import type { Answer, Session, Shown } from './session.ts';

interface CoachProps {
  readonly session: Session;
  readonly shown: Shown;
  readonly situation: Situation;
  readonly given: BoardProps;
  readonly parts: readonly Part[];
  /** Texts of the lesson begin with this. */
  readonly prefix: string;
  /** Whether it is said at the beginning how to find out more. */
  readonly tip: boolean;
  /** What is said about a move that was not meant, where the lesson has more to say than the usual. */
  readonly judge?: ((move: string) => string) | undefined;
  /** When nothing is left to do. */
  readonly ending: { readonly text: string; readonly why: string; readonly acts: ReactNode };
}

/** Presses that led nowhere before the coach offers to show it. */
const PATIENCE = 2;

export function Coach(props: CoachProps) {
  const { session, shown, parts, tip } = props;
  const say = useSay();
  const part = shown.phase === 'over' ? parts.length : partAt(parts, shown.index);
  const wide = useWide();
  const { tone, text, why } = sentenceOf(say, props);
  const done = shown.phase !== 'asks';
  const begins = shown.index === 0 && !done && !shown.answer;
  return (
    <section
      className={`coach ${tone}`}
      data-testid="coach"
      data-place={PROMPT}
      data-step={shown.index}
      data-phase={shown.phase}
      data-means={shown.suggested}
    >
      <Fish />
      <div className="hd">
        <Dots parts={parts} now={part} />
        {shown.phase !== 'over' &&
          parts.length > 0 &&
          say(done ? 'learn.stepDone' : 'learn.step', { n: part + 1, all: parts.length })}
      </div>
      {shown.phase === 'asks' && (
        <Button className="skip" tone="quiet" onClick={() => session.skip()}>
          {say('learn.skip')}
        </Button>
      )}
      <div className="say" role="status">
        <p className="q">{marked(text)}</p>
        {why && <p className="why">{marked(why)}</p>}
        {begins && tip && <p className="tip">{say(wide ? 'learn.tipWide' : 'learn.tip')}</p>}
      </div>
      <div className="acts">
        <Acts {...props} />
      </div>
    </section>
  );
}

function Dots({ parts, now }: { readonly parts: readonly Part[]; readonly now: number }) {
  return (
    <span className="dots" aria-hidden="true">
      {parts.map(({ name }, i) => (
        <i key={name} className={i < now ? 'done' : i === now ? 'now' : ''} />
      ))}
    </span>
  );
}

function Acts({ session, shown, situation, given, ending }: CoachProps) {
  const say = useSay();
  const { game, known } = situation;
  const step = session.lesson.steps[shown.index];
  if (shown.phase === 'over') return ending.acts;
  if (shown.showing) return <Button onClick={() => session.endShow()}>{say('learn.myTurn')}</Button>;
  if (shown.answer && !(shown.answer.kind === 'other' && shown.answer.stands))
    return <Retry session={session} answer={shown.answer} game={game.rules.meta.id} />;
  const looks = step !== undefined && !step.free && !step.expect && given.actors.includes(session.seat);
  if (shown.phase === 'done' || looks) {
    return (
      <Button tone="light" onClick={() => session.next()}>
        {say(looks ? 'learn.goOn' : 'learn.next')}
      </Button>
    );
  }
  return (
    <>
      {known.undo > 0 && (
        <Button tone="quiet" icon="i-undo" onClick={() => session.undo()}>
          {say('table.undo')}
        </Button>
      )}
      {game.board.buttons(given).map(move => {
        const text = game.rules.write(move);
        // Where one move is meant, a button beside the question would outshine the light on the board.
        if (step?.expect && !step.loose && text !== shown.suggested) return null;
        const tone = text === shown.suggested ? 'light' : 'plain';
        return (
          <Button key={text} tone={tone} data-does={text} onClick={() => session.send(text)}>
            {game.board.voice.label(say, move, known.view)}
          </Button>
        );
      })}
      {shown.suggested !== undefined && (
        <Button
          className={shown.wrong >= PATIENCE ? 'pulse' : ''}
          data-testid="show-me"
          onClick={() => void session.show()}
        >
          {say('learn.showMe')}
        </Button>
      )}
    </>
  );
}

interface RetryProps {
  readonly session: Session;
  readonly answer: Answer;
  readonly game: string;
}

/** After a press that led nowhere: the rule behind it, and another try. */
function Retry({ session, answer, game }: RetryProps) {
  const say = useSay();
  const rule = answer.kind === 'refused' && isNumbered(answer.refusal.rule) ? answer.refusal.rule : undefined;
  return (
    <>
      {rule !== undefined && (
        <a className="btn" href={`/rules/${game}#${rule}`} target="_blank" rel="noopener">
          {say('learn.rule', { rule })}
        </a>
      )}
      <Button tone="primary" onClick={() => session.tryAgain()}>
        {say('learn.tryAgain')}
      </Button>
    </>
  );
}

interface Sentence {
  readonly tone: '' | 'kind' | 'good';
  readonly text: string;
  readonly why: string;
}

function sentenceOf(
  say: Say,
  { session, shown, situation, given, prefix, judge, ending }: CoachProps,
): Sentence {
  const { lesson } = session;
  const { answer, phase, showing } = shown;
  const step = lesson.steps[shown.index];
  const move = labelOf(say, situation, shown.suggested);
  const spoken = (ending: string) => said(say, `${prefix}.${step?.key}${ending}`, { move });
  if (phase === 'over') return { tone: 'good', text: ending.text, why: ending.why };
  if (showing) return { tone: '', text: say('learn.watch'), why: happened(say, situation) };
  if (answer?.kind === 'refused') {
    const [first, ...rest] = say(`refuse.${answer.refusal.key}`, answer.refusal.params).split(/(?<=[.!?]) /);
    return { tone: 'kind', text: first, why: rest.join(' ') };
  }
  if (answer?.kind === 'other' && !answer.stands)
    return {
      tone: 'kind',
      text: spoken('.other') || say(judge ? 'learn.notBest' : 'learn.other'),
      why: judge?.(answer.move) ?? say('learn.here', { move }),
    };
  if (phase === 'done')
    return answer
      ? { tone: 'good', text: spoken('.other') || say('learn.alsoGood'), why: '' }
      : { tone: 'good', text: spoken('.done'), why: '' };
  if (!given.actors.includes(session.seat)) {
    const { voice } = situation.game.board;
    return { tone: 'kind', text: voice.ask(say, situation.known.view, listenerOf(situation), []), why: '' };
  }
  return { tone: '', text: spoken(''), why: spoken('.why') };
}

/** A text of a step; empty where it has none. */
function said(say: Say, key: string, params: { readonly move: string }): string {
  const text = say(key, params);
  return text === key ? '' : text;
}

/** What the ghost of a move does. */
function happened(say: Say, situation: Situation): string {
  const { voice } = situation.game.board;
  const events = situation.known.recent.flatMap(({ events }) => events);
  return events.map(event => voice.tell(say, event, listenerOf(situation))).join(' ');
}

/** What stands between asterisks is what the light falls on. */
function marked(text: string): ReactNode {
  return text
    .split(/(\*[^*]+\*)/)
    .map(piece => (piece.startsWith('*') ? <em key={piece}>{piece.slice(1, -1)}</em> : piece));
}

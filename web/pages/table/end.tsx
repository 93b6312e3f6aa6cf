import type { OptionValues, Result } from '@fathom/kernel';
import type { TeamReport } from '@fathom/parts/board.ts';
import { Button } from '@fathom/parts/button.tsx';
import { Icon } from '@fathom/parts/icon.tsx';
import { useSay } from '@fathom/parts/say.tsx';
import type { TableInfo } from '@fathom/server/protocol.ts';
import { type ReactNode, useEffect, useState } from 'react';
import { Link } from '../../navigate.tsx';
import type { Connection, TableState } from '../../table/connection.ts';
import { type Source, useRecord } from '../replay/source.ts';
import { useEarlyReview } from '../review/early.ts';
import { Chat } from './chat.tsx';
import { HowItWent } from './how-it-went.tsx';
import type { Situation } from './props.ts';
import { rematchLink } from './rematch.ts';
import { ScoreTable } from './score-table.tsx';
import type { Story } from './story.ts';
import { Goals, Grades, Missing, Setbacks, TeamVerdict } from './team.tsx';
import { Verdict } from './verdict.tsx';

interface EndScreenProps {
  readonly connection: Connection;
  readonly state: TableState;
  readonly situation: Situation;
  readonly story: Story;
  readonly table: TableInfo;
  readonly result: Result;
  readonly talks: boolean;
  readonly replay: string;
  /** Where the match is looked at with advice, if it can be. */
  readonly review?: string | undefined;
  readonly rematch: (() => void) | undefined;
  /** The same people with other options, where whoever asks can decide that alone. */
  readonly other?: ((options: Readonly<OptionValues>) => void) | undefined;
  readonly onBoard: () => void;
  readonly after?: ReactNode;
}

/** The result, how it came about, and what next. */
export function EndScreen(props: EndScreenProps) {
  const { situation, story, table, result, talks } = props;
  const say = useSay();
  const { game, known } = situation;
  const team = useTeam(situation);
  const source = useRecord(table.id);
  if (team === 'loading') return null;
  const rivals = game.board.rivals?.(known.view) ?? [];
  return (
    <>
      <header className="top end-top">
        <Link className="ibtn" to={{ page: 'home' }} aria-label={say('app.lobby')}>
          <Icon name="i-back" />
        </Link>
        <div className="title">
          <b>{game.rules.meta.title}</b>
          <span>{say(`ending.${result.ending}`)}</span>
        </div>
      </header>
      <main className="wrap end" data-testid="end">
        <section className="win">
          {team ? (
            <TeamVerdict team={team} result={result} />
          ) : (
            <Verdict {...{ situation, result, rivals }} />
          )}
          <NextSteps {...props} source={source} team={team} />
        </section>
        {team && <Grades team={team} />}
        <div className="cols">
          <div>
            {team && <Goals team={team} seats={situation.seats} />}
            <Scores {...{ situation, result, rivals, team }} />
            <LastWords story={story} />
          </div>
          <div>
            {team && <Missing team={team} />}
            {team && <Setbacks team={team} />}
            <HowItWent id={table.id} commit={table.commit} situation={situation} source={source} />
            {props.after}
            {talks && <Talk {...props} />}
          </div>
        </div>
      </main>
    </>
  );
}

/** How the team did; undefined where everybody plays for themselves. */
function useTeam({ game: { board }, known, say }: Situation): TeamReport | undefined | 'loading' {
  const [read, setRead] = useState<Awaited<ReturnType<NonNullable<typeof board.team>>>>();
  useEffect(() => void board.team?.().then(setRead), [board]);
  if (!board.team) return undefined;
  return read ? read.team(known.view, say) : 'loading';
}

interface NextProps extends EndScreenProps {
  readonly source: Source;
  readonly team: TeamReport | undefined;
}

function NextSteps({ state, replay, review, rematch, other, onBoard, source, team, situation }: NextProps) {
  const say = useSay();
  const asked = rematchLink(state);
  const onward = other && team?.other;
  const won = team !== undefined && team.met >= team.needed;
  // Who has no opponent of flesh and blood, or plays with all of them, takes no revenge.
  const again = team || situation.seats.length === 1 ? 'end.again' : 'end.rematch';
  return (
    <div className="act">
      {onward && won && <Onward {...{ onward, other }} tone="light" />}
      {rematch && (
        <Button tone={onward && won ? 'plain' : 'light'} icon="i-restart" onClick={rematch}>
          {asked ? say('end.joinRematch', { name: asked.name }) : say(again)}
        </Button>
      )}
      {onward && !won && <Onward {...{ onward, other }} tone="plain" />}
      {review && <ReviewLink to={review} source={source} />}
      <Link className="btn" to={replay}>
        <Icon name="i-play" />
        {say('end.replay')}
      </Link>
      <Button icon="i-eye" onClick={onBoard}>
        {say('end.board')}
      </Button>
      {asked && (
        <p role="status" className="asked">
          {say('end.asksRematch', { name: asked.name })}
        </p>
      )}
    </div>
  );
}

interface OnwardProps {
  readonly onward: NonNullable<TeamReport['other']>;
  readonly other: NonNullable<EndScreenProps['other']>;
  readonly tone: 'light' | 'plain';
}

/** The same people at another task. */
function Onward({ onward: { label, options }, other, tone }: OnwardProps) {
  return (
    <Button tone={tone} icon="i-next" onClick={() => other(options)}>
      {label}
    </Button>
  );
}

/** With how far it has come by itself. */
function ReviewLink({ to, source }: { readonly to: string; readonly source: Source }) {
  const say = useSay();
  const reviewing = useEarlyReview(source.status === 'ready' ? source.record : undefined);
  const all = source.status === 'ready' ? source.record.moves.length : 0;
  return (
    <Link className="btn" to={to} data-review={reviewing?.state}>
      <Icon name="i-search" />
      {say('end.review')}
      {reviewing?.state === 'running' && reviewing.begun.done > 0 && (
        <small>{say('review.progress', { done: reviewing.begun.done, all })}</small>
      )}
    </Link>
  );
}

interface ScoresProps {
  readonly situation: Situation;
  readonly result: Result;
  readonly rivals: Parameters<typeof ScoreTable>[0]['rivals'];
  readonly team: TeamReport | undefined;
}

/** A team wins or loses together: how its members scored is for those who want to know. */
function Scores({ team, ...scores }: ScoresProps): ReactNode {
  const say = useSay();
  if (!team) return <ScoreTable {...scores} />;
  return (
    <details className="blk fold">
      <summary>{say('end.teamScore', { n: scores.result.scores[0] })}</summary>
      <ScoreTable {...scores} together />
    </details>
  );
}

/** What the game itself did at the end: who stood, who fell, what was scored. */
function LastWords({ story }: { readonly story: Story }) {
  const say = useSay();
  const last = story.turns.findLast(({ deeds }) => deeds.length > 0);
  if (!last) return null;
  return (
    <section className="blk">
      <h2 className="h">{say('end.lastTurn')}</h2>
      <ul className="last">
        {last.deeds.map(deed => {
          const { subject, text } = story.line(deed);
          return (
            <li key={`${deed.seq}.${deed.index}`}>
              {subject && <b>{subject} </b>}
              {text}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** Those who played together can go on talking. */
function Talk({ connection, state, situation }: EndScreenProps) {
  const say = useSay();
  return (
    <section className="blk">
      <h2 className="h">{say('table.chat')}</h2>
      <Chat
        entries={state.chat}
        seats={situation.seats}
        you={situation.you}
        onSay={text => connection.chat(text)}
      />
    </section>
  );
}

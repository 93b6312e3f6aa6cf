/** The coach beside the question, on a phone as a sheet that ends above it. Moves are always made on the board. */
import '../styles/coach.css';
import { IconButton } from '@fathom/parts/button.tsx';
import { Icon } from '@fathom/parts/icon.tsx';
import { useWide } from '@fathom/parts/media.ts';
import { useSay } from '@fathom/parts/say.tsx';
import { Sheet } from '@fathom/parts/sheet.tsx';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { recall, remember } from '../memory.ts';
import { Link } from '../navigate.tsx';
import type { Situation } from '../pages/table/props.ts';
import { COACH_NOTE } from '../table/chat.ts';
import type { Connection, TableState } from '../table/connection.ts';
import { Advice, MODES, type Mode } from './advice.tsx';
import { coachEffort } from './effort.ts';
import { Ghosts } from './ghosts.tsx';
import type { Letter } from './letters.ts';
import type { AdviceQuestion } from './messages.ts';
import { type CoachRule, coachRule } from './rule.ts';
import { useCoach } from './use-coach.ts';

interface CoachPanelProps {
  readonly connection: Connection;
  readonly state: TableState;
  readonly situation: Situation;
  /** The board shows something else than the present. */
  readonly away: boolean;
  readonly onClose: () => void;
}

export default function CoachPanel(props: CoachPanelProps) {
  const { state, situation, onClose } = props;
  const rule = coachRule(state);
  return (
    <Frame onClose={onClose}>
      {rule === 'allowed' ? (
        <Asked {...props} />
      ) : (
        rule && <Off rule={rule} game={situation.game.rules.meta.id} />
      )}
    </Frame>
  );
}

interface FrameProps {
  readonly onClose: () => void;
  readonly children: ReactNode;
}

function Frame({ onClose, children }: FrameProps) {
  const say = useSay();
  const wide = useWide();
  if (!wide)
    return (
      <Sheet title={say('coach.title')} onClose={onClose}>
        <div className="advice" data-testid="advice">
          {children}
        </div>
      </Sheet>
    );
  return (
    <section className="dock coach-dock" aria-label={say('coach.title')}>
      <div className="heading">
        <h2>
          <Icon name="i-coach" />
          {say('coach.title')}
        </h2>
        <IconButton icon="i-close" label={say('parts.close')} onClick={onClose} />
      </div>
      <div className="advice" data-scrolls data-testid="advice">
        {children}
      </div>
    </section>
  );
}

function Asked({ connection, state, situation, away }: CoachPanelProps) {
  const say = useSay();
  const { known, you } = situation;
  const key = `${state.table?.id}/${known.seq}/${you}`;
  const question = useMemo(() => questionOf(key, situation), [key, situation]);
  const coaching = useCoach(key, question);
  const [raised, setRaised] = useState<Letter>();
  const [mode, setMode] = useState<Mode>(() => MODES.find(one => one === recall('coachMode')) ?? 'three');
  useTelling(connection, situation, coaching.heard !== undefined);
  if (!question) return <p className="lead">{say(known.moves.length === 1 ? 'coach.only' : 'coach.wait')}</p>;
  const { heard } = coaching;
  return (
    <>
      <Advice
        {...{ situation, coaching, raised, mode }}
        moves={question.moves.length}
        onRaise={setRaised}
        onMode={next => {
          remember('coachMode', next);
          setMode(next);
        }}
        told={connection.kind === 'online'}
      />
      {heard && !away && <Ghosts {...{ situation, heard, raised, mode }} />}
    </>
  );
}

/** Nothing where there is nothing to choose. */
function questionOf(key: string, { game, known, you }: Situation): AdviceQuestion | undefined {
  if (you === null || known.moves.length < 2) return undefined;
  const { id, version } = game.rules.meta;
  return {
    kind: 'advise',
    game: id,
    version,
    seat: you,
    view: known.view,
    moves: known.moves,
    seed: `coach/${key}`,
    effort: coachEffort(),
  };
}

/** The turn in which the others were told last. */
let toldAt = '';

/** Others at the table see that somebody asked, once in a turn. */
function useTelling(connection: Connection, { known, you }: Situation, asked: boolean): void {
  const turn = known.entries.findLast(({ seat }) => seat !== you)?.seq ?? 0;
  useEffect(() => {
    const at = `${connection.state().table?.id}/${turn}`;
    if (!asked || connection.kind !== 'online' || toldAt === at) return;
    toldAt = at;
    void connection.chat(COACH_NOTE);
  }, [connection, asked, turn]);
}

interface OffProps {
  readonly rule: Exclude<CoachRule, 'allowed'>;
  readonly game: string;
}

/** Where it would be unfair, it says so, and where it is on. */
function Off({ rule, game }: OffProps) {
  const say = useSay();
  return (
    <>
      <p className="nudge">
        <Icon name="i-lock" />
        <span>{say(`coach.${rule}`)}</span>
      </p>
      <p className="lead">{say('coach.afterwards')}</p>
      <Link className="btn wide" to={{ page: 'local', game }}>
        {say('coach.practise')}
      </Link>
    </>
  );
}

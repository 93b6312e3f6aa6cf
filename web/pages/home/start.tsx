import { findGame, GAMES } from '@fathom/games';
import type { Meta } from '@fathom/kernel';
import { Button, Segments } from '@fathom/parts/button.tsx';
import { useSay } from '@fathom/parts/say.tsx';
import type { Seated } from '@fathom/server/protocol.ts';
import { type FormEvent, useState } from 'react';
import { call } from '../../api.ts';
import { Cover } from '../../cover.tsx';
import { createMatch, runningMatch } from '../../local/saved.ts';
import { NameField } from '../../name-field.tsx';
import { go } from '../../navigate.tsx';
import { keepPass } from '../../passes.ts';
import { problemText } from '../../problem.ts';
import { useSettings } from '../../settings.tsx';
import { OptionFields } from './options.tsx';
import { changeWay, firstPlan, localSeatsOf, type Plan, tableOf, type Way } from './plan.ts';
import { SeatPlanner } from './planner.tsx';

interface StartFormProps {
  readonly game: string;
  readonly onGame?: (game: string) => void;
  /** The level below the heading of the page it stands on. */
  readonly heading?: 'h2' | 'h3';
  /** Only on this device, as on the page of local play. */
  readonly local?: boolean;
  readonly online?: boolean;
  /** Called instead of going to the local table. */
  readonly onBegun?: () => void;
}

/** Three questions: which game, how, and with whom. Everything else has a good answer already. */
export function StartForm({
  game,
  onGame,
  heading: Heading = 'h3',
  local = false,
  online = true,
  onBegun,
}: StartFormProps) {
  const say = useSay();
  const meta = findGame(game)?.meta ?? GAMES[0].meta;
  const { name } = useSettings();
  const [plan, changePlan] = usePlan(meta, local || !online ? 'alone' : 'live');
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState(false);
  const setPlan = (change: Plan) => {
    changePlan(change);
    setProblem('');
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (plan.way === 'alone') {
      begin(meta, plan, name, say);
      return onBegun ? onBegun() : go({ page: 'local', game: meta.id });
    }
    if (name.trim() === '') return setProblem(say('start.needName'));
    setBusy(true);
    setProblem(await openTable(meta, plan, name, say));
    setBusy(false);
  };

  return (
    <form onSubmit={submit}>
      <ol>
        {onGame && GAMES.length > 1 && (
          <li>
            <Heading>{say('start.which')}</Heading>
            <GamePicker game={meta.id} onGame={onGame} />
          </li>
        )}
        {!local && (
          <li>
            <Heading>{say('start.how')}</Heading>
            <WayPicker way={plan.way} onWay={way => setPlan(changeWay(plan, way))} />
          </li>
        )}
        <li>
          <Heading>{say('start.who')}</Heading>
          <NameField invalid={problem !== '' && name.trim() === ''} onChange={() => setProblem('')} />
          <SeatPlanner meta={meta} plan={plan} onChange={setPlan} />
        </li>
        <OptionFields meta={meta} plan={plan} onChange={setPlan} />
      </ol>
      <Submit meta={meta} way={plan.way} problem={problem} busy={busy} />
    </form>
  );
}

interface SubmitProps {
  readonly meta: Meta;
  readonly way: Way;
  readonly problem: string;
  readonly busy: boolean;
}

function Submit({ meta, way, problem, busy }: SubmitProps) {
  const say = useSay();
  const replaces = way === 'alone' && runningMatch(meta.id) !== undefined;
  return (
    <>
      {replaces && <p className="cap note">{say('start.replaces', { game: meta.title })}</p>}
      <p className="problem" role="alert">
        {problem}
      </p>
      <Button type="submit" tone="primary" className="wide" disabled={busy}>
        {say(way === 'alone' ? 'start.goLocal' : 'start.go')}
      </Button>
    </>
  );
}

/** What was planned for one game is kept while another is looked at. */
function usePlan(meta: Meta, way: Way): [Plan, (plan: Plan) => void] {
  const [plans, setPlans] = useState<Readonly<Record<string, Plan>>>({});
  return [plans[meta.id] ?? firstPlan(meta, way), plan => setPlans({ ...plans, [meta.id]: plan })];
}

function GamePicker({ game, onGame }: { readonly game: string; readonly onGame: (game: string) => void }) {
  const say = useSay();
  return (
    <fieldset className="game-pick" aria-label={say('start.which')}>
      {GAMES.map(({ meta }) => (
        <label key={meta.id}>
          <input type="radio" name="game" checked={meta.id === game} onChange={() => onGame(meta.id)} />
          <Cover game={meta.id} />
          {meta.title}
        </label>
      ))}
    </fieldset>
  );
}

const WAYS: readonly Way[] = ['live', 'days', 'alone'];

function WayPicker({ way, onWay }: { readonly way: Way; readonly onWay: (way: Way) => void }) {
  const say = useSay();
  return (
    <>
      <Segments<Way>
        name="way"
        label={say('start.how')}
        value={way}
        options={WAYS.map(value => ({ value, label: say(`start.${value}`) }))}
        onChange={onWay}
      />
      <p className="cap hint">{say(`start.${way}Hint`)}</p>
    </>
  );
}

type Say = ReturnType<typeof useSay>;

function begin(meta: Meta, plan: Plan, name: string, say: Say): void {
  const seats = localSeatsOf(plan, name.trim(), n => say('start.player', { n }));
  createMatch({ game: meta.id, version: meta.version, seats, options: plan.options });
}

/** Empty when it worked. */
async function openTable(meta: Meta, plan: Plan, name: string, say: Say): Promise<string> {
  const answer = await call<Seated>('POST', '/tables', {}, tableOf(meta, plan, name.trim()));
  if (!answer.ok) return problemText(say, answer.problem);
  const { table, you, token, invite } = answer.value;
  keepPass({ table: table.id, game: table.game, seat: you, token, invite, since: Date.now() });
  go(`/t/${table.id}#${invite}`);
  return '';
}

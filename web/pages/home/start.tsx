import { findGame, GAMES } from '@fathom/games';
import type { Meta } from '@fathom/kernel';
import { Button, Segments } from '@fathom/parts/button.tsx';
import { useSay } from '@fathom/parts/say.tsx';
import type { Seated } from '@fathom/server/protocol.ts';
import { type FormEvent, type ReactNode, useState } from 'react';
import { call } from '../../api.ts';
import { Cover } from '../../cover.tsx';
import { createMatch, runningMatch } from '../../local/saved.ts';
import { NameField } from '../../name-field.tsx';
import { go } from '../../navigate.tsx';
import { keepPass } from '../../passes.ts';
import { problemText } from '../../problem.ts';
import { useSettings } from '../../settings.tsx';
import { OptionFields } from './options.tsx';
import { PacePlanner } from './pace.tsx';
import {
  COMPANIES,
  type Company,
  changeCompany,
  firstPlan,
  localOptions,
  localSeatsOf,
  type Plan,
  relevantChoices,
  tableOf,
} from './plan.ts';
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

/** Which game, and three questions: with whom, what, and how fast. Everything else has a good answer already. */
export function StartForm({
  game,
  onGame,
  heading = 'h3',
  local = false,
  online = true,
  onBegun,
}: StartFormProps) {
  const say = useSay();
  const meta = findGame(game)?.meta ?? GAMES[0].meta;
  const { name } = useSettings();
  const [plan, changePlan] = usePlan(meta, local || !online ? 'bots' : 'online');
  const [problem, setProblem] = useState('');
  const [nameless, setNameless] = useState(false);
  const [busy, setBusy] = useState(false);
  const setPlan = (change: Plan) => {
    changePlan(change);
    setProblem('');
    setNameless(false);
  };

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (plan.company !== 'online') {
      begin(meta, plan, name, say);
      return onBegun ? onBegun() : go({ page: 'local', game: meta.id });
    }
    if (name.trim() === '') {
      setNameless(true);
      return event.currentTarget.querySelector<HTMLElement>('[autocomplete="nickname"]')?.focus();
    }
    setBusy(true);
    setProblem(await openTable(meta, plan, name, say));
    setBusy(false);
  };

  return (
    <form onSubmit={submit}>
      <ol>
        {onGame && GAMES.length > 1 && (
          <Question heading={heading} text={say('start.which')}>
            <GamePicker game={meta.id} onGame={onGame} />
          </Question>
        )}
        <Questions {...{ meta, plan, heading, local, nameless }} onPlan={setPlan} />
      </ol>
      <Submit meta={meta} isLocal={plan.company !== 'online'} problem={problem} busy={busy} />
    </form>
  );
}

interface QuestionsProps {
  readonly meta: Meta;
  readonly plan: Plan;
  readonly heading: 'h2' | 'h3';
  readonly local: boolean;
  /** The name is missing, and that was said. */
  readonly nameless: boolean;
  readonly onPlan: (plan: Plan) => void;
}

function Questions({ meta, plan, heading, local, nameless, onPlan }: QuestionsProps) {
  const say = useSay();
  return (
    <>
      <Question heading={heading} text={say('start.who')}>
        <CompanyPicker
          companies={local ? COMPANIES.filter(one => one !== 'online') : COMPANIES}
          company={plan.company}
          onCompany={company => onPlan(changeCompany(meta, plan, company))}
        />
        <NameField problem={nameless ? say('start.needName') : ''} onChange={() => onPlan(plan)} />
        <SeatPlanner meta={meta} plan={plan} onChange={onPlan} />
      </Question>
      {relevantChoices(meta, plan).length > 0 && (
        <Question heading={heading} text={hasMain(meta, plan) ? say('start.what') : ''}>
          <OptionFields meta={meta} plan={plan} onChange={onPlan} />
        </Question>
      )}
      {plan.company === 'online' && (
        <Question heading={heading} text={say('start.pace')}>
          <PacePlanner plan={plan} onChange={onPlan} />
        </Question>
      )}
    </>
  );
}

/** Whether there is more to choose than fine points of the rules. */
function hasMain(meta: Meta, plan: Plan): boolean {
  return relevantChoices(meta, plan).some(([, option]) => option.main);
}

interface QuestionProps {
  readonly heading: 'h2' | 'h3';
  readonly text: string;
  readonly children: ReactNode;
}

function Question({ heading: Heading, text, children }: QuestionProps) {
  return (
    <li>
      {text !== '' && <Heading>{text}</Heading>}
      {children}
    </li>
  );
}

interface SubmitProps {
  readonly meta: Meta;
  readonly isLocal: boolean;
  readonly problem: string;
  readonly busy: boolean;
}

function Submit({ meta, isLocal, problem, busy }: SubmitProps) {
  const say = useSay();
  const stays = isLocal && runningMatch(meta.id) !== undefined;
  return (
    <>
      {stays && <p className="cap note">{say('start.replaces', { game: meta.title })}</p>}
      <p className="problem" role="alert">
        {problem}
      </p>
      <Button type="submit" tone="primary" className="wide" disabled={busy}>
        {say(isLocal ? 'start.goLocal' : 'start.go')}
      </Button>
    </>
  );
}

/** What was planned for one game is kept while another is looked at. */
function usePlan(meta: Meta, company: Company): [Plan, (plan: Plan) => void] {
  const [plans, setPlans] = useState<Readonly<Record<string, Plan>>>({});
  return [plans[meta.id] ?? firstPlan(meta, company), plan => setPlans({ ...plans, [meta.id]: plan })];
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

interface CompanyPickerProps {
  readonly companies: readonly Company[];
  readonly company: Company;
  readonly onCompany: (company: Company) => void;
}

function CompanyPicker({ companies, company, onCompany }: CompanyPickerProps) {
  const say = useSay();
  return (
    <>
      <Segments
        name="company"
        label={say('start.who')}
        value={company}
        options={companies.map(value => ({ value, label: say(`start.with.${value}`) }))}
        onChange={onCompany}
      />
      <p className="cap hint">{say(`start.about.${company}`)}</p>
    </>
  );
}

type Say = ReturnType<typeof useSay>;

function begin(meta: Meta, plan: Plan, name: string, say: Say): void {
  const seats = localSeatsOf(plan, name.trim(), n => say('start.player', { n }));
  createMatch({ game: meta.id, version: meta.version, seats, options: localOptions(meta, plan) });
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

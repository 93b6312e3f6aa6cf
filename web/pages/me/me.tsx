import '../../styles/me.css';
import { Button } from '@fathom/parts/button.tsx';
import { useSay } from '@fathom/parts/say.tsx';
import type { Outcome, Outcomes, PersonAnswer } from '@fathom/server/protocol.ts';
import { useCallback, useEffect, useState } from 'react';
import type { Answer } from '../../api.ts';
import { askAsPerson, deviceName, meetServer, NOBODY } from '../../person.ts';
import { problemText } from '../../problem.ts';
import { changeSettings, settingsNow, useSettings } from '../../settings.tsx';
import { Settings } from '../../settings-button.tsx';
import { Bar, Loading } from '../../shell.tsx';
import { useTitle } from '../../title.ts';
import { Devices } from './devices.tsx';
import { Habits } from './habits.tsx';
import { News } from './news.tsx';
import { Recent } from './recent.tsx';
import { Safety } from './safety.tsx';
import { Scores } from './scores.tsx';
import { Opponents, Summary } from './summary.tsx';
import { Transfer } from './transfer.tsx';

/** Something that was asked of the server, with the person as they are then. */
export type Change = (asking: Promise<Answer<PersonAnswer>>) => Promise<boolean>;

export default function MePage() {
  const say = useSay();
  const [person, setPerson] = useState<PersonAnswer>();
  const [outcomes, setOutcomes] = useState<readonly Outcome[]>([]);
  const [problem, setProblem] = useState('');

  const change: Change = useCallback(
    async asking => {
      const answer = await asking;
      if (answer.ok) setPerson(answer.value);
      setProblem(answer.ok ? '' : problemText(say, answer.problem));
      return answer.ok;
    },
    [say],
  );
  useTitle(`${say('nav.me')} · ${say('app.name')}`);
  useEffect(() => {
    const code = location.hash.slice(1);
    void change(code === '' ? meet() : take(code)).then(async () => {
      const answer = await askAsPerson<Outcomes>('GET', '/results');
      if (answer.ok) setOutcomes(answer.value.outcomes);
    });
  }, [change]);

  return (
    <>
      <Bar here="me" />
      <main className="wrap me-page">
        {!person && problem === '' && <Loading />}
        <p className="problem" role="alert">
          {problem}
        </p>
        {person && <Known person={person} outcomes={outcomes} change={change} />}
      </main>
    </>
  );
}

interface KnownProps {
  readonly person: PersonAnswer;
  readonly outcomes: readonly Outcome[];
  readonly change: Change;
}

/** Everything of a person whom the server knows. */
function Known({ person, outcomes, change }: KnownProps) {
  const say = useSay();
  const { name } = useSettings();
  const [isRenaming, setRenaming] = useState(false);
  const known = person.name === NOBODY ? say('nav.me') : person.name;
  return (
    <>
      <header className="who">
        <h1 className="page">{name.trim() || known}</h1>
        <p className="cap">{say('me.noAccount')}</p>
        <Button onClick={() => setRenaming(true)}>{say('me.rename')}</Button>
        {isRenaming && <Settings onClose={() => setRenaming(false)} />}
      </header>
      <Summary outcomes={outcomes} since={person.created} />
      <div className="columns">
        <div>
          <Scores outcomes={outcomes} ratings={person.ratings} />
          <Opponents outcomes={outcomes} />
          <Recent outcomes={outcomes} />
        </div>
        <aside>
          <News person={person} change={change} />
          <Habits person={person} change={change} />
          <Transfer />
          <Devices person={person} change={change} />
          <Safety person={person} change={change} />
        </aside>
      </div>
    </>
  );
}

/** Says who this is, and which language messages are written in. */
async function meet(): Promise<Answer<PersonAnswer>> {
  const { name, lang } = settingsNow();
  const met = await meetServer(name, lang);
  if (!met.ok || met.value.settings.lang === lang) return met;
  return askAsPerson('PUT', '', { settings: { lang } });
}

/** The code of another device is in the address behind the `#`, which no server sees, and is used up at once. */
async function take(code: string): Promise<Answer<PersonAnswer>> {
  history.replaceState(null, '', location.pathname);
  const taken = await askAsPerson<PersonAnswer>('POST', '/take', { code, label: deviceName() });
  if (taken.ok && taken.value.name !== NOBODY && settingsNow().name === '')
    changeSettings({ name: taken.value.name });
  return taken;
}

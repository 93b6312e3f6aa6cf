import '../../styles/table.css';
import '../../styles/replay.css';
import { findGame, rulesOf } from '@fathom/games';
import { type MatchRecord, parseRecord, type Say, verify } from '@fathom/kernel';
import { Icon } from '@fathom/parts/icon.tsx';
import { useSay, useSpeech } from '@fathom/parts/say.tsx';
import type { TableList } from '@fathom/server/protocol.ts';
import { type ChangeEvent, useEffect, useState } from 'react';
import { call } from '../../api.ts';
import { type Finished, finishedText, localFinished, onlineFinished } from '../../finished.ts';
import { GameLine } from '../../game-line.tsx';
import { importMatch } from '../../local/saved.ts';
import { go, Link } from '../../navigate.tsx';
import { Bar } from '../../shell.tsx';
import { useTitle } from '../../title.ts';
import { unplayable, unsound } from './unsound.ts';

/** Everything that can be looked at again, and the door for record files. */
export default function ReplaysPage() {
  const say = useSay();
  const [problem, setProblem] = useState('');
  const [online, setOnline] = useState<TableList['tables']>([]);
  useEffect(() => {
    void call<TableList>('GET', '/tables?status=finished&limit=50').then(answer => {
      if (answer.ok) setOnline(answer.value.tables);
    });
  }, []);
  useTitle(`${say('replays.title')} · ${say('app.name')}`);

  const open = async (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0];
    event.target.value = '';
    if (file) setProblem(await importFile(say, await file.text()));
  };

  const served = onlineFinished(online);
  return (
    <>
      <Bar here="replays" />
      <main className="wrap narrow">
        <h1 className="page">{say('replays.title')}</h1>
        <p className="in">{say('replays.text')}</p>
        <label className="btn import">
          <Icon name="i-open" />
          {say('replays.import')}
          <input type="file" accept=".json,application/json" onChange={event => void open(event)} />
        </label>
        <p className="problem" role="alert">
          {problem}
        </p>
        <Entries title={say('replays.local')} entries={localFinished()} />
        {served.length > 0 && <Entries title={say('replays.online')} entries={served} />}
      </main>
    </>
  );
}

function Entries({ title, entries }: { readonly title: string; readonly entries: readonly Finished[] }) {
  const { say, lang } = useSpeech();
  const dates = new Intl.DateTimeFormat(lang, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <section>
      <h2 className="h">{title}</h2>
      {entries.length === 0 && <p className="cap note">{say('replays.none')}</p>}
      <ul className="table-list finished">
        {entries.map(match => (
          <li key={match.id}>
            <GameLine game={match.game}>
              <span className="cap">{finishedText(say, match)}</span>
              {match.at !== undefined && (
                <time className="cap" dateTime={new Date(match.at).toISOString()}>
                  {dates.format(match.at)}
                </time>
              )}
            </GameLine>
            <span className="answers">
              <Link className="btn" to={{ page: 'review', id: match.id }}>
                {say('end.review')}
                <span className="vh">: {finishedText(say, match)}</span>
              </Link>
              <Link className="btn" to={`/replay/${match.id}`}>
                {say('home.replay')}
                <span className="vh">: {finishedText(say, match)}</span>
              </Link>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Empty when the file is sound, and then its replay opens. */
async function importFile(say: Say, text: string): Promise<string> {
  const parsed = parseRecord(text);
  if (!parsed.ok) return say('replays.badFile', { problem: unsound(say, parsed.error) });
  const entry = findGame(parsed.record.game);
  const game = entry && (await rulesOf(entry, parsed.record.version));
  if (!game) return unplayable(say, parsed.record);
  // A review that came along is made again: whoever edits it convinces nobody.
  const { review: _, ...record } = parsed.record as MatchRecord & { readonly review?: unknown };
  const checked = verify(game, record);
  if (!checked.ok) return say('replays.badFile', { problem: unsound(say, checked.error) });
  go({ page: 'replay', id: importMatch(record, seat => say('start.player', { n: seat + 1 })).id });
  return '';
}

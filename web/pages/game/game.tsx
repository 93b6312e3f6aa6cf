import '../../styles/me.css';
import { findGame } from '@fathom/games';
import { type Say, speaker } from '@fathom/kernel';
import { Segments } from '@fathom/parts/button.tsx';
import { useSpeech } from '@fathom/parts/say.tsx';
import type { Statistics } from '@fathom/server/protocol.ts';
import { useEffect, useState } from 'react';
import { call } from '../../api.ts';
import { Cover } from '../../cover.tsx';
import { Histogram, ShareRow } from '../../plots.tsx';
import { Bar, Loading, Message } from '../../shell.tsx';
import { useTitle } from '../../title.ts';
import { useVoices } from '../../voices.ts';

/** Fewer than this are chance. */
const FEW = 20;

/** What the finished matches of this server say of a game: balance, scores, records. */
export default function GamePage({ game }: { readonly game: string }) {
  const { say } = useSpeech();
  const meta = findGame(game)?.meta;
  const [figures, setFigures] = useState<Statistics | null>();
  useTitle(`${say('game.figures')} · ${say('app.name')}`);
  useEffect(() => {
    void call<Statistics>('GET', `/games/${encodeURIComponent(game)}/statistics`).then(answer =>
      setFigures(answer.ok ? answer.value : null),
    );
  }, [game]);
  if (!meta) return <Message title={say('app.missing')} text={say('app.missingText')} />;
  return (
    <>
      <Bar />
      <main className={`wrap me-page acc-${game}`}>
        <header className="who game-head">
          <span className="thumb">
            <Cover game={game} />
          </span>
          <span>
            <h1 className="page">{say('game.title', { game: meta.title })}</h1>
            <p className="cap">
              {figures === null
                ? say('game.offline')
                : figures && say('game.matches', { n: figures.matches })}
            </p>
          </span>
        </header>
        {figures === undefined && <Loading />}
        {figures && figures.matches > 0 && <Figures figures={figures} />}
      </main>
    </>
  );
}

function Figures({ figures }: { readonly figures: Statistics }) {
  const { say } = useSpeech();
  const { sizes } = figures;
  const most = [...sizes].sort((a, b) => b.matches - a.matches)[0];
  const [seats, setSeats] = useState(most.seats);
  const size = sizes.find(one => one.seats === seats) ?? most;
  return (
    <div className="columns">
      <div>
        {sizes.length > 1 && (
          <Segments
            name="size"
            label={say('start.seats')}
            value={String(seats)}
            options={sizes.map(({ seats: n }) => ({ value: String(n), label: say('game.seats', { n }) }))}
            onChange={value => setSeats(Number(value))}
          />
        )}
        <Size size={size} />
      </div>
      <aside>
        <Records records={figures.records} />
        <Endings game={figures.game} endings={figures.endings} />
      </aside>
    </div>
  );
}

type SizeFigures = Statistics['sizes'][number];

function Size({ size: { seats, matches, won, scores, median, minutes } }: { readonly size: SizeFigures }) {
  const { say } = useSpeech();
  const { from, step, counts } = scores;
  return (
    <section className="paper-card">
      <p className="cap">
        {say('me.games', { n: matches })}: {matches} · {spanText(say, minutes)}
      </p>
      <Histogram
        caption={say('game.scores', { median })}
        label={say('game.scoresText', { from, to: from + step * counts.length - 1, median })}
        columns={counts.map((full, i) => ({ from: from + i * step, full }))}
        step={step}
        median={median}
      />
      {seats > 1 && (
        <>
          <h2 className="plot-title">
            {say('game.bySeat')} <small>{say('me.evenLine')}</small>
          </h2>
          <ul className="shares">
            {won
              .map((share, i) => ({ share, seat: i + 1 }))
              .map(({ share, seat }) => (
                <ShareRow
                  key={seat}
                  name={say('me.seat', { n: seat })}
                  share={share}
                  even={1 / seats}
                  matches={matches}
                />
              ))}
          </ul>
          {matches < FEW && <p className="cap">{say('game.few')}</p>}
        </>
      )}
    </section>
  );
}

function Records({ records }: Pick<Statistics, 'records'>) {
  const { say, lang } = useSpeech();
  const day = new Intl.DateTimeFormat(lang, { dateStyle: 'medium' });
  if (records.length === 0) return null;
  return (
    <section className="paper-card">
      <h2 className="h">{say('game.records')}</h2>
      <ol className="rows records">
        {records.map(({ name, score, seats, at }) => (
          <li key={`${at} ${name} ${score}`}>
            <span>
              <b>{name ?? say('game.somebody')}</b>
              <span className="cap">
                {say('game.with', { n: seats })} · {day.format(at)}
              </span>
            </span>
            <b className="num">{score}</b>
          </li>
        ))}
      </ol>
      <p className="cap">{say('game.recordsText')}</p>
    </section>
  );
}

function Endings({ game, endings }: Pick<Statistics, 'game' | 'endings'>) {
  const { say, lang } = useSpeech();
  const voice = useVoices([game]).get(game);
  const all = endings.reduce((sum, { matches }) => sum + matches, 0);
  if (!voice || endings.length < 2) return null;
  const gameSay = speaker(lang, voice.words[lang]);
  return (
    <section className="paper-card">
      <h2 className="h">{say('game.endings')}</h2>
      <ul className="shares">
        {endings.map(({ ending, matches }) => (
          <ShareRow key={ending} name={gameSay(`ending.${ending}`)} share={matches / all} matches={all} />
        ))}
      </ul>
    </section>
  );
}

/** Live matches take minutes, others days. */
function spanText(say: Say, minutes: number): string {
  if (minutes < 100) return say('game.minutes', { n: Math.max(1, minutes) });
  const hours = Math.round(minutes / 60);
  return hours < 36 ? say('game.hours', { n: hours }) : say('game.days', { n: Math.round(hours / 24) });
}

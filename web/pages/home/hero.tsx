import { type Lang, type Say, speaker, type Voice } from '@fathom/kernel';
import { Button } from '@fathom/parts/button.tsx';
import { Icon } from '@fathom/parts/icon.tsx';
import { useSpeech } from '@fathom/parts/say.tsx';
import { list } from '../../finished.ts';
import { GameLine } from '../../game-line.tsx';
import { SeatMarks } from '../../marks.tsx';
import { Link } from '../../navigate.tsx';
import { TimeChip } from '../../time-chip.tsx';
import { useVoices } from '../../voices.ts';
import { Anglerfish } from './anglerfish.tsx';
import type { MyTable } from './mine.ts';
import { inOrder, isMine } from './order.ts';

interface HeroProps {
  readonly tables: readonly MyTable[];
  readonly onStart: () => void;
}

/** My tables first: those that wait for me are lit and say what they ask. */
export function Hero({ tables, onStart }: HeroProps) {
  const { say } = useSpeech();
  const lit = tables.filter(isMine);
  const hasClock = lit.some(({ clock }) => clock !== undefined);
  const title =
    lit.length > 0
      ? say('home.waiting', { n: lit.length })
      : say(tables.length > 0 ? 'home.running' : 'home.welcomeOne');
  const text = say(
    lit.length > 0
      ? hasClock
        ? 'home.byDeadline'
        : 'home.waitingText'
      : tables.length > 0
        ? 'home.runningText'
        : 'home.welcomeText',
  );
  return (
    <section className={`hero ${tables.length === 0 ? 'empty' : ''}`}>
      <Anglerfish />
      <h1>{title}</h1>
      <p className="in">{text}</p>
      <div className="begin">
        <Button className="new" icon="i-plus" onClick={onStart}>
          {say('home.start')}
        </Button>
        {tables.length === 0 && (
          <Link className="btn new" to={{ page: 'learn' }}>
            <Icon name="i-why" />
            {say('home.learn')}
          </Link>
        )}
      </div>
      {tables.length > 0 && (
        <ul className="tbls">
          {inOrder(tables).map(table => (
            <li key={table.key}>
              <TableCard table={table} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function TableCard({ table }: { readonly table: MyTable }) {
  const { lang, say } = useSpeech();
  const voice = useVoices([table.game]).get(table.game);
  const gameSay = voice ? speaker(lang, voice.words[lang]) : undefined;
  return (
    <Link className={`tbl ${isMine(table) ? 'mine' : ''}`} to={table.address}>
      <GameLine game={table.game}>
        <span className="stt">{situation(say, table, voice, gameSay, lang)}</span>
        <span className="cap">{circumstances(say, table)}</span>
        {table.clock && <TimeChip {...table.clock} />}
      </GameLine>
      <SeatMarks seats={table.seats} />
    </Link>
  );
}

function situation(
  say: Say,
  table: MyTable,
  voice: Voice | undefined,
  gameSay: Say | undefined,
  lang: Lang,
): string {
  if (table.open)
    return say('home.waitingForPlayers', { n: table.seats.filter(seat => seat.kind === 'open').length });
  const { clock } = table;
  if (clock && !isMine(table) && (clock.late || clock.away !== null)) {
    const name = table.seats[clock.seat]?.name ?? '';
    const day = new Intl.DateTimeFormat(lang, { weekday: 'long', day: 'numeric', month: 'short' });
    return clock.away === null
      ? say('home.lateOf', { name })
      : say('home.awayUntil', { name, day: day.format(clock.away) });
  }
  if (!voice || !gameSay || table.view === undefined) return '';
  const viewer = table.you ?? 'spectator';
  const listener = { viewer, name: (seat: number) => table.seats[seat].name } as const;
  const question = voice.ask(gameSay, table.view, listener, table.choices);
  return isMine(table)
    ? say('home.yourTurn', { question: lang === 'en' ? lowerFirst(question) : question })
    : question;
}

function circumstances(say: Say, table: MyTable): string {
  const others = table.seats
    .filter((seat, i) => i !== table.you && seat.kind !== 'open')
    .map(seat => seat.name);
  const company = others.length > 0 ? say('home.with', { names: list(say, others) }) : '';
  const pace = table.local ? say('home.local') : say(`home.${table.pace}`);
  return [company, pace, say('home.moves', { n: table.moves })].filter(Boolean).join(' · ');
}

/** After a colon an English sentence goes on small, a German one begins anew. */
function lowerFirst(sentence: string): string {
  return sentence.slice(0, 1).toLowerCase() + sentence.slice(1);
}

import { findGame, titleOf } from '@fathom/games';
import { isRelevant, type Option, speaker } from '@fathom/kernel';
import { Icon } from '@fathom/parts/icon.tsx';
import { useSpeech } from '@fathom/parts/say.tsx';
import type { TableInfo } from '@fathom/server/protocol.ts';
import type { ReactNode } from 'react';
import { clockText } from '../../../clock-text.ts';
import { Link } from '../../../navigate.tsx';
import { useVoices } from '../../../voices.ts';

interface TermRow {
  readonly name: string;
  readonly label: string;
  readonly value: string;
  /** Says what is played: mode, mission. */
  readonly main: boolean;
  /** Differs from the printed rules as we read them. */
  readonly changed: boolean;
}

/** The options that make a difference here, in the words of the game. */
function useTermRows({ game, seats, options }: TableInfo): TermRow[] {
  const { lang, say } = useSpeech();
  const voice = useVoices([game]).get(game);
  const meta = findGame(game)?.meta;
  if (!meta || !voice) return [];
  const gameSay = speaker(lang, voice.words[lang]);
  const all = Object.entries(meta.options) as [string, Option][];
  return all
    .filter(([, option]) => isRelevant(option, seats.length, options))
    .map(([name, option]) => {
      const value = options[name] ?? option.default;
      const word = typeof value === 'boolean' ? say(value ? 'start.yes' : 'start.no') : undefined;
      return {
        name,
        label: gameSay(`option.${name}`),
        value: word ?? gameSay(`option.${name}.${value}`),
        main: option.main === true,
        changed: option.main !== true && value !== option.default,
      };
    })
    .sort((a, b) => Number(b.main) - Number(a.main) || Number(b.changed) - Number(a.changed));
}

/** All of it in a line: how fast, how many, what is played and what was changed. */
export function useTermsLine(table: TableInfo): string {
  const { say } = useSpeech();
  const rows = useTermRows(table).filter(({ main, changed }) => main || changed);
  return [
    say(`home.${table.pace}`),
    say('room.seats', { n: table.seats.length }),
    ...rows.map(({ label, value }) => `${label}: ${value}`),
    ...(table.rated ? [say('room.rated')] : []),
  ].join(', ');
}

interface TableTermsProps {
  readonly table: TableInfo;
  /** Under a heading of its own already. */
  readonly plain?: boolean;
  /** What the reader has agreed to, if that was something else. */
  readonly before?: TableInfo | undefined;
  /** What can be done about it. */
  readonly children?: ReactNode;
}

/** What this table has agreed on. */
export function TableTerms({ table, plain = false, before = table, children }: TableTermsProps) {
  const { say } = useSpeech();
  const rows = useTermRows(table);
  const known = useTermRows(before);
  const title = titleOf(table.game);
  const row = (label: string, text: (table: TableInfo) => string) => (
    <Row label={label} value={text(table)} isNew={text(table) !== text(before)} />
  );
  return (
    <section className="optx">
      {!plain && <h2>{say('room.terms')}</h2>}
      <dl>
        {row(say('start.seats'), ({ seats }) => String(seats.length))}
        {row(say('room.pace'), ({ clock, pace }) =>
          clock ? clockText(say, clock) : say(`room.pace.${pace}`),
        )}
        {row(say('room.counts'), one => say(countsText(one)))}
        {rows.map(({ name, label, value, changed }) => (
          <Row
            key={name}
            label={label}
            value={value}
            changed={changed}
            isNew={known.find(one => one.name === name)?.value !== value}
          />
        ))}
      </dl>
      {children}
      {!plain && (
        <Link className="btn quiet" to={{ page: 'rules', game: table.game }}>
          <Icon name="i-rules" />
          {say('room.rules', { game: title })}
        </Link>
      )}
    </section>
  );
}

function countsText({ rated, coach }: TableInfo): string {
  if (rated) return 'room.ratedText';
  return coach === false ? 'room.noCoachText' : 'room.friendlyText';
}

interface RowProps {
  readonly label: string;
  readonly value: string;
  readonly changed?: boolean;
  /** Since the reader has agreed. */
  readonly isNew: boolean;
}

function Row({ label, value, changed = false, isNew }: RowProps) {
  const { say } = useSpeech();
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        {value} {changed && <span className="pill chg">{say('room.changed')}</span>}
        {isNew && <span className="pill chg">{say('room.new')}</span>}
      </dd>
    </div>
  );
}

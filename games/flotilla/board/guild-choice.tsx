/** Four guilds to choose from, each with what the choice would mean. */
import { Icon } from '@fathom/parts/icon.tsx';
import { RELICS, TRACKS } from '../data/box.ts';
import { GUILDS } from '../data/names.ts';
import { SPACES_PER_GUILD } from '../data/tracks.ts';
import type { Frame } from '../state.ts';
import type { Choices } from './choices.ts';
import { programText } from './effect-words.ts';
import { Effects } from './effects.tsx';
import { Option } from './option.tsx';
import { GUILD_SYMBOLS } from './symbols.ts';
import type { Table } from './table.ts';

interface GuildChoiceProps {
  readonly table: Table;
  readonly frame: Frame;
  readonly choices: Choices;
}

/** Spaces a disc would enter next; the toll space is shown and skipped at will. */
function ahead(disc: number, steps: number): number[] {
  return Array.from({ length: steps }, (_, i) => ((disc + i) % SPACES_PER_GUILD) + 1);
}

export function GuildChoice({ table, frame, choices }: GuildChoiceProps) {
  const { say } = table;
  return (
    <ul className="guild-choice" aria-label={say('strip.guilds')}>
      {GUILDS.map((name, guild) => (
        <li key={name}>
          <Option
            table={table}
            move={choices.guild.get(guild)}
            wish={{ kind: 'guild', guild }}
            label={`${say(`guild.${name}`)}: ${spoken(table, frame, guild)}`}
            className={`guild ${name}`}
          >
            <Icon name={GUILD_SYMBOLS[guild]} />
            <span className="of">{say(`guild.${name}`)}</span>
            <Meaning table={table} frame={frame} guild={guild} />
          </Option>
        </li>
      ))}
    </ul>
  );
}

interface MeaningProps {
  readonly table: Table;
  readonly frame: Frame;
  readonly guild: number;
}

function programsOf({ view }: Table, frame: Frame, guild: number): number[] {
  if (frame.step === 'influence')
    return ahead(view.discs[view.seat * GUILDS.length + guild], frame.left).map(
      space => TRACKS.guilds[guild * SPACES_PER_GUILD + space - 1],
    );
  if (frame.step === 'trigger' || frame.step === 'joker')
    return view.hub.filter(relic => RELICS[relic].guild === guild).map(relic => RELICS[relic].hub);
  return [];
}

function Meaning({ table, frame, guild }: MeaningProps) {
  const { view } = table;
  const programs = programsOf(table, frame, guild);
  const figure = figureOf(table, frame, guild);
  return (
    <span className="means">
      {figure !== '' && <b>{figure}</b>}
      {programs.map(program => (
        <Effects key={program} program={program} />
      ))}
      {programs.length === 0 && frame.step === 'trigger' && '–'}
      {frame.step === 'seal' && <Icon name="i-seal" />}
      {frame.step === 'influence' && (
        <small>
          {view.discs[view.seat * GUILDS.length + guild]}/{SPACES_PER_GUILD}
        </small>
      )}
    </span>
  );
}

function figureOf({ view }: Table, frame: Frame, guild: number): string {
  switch (frame.step) {
    case 'dial':
      return `${view.dials[guild]} › ${Math.min(TRACKS.dialMax, view.dials[guild] + 1)}`;
    case 'seal': {
      const mine = view.seals[view.seat * GUILDS.length + guild];
      return `${mine} › ${mine + 1}`;
    }
    case 'joker':
      return `${frame.list[guild]} › ${frame.list[guild] + 1}`;
    default:
      return '';
  }
}

function spoken(table: Table, frame: Frame, guild: number): string {
  const { say, view } = table;
  const texts = programsOf(table, frame, guild).map(program =>
    programText(say, program, view.side[view.seat]),
  );
  const figure = figureOf(table, frame, guild);
  return [figure, ...texts].filter(text => text !== '').join('; ') || say('strip.nothing');
}

/** Four guilds to choose from, each with what the choice would mean. */
import { Icon } from '@fathom/parts/icon.tsx';
import { RELICS, TRACKS } from '../data/box.ts';
import { GUILDS } from '../data/names.ts';
import { SPACES_PER_GUILD } from '../data/tracks.ts';
import type { Influence, NameGuilds, PlaceSeals, RaiseDials, Trigger } from '../frames.ts';
import { spaceAfter } from '../steps/influence.ts';
import { SET } from '../steps/research.ts';
import { programText } from '../words/effect.ts';
import type { Choices } from './choices.ts';
import { Effects } from './effects.tsx';
import { Option } from './option.tsx';
import { GUILD_SYMBOLS } from './symbols.ts';
import type { Table } from './table.ts';

type GuildFrame = Influence | PlaceSeals | NameGuilds | RaiseDials | Trigger;

interface GuildChoiceProps {
  readonly table: Table;
  readonly frame: GuildFrame;
  readonly choices: Choices;
}

/** Spaces a disc would enter next; the toll space is shown and skipped at will. */
function ahead(disc: number, steps: number): number[] {
  const spaces: number[] = [];
  while (spaces.length < steps) spaces.push(spaceAfter(spaces.at(-1) ?? disc));
  return spaces;
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
            label={`${say(`guild.${name}`)}: ${spoken({ table, frame, choices, guild })}`}
            className={`guild ${name}`}
          >
            <Icon name={GUILD_SYMBOLS[guild]} />
            <span className="of">{say(`guild.${name}`)}</span>
            <Meaning table={table} frame={frame} choices={choices} guild={guild} />
          </Option>
        </li>
      ))}
    </ul>
  );
}

interface MeaningProps extends GuildChoiceProps {
  readonly guild: number;
}

function programsOf({ view }: Table, frame: GuildFrame, guild: number): number[] {
  if (frame.step === 'influence')
    return ahead(view.discs[view.seat * GUILDS.length + guild], frame.steps).map(
      space => TRACKS.guilds[guild * SPACES_PER_GUILD + space - 1],
    );
  if (frame.step === 'trigger' || frame.step === 'joker')
    return view.hub.filter(relic => RELICS[relic].guild === guild).map(relic => RELICS[relic].hub);
  return [];
}

function Meaning(props: MeaningProps) {
  const { table, frame, guild } = props;
  const { view } = table;
  const programs = programsOf(table, frame, guild);
  const figure = figureOf(props);
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

/** What the choice changes: the number now, and after it. */
function figureOf({ table, frame, choices, guild }: MeaningProps): string {
  const { view } = table;
  const move = choices.guild.get(guild);
  const after = move && table.foresee(move).view;
  const seal = view.seat * GUILDS.length + guild;
  switch (frame.step) {
    case 'dial':
      return change(view.dials[guild], after?.dials?.[guild]);
    case 'seal':
      return change(view.seals[seal], after?.seals?.[seal]);
    case 'joker':
      return `${frame.symbols[guild]}/${SET}`;
    default:
      return '';
  }
}

function change(now: number, then: number | undefined): string {
  return then === undefined ? String(now) : `${now} › ${then}`;
}

function spoken(props: MeaningProps): string {
  const { table, frame, guild } = props;
  const { say, view } = table;
  const texts = programsOf(table, frame, guild).map(program =>
    programText(say, program, view.side[view.seat]),
  );
  return [figureOf(props), ...texts].filter(text => text !== '').join('; ') || say('strip.nothing');
}

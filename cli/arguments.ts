/** Arguments shared by several commands; whatever is wrong with one is a `UsageError` that says what would be right. */
import { type ParseArgsConfig, parseArgs } from 'node:util';
import { ALGORITHMS, LEVELS, type Occasion, parseStrength, type Strength } from '@fathom/bots';
import { findGame, GAMES, type GameEntry } from '@fathom/games';
import { checkOptions, type Meta, type OptionValue, type OptionValues } from '@fathom/kernel';
import { UsageError } from './command.ts';
import { isUnlisted, unlisted } from './missing.ts';

export function parse<const T extends NonNullable<ParseArgsConfig['options']>>(
  args: readonly string[],
  options: T,
) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true, strict: true });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

/** The positional arguments, which have to be exactly these. */
export function positionals(given: readonly string[], ...names: readonly string[]): string[] {
  if (given.length < names.length) throw new UsageError(`<${names[given.length]}> is missing`);
  if (given.length > names.length) throw new UsageError(`"${given[names.length]}" is one argument too many`);
  return [...given];
}

export function gameNamed(id: string): GameEntry {
  const entry = findGame(id);
  if (entry) return entry;
  if (isUnlisted(id)) throw new UsageError(unlisted(id));
  throw new UsageError(`there is no game "${id}"; there is ${GAMES.map(({ meta }) => meta.id).join(', ')}`);
}

export function whole(name: string, text: string, min: number, max: number): number {
  const value = Number(text);
  if (/^\d+$/.test(text) && value >= min && value <= max) return value;
  throw new UsageError(`--${name} must be a whole number from ${min} to ${max}, not "${text}"`);
}

export function seatsFor({ title, seats: { min, max } }: Meta, text: string | undefined): number {
  if (text === undefined) return min;
  const seats = Number(text);
  if (/^\d+$/.test(text) && seats >= min && seats <= max) return seats;
  throw new UsageError(`${title} is for ${min} to ${max} seats, not "${text}"`);
}

/** `name=value` pairs, given one by one or separated by commas. */
export function optionsFor(meta: Meta, pairs: readonly string[]): OptionValues {
  const given: Record<string, OptionValue> = {};
  for (const pair of pairs.flatMap(text => text.split(','))) {
    const [name, value, ...more] = pair.split('=');
    if (value === undefined || more.length > 0) throw new UsageError(`"${pair}" is not option=value`);
    const schema = Object.hasOwn(meta.options, name) ? meta.options[name] : undefined;
    given[name] = schema?.values.find(v => String(v) === value) ?? value;
  }
  const checked = checkOptions(meta.options, given);
  if (checked.ok) return checked.options;
  const names = Object.keys(meta.options);
  throw new UsageError(
    checked.problem === 'unknown'
      ? `${meta.title} has no option "${checked.option}"; it has ${names.join(', ')}`
      : `option ${checked.option} is one of ${meta.options[checked.option].values.join(', ')}, not "${given[checked.option]}"`,
  );
}

export interface NamedBot {
  readonly name: string;
  readonly strength: Strength;
}

export const BOT_KINDS = `${[...new Set([...LEVELS, ...ALGORITHMS])].join(', ')}, or ismcts:<iterations>`;

/** `occasion`: levels differ from game to game. */
export function botsNamed(list: string, occasion?: Occasion): NamedBot[] {
  return list.split(',').map(name => {
    const strength = parseStrength(name, occasion);
    if (!strength) throw new UsageError(`there is no bot "${name}"; there is ${BOT_KINDS}`);
    return { name, strength };
  });
}

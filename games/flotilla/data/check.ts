/** Reads values out of a data file and notes what is wrong with them: where, and what was expected. */
import { SOURCES, type Source } from './names.ts';

export interface Problem {
  readonly at: string;
  readonly problem: string;
}

/** A value of a data file together with its place in it. */
export interface Field {
  readonly at: string;
  readonly value: unknown;
  readonly problems: Problem[];
}

export function root(name: string, value: unknown, problems: Problem[]): Field {
  return { at: name, value, problems };
}

export function fault(field: Field, problem: string): void {
  field.problems.push({ at: field.at, problem });
}

export function get(field: Field, key: string): Field {
  const { value, at, problems } = field;
  const holder = typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  return { at: `${at}.${key}`, value: holder[key], problems };
}

/** The items of a list; with `length` exactly so many. */
export function list(field: Field, length?: number): Field[] {
  const { value, at, problems } = field;
  if (!Array.isArray(value)) {
    fault(field, 'must be a list');
    return [];
  }
  if (length !== undefined && value.length !== length)
    fault(field, `must have ${length} entries, not ${value.length}`);
  return value.map((item: unknown, i) => ({ at: `${at}[${i}]`, value: item, problems }));
}

export function whole(field: Field, min: number, max: number): number {
  const { value } = field;
  if (Number.isInteger(value) && (value as number) >= min && (value as number) <= max) return value as number;
  fault(field, `must be a whole number from ${min} to ${max}, not ${JSON.stringify(value)}`);
  return min;
}

export function text(field: Field): string {
  if (typeof field.value === 'string') return field.value;
  fault(field, `must be a text, not ${JSON.stringify(field.value)}`);
  return '';
}

/** The number of a word in a list of words. */
export function index(field: Field, names: readonly unknown[], word: unknown = field.value): number {
  const found = names.indexOf(word);
  if (found < 0) fault(field, `must be one of ${names.join(', ')}, not ${JSON.stringify(word)}`);
  return Math.max(found, 0);
}

export function source(field: Field): Source {
  return SOURCES[index(get(field, 'source'), SOURCES)];
}

/** The value of an entry that carries its source. */
export function sourced(field: Field): Field {
  source(field);
  return get(field, 'value');
}

/** Ends the loading with every problem there is, one line each. */
export function assertSound(problems: readonly Problem[]): void {
  if (problems.length > 0) {
    throw new Error(
      `the data is not sound:\n${problems.map(({ at, problem }) => `  ${at}: ${problem}`).join('\n')}`,
    );
  }
}

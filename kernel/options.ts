/** Table options as data: the new-table form, the server's check and the command line all read the same schema. */
export type OptionValue = string | number | boolean;
export type OptionValues = Readonly<Record<string, OptionValue>>;

export interface Option<T extends OptionValue = OptionValue> {
  readonly values: readonly T[];
  readonly default: T;
  /** The ruling this option decides, if it decides one. */
  readonly ruling?: string;
  /** When it makes a difference at all; always, if it does not say. */
  readonly when?: { readonly seats: number } | { readonly option: string; readonly is: OptionValue };
  /** It says what is played, such as a mission, and is asked first. */
  readonly main?: boolean;
  /** Somebody who plays alone chooses among these. */
  readonly alone?: { readonly values: readonly T[]; readonly default: T };
}

/** What can be chosen at a table with so many seats. */
export function choicesOf(
  { values, default: usual, alone }: Option,
  seats: number,
): Required<Option>['alone'] {
  return seats === 1 && alone ? alone : { values, default: usual };
}

/** Whether an option makes a difference at a table; one that does not need not be asked. */
export function isRelevant({ when }: Option, seats: number, options: OptionValues): boolean {
  if (!when) return true;
  return 'seats' in when ? when.seats === seats : options[when.option] === when.is;
}

export type OptionSchema<O> = { readonly [K in keyof O]: Option<O[K] & OptionValue> };

export type OptionCheck<O> =
  | { readonly ok: true; readonly options: O }
  | { readonly ok: false; readonly option: string; readonly problem: 'unknown' | 'value' };

/** Fills in defaults; refuses unknown names and values outside the schema. */
export function checkOptions<O>(
  schema: OptionSchema<O>,
  given: Readonly<Record<string, unknown>>,
): OptionCheck<O> {
  const entries = Object.entries(schema) as [string, Option][];
  for (const name of Object.keys(given)) {
    if (!entries.some(([key]) => key === name)) return { ok: false, option: name, problem: 'unknown' };
  }
  const options: Record<string, OptionValue> = {};
  for (const [name, option] of entries) {
    const value = Object.hasOwn(given, name) ? given[name] : option.default;
    if (!option.values.some(v => v === value)) return { ok: false, option: name, problem: 'value' };
    options[name] = value as OptionValue;
  }
  return { ok: true, options: options as O };
}

/** Every option at its default, then each other value of each option alone: what the test kit runs through. */
export function optionVariants<O>(schema: OptionSchema<O>): O[] {
  const entries = Object.entries(schema) as [string, Option][];
  const defaults = Object.fromEntries(entries.map(([name, option]) => [name, option.default]));
  const others = entries.flatMap(([name, option]) =>
    option.values.filter(v => v !== option.default).map(v => ({ ...defaults, [name]: v })),
  );
  return [defaults, ...others] as O[];
}

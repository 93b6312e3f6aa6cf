/** JSON Schemas of views, in which every field says what it means. */
import type { OptionSchema } from './options.ts';

interface Described {
  readonly description: string;
}
export interface ObjectSchema extends Described {
  readonly type: 'object';
  readonly properties: Readonly<Record<string, Schema>>;
  readonly required: readonly string[];
  readonly additionalProperties: false;
}
export type Schema =
  | ObjectSchema
  | (Described & { readonly type: 'integer'; readonly minimum?: number })
  | (Described & { readonly type: 'boolean' })
  | (Described & { readonly type: 'null' })
  | (Described & { readonly type: 'string'; readonly enum?: readonly string[] })
  | (Described & { readonly type: 'array'; readonly items: Schema })
  | (Described & { readonly enum: readonly (string | number | boolean)[] })
  | (Described & { readonly anyOf: readonly Schema[] });

export function whole(description: string): Schema {
  return { type: 'integer', description };
}

export function yesNo(description: string): Schema {
  return { type: 'boolean', description };
}

export function word(description: string, values: readonly string[]): Schema {
  return { type: 'string', enum: values, description };
}

export function list(description: string, items: Schema): Schema {
  return { type: 'array', items, description };
}

/** A list of numbers that all mean the same. */
export function wholes(description: string): Schema {
  return list(description, whole('One of them.'));
}

export function either(description: string, ...anyOf: readonly Schema[]): Schema {
  return { anyOf, description };
}

export function none(description: string): Schema {
  return { type: 'null', description };
}

export function record(description: string, properties: Readonly<Record<string, Schema>>): ObjectSchema {
  const required = Object.keys(properties);
  return { type: 'object', properties, required, additionalProperties: false, description };
}

/** What is being decided, by the name of each step. */
export function stackOf(steps: Readonly<Record<string, FrameSchema>>): Schema {
  const frames = Object.entries(steps).map(([step, { description, fields = {} }]) =>
    record(description, { step: word('Which decision it is.', [step]), ...fields }),
  );
  return list(
    'What is being decided, the next decision last; empty when the match is over.',
    either('One decision, or something that still has to happen.', ...frames),
  );
}

export interface FrameSchema {
  readonly description: string;
  readonly fields?: Readonly<Record<string, Schema>>;
}

/** What every view has: who looks, how many play, and by which options. */
export function commonOf<O>(options: OptionSchema<O>): Readonly<Record<string, Schema>> {
  const chosen = Object.entries(options as OptionSchema<Record<string, unknown>>).map(([name, option]) => [
    name,
    { enum: option.values as readonly (string | number)[], description: `The option ${name} of the table.` },
  ]);
  return {
    viewer: either('Whose view it is.', whole('A seat.'), word('Somebody without a seat.', ['spectator'])),
    seats: whole('How many play.'),
    options: record('The options of the table.', Object.fromEntries(chosen)),
  };
}

export function endingOf(endings: readonly string[]): Schema {
  return word('How the match has ended; empty while it is played.', ['', ...endings]);
}

import { expect, test } from 'vitest';
import { type Game, type Language, optionVariants, patternOf, type Schema, type Stateful } from '../index.ts';
import { drive, type Run, viewers } from './drive.ts';

const USUAL_VARIANTS = 4;

/**
 * A description fits every view and every move of random games, leaves nothing out, and its examples are moves. Games are played
 * with the first `variants` of the options, by the fewest and by the most.
 */
export function testLanguage<S extends Stateful, M, V, O>(
  game: Game<S, M, V, O>,
  { view, notation }: Language,
  variants = USUAL_VARIANTS,
): void {
  const { seats, options } = game.meta;
  const runs = optionVariants(options)
    .slice(0, variants)
    .flatMap((chosen, i): Run<O>[] => [
      { seats: seats.min, options: chosen, seed: `few ${i}`, driver: 'kinds' },
      { seats: seats.max, options: chosen, seed: `many ${i}`, driver: 'prior' },
    ]);
  test('every field is described', () => {
    expect(undescribed(view, 'view')).toEqual([]);
    for (const { description, pattern } of Object.values(notation.parts)) {
      expect(description).not.toBe('');
      expect(() => new RegExp(pattern)).not.toThrow();
    }
  });

  test('every view of random games fits the schema', () => {
    for (const run of runs)
      for (const p of drive(game, run)) {
        if (p.count % 7 > 0) continue;
        for (const viewer of viewers(run.seats)) {
          const seen = JSON.parse(JSON.stringify(game.view(p.state, viewer)));
          expect(misfits(seen, view, 'view')).toEqual([]);
        }
      }
  });

  test('every move of random games has exactly one form', () => {
    const forms = notation.moves.map(form => patternOf(form, notation.parts));
    for (const run of runs)
      for (const p of drive(game, run))
        for (const move of p.moves) {
          const text = game.write(move);
          expect([text, forms.filter(form => form.test(text)).length]).toEqual([text, 1]);
        }
  });

  test('every example is a move of its form, as it is written', () => {
    for (const form of notation.moves) {
      expect(form.examples.length, form.form).toBeGreaterThan(0);
      for (const example of form.examples) {
        expect(example).toMatch(patternOf(form, notation.parts));
        const move = game.read(example);
        expect(move === undefined ? `${example} cannot be read` : game.write(move)).toBe(example);
      }
    }
  });
}

function undescribed(schema: Schema, at: string): string[] {
  const own = schema.description.trim() === '' ? [at] : [];
  if ('anyOf' in schema) return [...own, ...schema.anyOf.flatMap((one, i) => undescribed(one, `${at}|${i}`))];
  if (!('type' in schema)) return own;
  if (schema.type === 'array') return [...own, ...undescribed(schema.items, `${at}[]`)];
  if (schema.type !== 'object') return own;
  return [
    ...own,
    ...Object.entries(schema.properties).flatMap(([key, one]) => undescribed(one, `${at}.${key}`)),
  ];
}

/** Where a value is not what the schema says. */
function misfits(value: unknown, schema: Schema, at: string): string[] {
  if ('anyOf' in schema)
    return schema.anyOf.some(one => misfits(value, one, at).length === 0) ? [] : [`${at} fits none`];
  if ('enum' in schema && schema.enum)
    return schema.enum.some(one => one === value) ? [] : [`${at} is ${value}`];
  if (!('type' in schema)) return [];
  switch (schema.type) {
    case 'array':
      return Array.isArray(value)
        ? value.flatMap((item, i) => misfits(item, schema.items, `${at}[${i}]`))
        : [`${at} is no list`];
    case 'object':
      return misfittingFields(value, schema, at);
    case 'integer':
      return Number.isInteger(value) ? [] : [`${at} is no whole number`];
    case 'null':
      return value === null ? [] : [`${at} is not null`];
    default:
      return typeof value === schema.type ? [] : [`${at} is no ${schema.type}`];
  }
}

function misfittingFields(
  value: unknown,
  { properties, required }: Extract<Schema, { readonly type: 'object' }>,
  at: string,
): string[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [`${at} is no object`];
  const missing = required.filter(key => !(key in value)).map(key => `${at}.${key} is missing`);
  const wrong = Object.entries(value).flatMap(([key, one]) =>
    Object.hasOwn(properties, key)
      ? misfits(one, properties[key], `${at}.${key}`)
      : [`${at}.${key} is unknown`],
  );
  return [...missing, ...wrong];
}

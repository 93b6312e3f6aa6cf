/** What a text asks for, without saying it. */

/** Names of the parameters of a template, those inside its branches included. */
export function parametersOf(template: string): Set<string> {
  const names = new Set<string>();
  for (const { name, branches } of argumentsOf(template)) {
    names.add(name);
    for (const { text } of branches) for (const inner of parametersOf(text)) names.add(inner);
  }
  return names;
}

/** Names of the parameters a template counts by. */
export function countsOf(template: string): Set<string> {
  const names = new Set<string>();
  for (const { name, kind, branches } of argumentsOf(template)) {
    if (kind === 'plural') names.add(name);
    for (const { text } of branches) for (const inner of countsOf(text)) names.add(inner);
  }
  return names;
}

/** The values a template tells apart, by the name of the parameter; numbers are not among them. */
export function choicesOf(template: string): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const { name, kind, branches } of argumentsOf(template)) {
    const own = found.get(name) ?? new Set();
    if (kind === 'select') found.set(name, own);
    for (const { value, text } of branches) {
      if (kind === 'select') own.add(value);
      for (const [inner, values] of choicesOf(text))
        found.set(inner, new Set([...(found.get(inner) ?? []), ...values]));
    }
  }
  return found;
}

interface Argument {
  readonly name: string;
  readonly kind: string;
  readonly branches: readonly { readonly value: string; readonly text: string }[];
}

function argumentsOf(template: string): Argument[] {
  return outermost(template).map(({ inside }) => {
    const [name, kind = '', ...rest] = inside.split(',');
    const branches = outermost(rest.join(',')).map(({ before, inside: text }) => ({ value: before, text }));
    return { name: name.trim(), kind: kind.trim(), branches };
  });
}

/** What stands in the outermost braces, and the words before each. */
function outermost(text: string): { readonly before: string; readonly inside: string }[] {
  const found: { before: string; inside: string }[] = [];
  let depth = 0;
  let end = 0;
  let start = 0;
  for (let i = 0; i < text.length; i++) {
    if (text[i] === '{' && depth++ === 0) start = i;
    if (text[i] !== '}' || --depth !== 0) continue;
    found.push({ before: text.slice(end, start).trim(), inside: text.slice(start + 1, i) });
    end = i + 1;
  }
  return found;
}

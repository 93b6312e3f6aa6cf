/** Markup as a tree, for tests that ask what lies around a thing. React writes well-formed markup, so little is needed. */
export interface Element {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly parent: Element | undefined;
  readonly children: Element[];
  text: string;
}

const PIECE = /<(\/?)([a-zA-Z][\w:-]*)((?:\s+[\w:-]+(?:="[^"]*")?)*)\s*(\/?)>|([^<]+)/g;
const ATTRIBUTE = /([\w:-]+)(?:="([^"]*)")?/g;
const VOID = ['br', 'hr', 'img', 'input', 'link', 'meta'];

export function treeOf(markup: string): Element {
  const root: Element = { tag: 'root', attributes: {}, parent: undefined, children: [], text: '' };
  let at = root;
  for (const [, closes, tag, attributes, empty, text] of markup.matchAll(PIECE)) {
    if (text !== undefined) at.text += text;
    else if (closes) at = at.parent ?? root;
    else {
      const element: Element = {
        tag,
        attributes: attributesOf(attributes),
        parent: at,
        children: [],
        text: '',
      };
      at.children.push(element);
      if (!empty && !VOID.includes(tag)) at = element;
    }
  }
  return root;
}

function attributesOf(text: string): Record<string, string> {
  return Object.fromEntries([...text.matchAll(ATTRIBUTE)].map(([, name, value = '']) => [name, value]));
}

export function* within(element: Element): Generator<Element> {
  for (const child of element.children) {
    yield child;
    yield* within(child);
  }
}

/** The element and everything around it, from the inside to the outside. */
export function* around(element: Element): Generator<Element> {
  for (let at: Element | undefined = element; at; at = at.parent) yield at;
}

/** What a screen reader says for it: its label, or what is written in it. */
export function nameOf(element: Element): string {
  return (
    element.attributes['aria-label'] ?? [element, ...within(element)].map(({ text }) => text).join('')
  ).trim();
}

/**
 * Reads a rule book written in the small part of Markdown our rules use: chapters (`## 5 The ship`), sections,
 * numbered rules (`- **SU-19** …`), rulings (`- **S-16 No own submarine ahead.** …`), lists, tables, paragraphs.
 */
export type Inline =
  | { readonly kind: 'text' | 'strong' | 'em' | 'code'; readonly text: string }
  /** The number of a rule, which leads to it. */
  | { readonly kind: 'rule'; readonly text: string };

export interface Rule {
  readonly kind: 'rule';
  readonly id: string;
  readonly text: readonly Inline[];
  readonly plain: string;
}

export type Block =
  | Rule
  | { readonly kind: 'section'; readonly text: readonly Inline[]; readonly plain: string }
  | { readonly kind: 'paragraph' | 'item'; readonly text: readonly Inline[]; readonly plain: string }
  | {
      readonly kind: 'table';
      readonly rows: readonly (readonly (readonly Inline[])[])[];
      readonly plain: string;
    };

export interface Chapter {
  readonly id: string;
  /** The book it comes from, where a new one begins. */
  readonly book?: string;
  /** What that book says before its first chapter. */
  readonly lead?: readonly Block[];
  readonly number: string;
  readonly title: string;
  readonly blocks: readonly Block[];
}

export interface RuleBook {
  readonly title: string;
  readonly lead: readonly Block[];
  readonly chapters: readonly Chapter[];
}

/** A number may have a letter behind it, for one of several cases: `NE-86a`. */
const RULE_ID = String.raw`[A-Z]{1,3}-\d+[a-z]?`;
const RULE = new RegExp(String.raw`^\*\*(${RULE_ID})[.:]?(?: +(.+?))?\*\*\s*(.*)$`);
const INLINE = new RegExp(String.raw`\*\*(.+?)\*\*|\*(.+?)\*|_(.+?)_(?!\w)|\`(.+?)\`|\b(${RULE_ID})\b`, 'g');
const NUMBERED = new RegExp(`^${RULE_ID}$`);
const ITEM = /^\s*[-*] +/;

export function parseRules(markdown: string): RuleBook {
  const lines = markdown.replace(/<!--.*?-->/gs, '').split('\n');
  const title =
    lines
      .find(line => line.startsWith('# '))
      ?.slice(2)
      .trim() ?? '';
  // A short book has sections only: they are its chapters.
  const heading = lines.some(line => line.startsWith('## ')) ? '##' : '###';
  const begins = new RegExp(String.raw`^${heading} +(?:(\d+)[.:]? +)?(.+)$`);
  const lead: Block[] = [];
  const chapters: { id: string; number: string; title: string; blocks: Block[] }[] = [];
  for (const paragraph of paragraphs(lines)) {
    const chapter = begins.exec(paragraph[0]);
    if (chapter) {
      const number = chapter[1] ?? '';
      chapters.push({
        id: `chapter-${chapters.length + 1}`,
        number,
        title: plainOf(parseInline(chapter[2])),
        blocks: [],
      });
    } else (chapters.at(-1)?.blocks ?? lead).push(block(paragraph));
  }
  return { title, lead, chapters };
}

/** Joins books into one, as rules and rulings are. */
export function joinBooks(books: readonly RuleBook[]): RuleBook {
  const chapters = books
    .flatMap((book, n) =>
      book.chapters.map((chapter, i) =>
        n > 0 && i === 0 ? { ...chapter, book: book.title, lead: book.lead } : chapter,
      ),
    )
    .map((chapter, i) => ({ ...chapter, id: `chapter-${i + 1}`, number: chapter.number || String(i + 1) }));
  return { title: books[0]?.title ?? '', lead: books[0]?.lead ?? [], chapters };
}

/** Numbered rules look so; the kernel's own refusals do not. */
export function isNumbered(rule: string): boolean {
  return NUMBERED.test(rule);
}

export function findRule(book: RuleBook, id: string): Rule | undefined {
  for (const { blocks } of book.chapters) {
    const rule = blocks.find(one => one.kind === 'rule' && one.id === id);
    if (rule?.kind === 'rule') return rule;
  }
  return undefined;
}

/** Lines that belong together: a heading, a list item with its continuation, a table, a paragraph. */
function paragraphs(lines: readonly string[]): string[][] {
  const groups: string[][] = [];
  let open = false;
  for (const raw of lines) {
    const line = raw.trimEnd();
    if (line === '' || /^(# |---+$)/.test(line)) open = false;
    else if (/^#{2,} /.test(line)) {
      groups.push([line]);
      open = false;
    } else {
      const last = groups.at(-1);
      const starts = ITEM.test(line) || (line.startsWith('|') && last?.[0].startsWith('|') !== true);
      if (open && last && !starts) last.push(line);
      else groups.push([line]);
      open = true;
    }
  }
  return groups;
}

function block(lines: readonly string[]): Block {
  if (lines[0].startsWith('|')) return table(lines);
  const whole = lines.map(line => line.trim()).join(' ');
  if (whole.startsWith('#')) return textBlock('section', whole.replace(/^#+ +/, ''));
  if (!ITEM.test(whole)) return textBlock('paragraph', whole);
  const item = whole.replace(ITEM, '');
  const rule = RULE.exec(item);
  if (!rule) return textBlock('item', item);
  const text = parseInline(rule[2] ? `**${rule[2]}** ${rule[3]}` : rule[3]);
  return { kind: 'rule', id: rule[1], text, plain: plainOf(text) };
}

function textBlock(kind: 'section' | 'paragraph' | 'item', source: string): Block {
  const text = parseInline(source);
  return { kind, text, plain: plainOf(text) };
}

function table(lines: readonly string[]): Block {
  const rows = lines
    .filter(line => !/^\|[\s:|-]+\|$/.test(line))
    .map(line =>
      line
        .replace(/^\||\|$/g, '')
        .split('|')
        .map(cell => parseInline(cell.trim())),
    );
  return { kind: 'table', rows, plain: rows.flat().map(plainOf).join(' ') };
}

export function parseInline(source: string): Inline[] {
  const parts: Inline[] = [];
  let at = 0;
  for (const match of source.matchAll(INLINE)) {
    if (match.index > at) parts.push({ kind: 'text', text: source.slice(at, match.index) });
    const [all, strong, star, line, code, rule] = match;
    if (rule !== undefined) parts.push({ kind: 'rule', text: rule });
    else if (strong !== undefined) parts.push({ kind: 'strong', text: strong });
    else if (code !== undefined) parts.push({ kind: 'code', text: code });
    else parts.push({ kind: 'em', text: star ?? line });
    at = match.index + all.length;
  }
  if (at < source.length) parts.push({ kind: 'text', text: source.slice(at) });
  return parts;
}

function plainOf(text: readonly Inline[]): string {
  return text.map(part => part.text).join('');
}

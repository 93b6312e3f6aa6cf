/** Small mechanical mistakes in a source file: the sort a tired reader overlooks. */
import { type ESTree, parseSync } from 'vite';

export interface Mutant {
  readonly file: string;
  readonly line: number;
  /** The function around it, `Class.method` or `object.method`; empty at the top level. */
  readonly scope: string;
  readonly start: number;
  readonly end: number;
  /** The lines around the change, before and after it, in one line each. */
  readonly from: string;
  readonly to: string;
  readonly text: string;
}

type Node = ESTree.Node;

/** A piece of the source and what stands there instead. */
interface Change {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** What surrounds a node, from the outside in. */
type Path = readonly Node[];

type Operator = (node: Node, path: Path, source: string) => readonly Change[];

const EDGES: Readonly<Record<string, string>> = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '===': '!==',
  '!==': '===',
  '&&': '||',
  '||': '&&',
  '+': '-',
  '-': '+',
  '+=': '-=',
  '-=': '+=',
};

const NAMES: Readonly<Record<string, string>> = { min: 'max', max: 'min', some: 'every', every: 'some' };

/** `<` and `<=`, `===` and `!==`, `&&` and `||`, `+` and `-`. */
const operators: Operator = (node, _, source) => {
  if (
    node.type !== 'BinaryExpression' &&
    node.type !== 'LogicalExpression' &&
    node.type !== 'AssignmentExpression'
  )
    return [];
  const other = EDGES[node.operator];
  if (other === undefined || isText(node.left) || isText(node.right)) return [];
  const start = source.indexOf(node.operator, node.left.end);
  return [{ start, end: start + node.operator.length, text: other }];
};

/** One more and one less; an edge of a loop or a table. */
const numbers: Operator = (node, path) => {
  if (node.type !== 'Literal' || typeof node.value !== 'number') return [];
  const { start, end, value } = node;
  return neighboursOf(value, path).map(other => ({
    start,
    end,
    text: other < 0 ? `(${other})` : `${other}`,
  }));
};

/** A loop that begins before the first finds nothing there, and −2 is as much no number of anything as −1 is. */
function neighboursOf(value: number, path: Path): number[] {
  const around = path.at(-1);
  if (value === 1 && around?.type === 'UnaryExpression' && around.operator === '-') return [0];
  const isFirst = around?.type === 'VariableDeclarator' && path.at(-3)?.type === 'ForStatement';
  return value === 0 && isFirst ? [1] : [value + 1, value - 1];
}

const booleans: Operator = node =>
  node.type === 'Literal' && typeof node.value === 'boolean'
    ? [{ start: node.start, end: node.end, text: String(!node.value) }]
    : [];

/** A condition that is always or never met; a loop is only left out, for it might not end. */
const conditions: Operator = node => {
  if (node.type === 'WhileStatement') return [{ ...spot(node.test), text: 'false' }];
  if (node.type !== 'IfStatement' && node.type !== 'ConditionalExpression') return [];
  return ['true', 'false'].map(text => ({ ...spot(node.test), text }));
};

/** Math.min and Math.max, some and every. */
const opposites: Operator = node => {
  if (node.type !== 'CallExpression' || node.callee.type !== 'MemberExpression') return [];
  const { property } = node.callee;
  const other = property.type === 'Identifier' ? NAMES[property.name] : undefined;
  return other ? [{ ...spot(property), text: other }] : [];
};

/** A call, an assignment or a count that does not happen. */
const omissions: Operator = (node, path) => {
  if (node.type !== 'ExpressionStatement' || path.at(-1)?.type === 'Program') return [];
  const { expression } = node;
  const acts =
    expression.type === 'CallExpression' ||
    expression.type === 'ChainExpression' ||
    expression.type === 'AssignmentExpression' ||
    expression.type === 'UpdateExpression' ||
    expression.type === 'AwaitExpression';
  return acts ? [{ ...spot(node), text: ';' }] : [];
};

/** A function that does something returns before it does. */
const returns: Operator = (node, path) => {
  if (node.type !== 'BlockStatement' || node.body.length < 2) return [];
  const around = path.at(-1);
  const isBody =
    around?.type === 'FunctionDeclaration' ||
    around?.type === 'FunctionExpression' ||
    around?.type === 'ArrowFunctionExpression';
  if (!isBody || around.generator || givesSomething(node)) return [];
  return [{ start: node.start + 1, end: node.start + 1, text: ' return;' }];
};

const OPERATORS: readonly Operator[] = [
  operators,
  numbers,
  booleans,
  conditions,
  opposites,
  omissions,
  returns,
];

/** Every mutant of a file, in the order of its lines. */
export function mutantsOf(file: string, source: string): Mutant[] {
  const found: Mutant[] = [];
  walk(parseSync(file, source).program, [], (node, path) => {
    for (const operator of OPERATORS)
      for (const change of operator(node, path, source)) found.push(mutant(file, source, path, change));
  });
  return found.sort((a, b) => a.start - b.start || a.end - b.end);
}

function mutant(file: string, source: string, path: Path, { start, end, text }: Change): Mutant {
  const first = source.lastIndexOf('\n', start - 1) + 1;
  const stop = source.indexOf('\n', end);
  const last = stop < 0 ? source.length : stop;
  return {
    file,
    line: source.slice(0, start).split('\n').length,
    scope: scopeOf(path),
    start,
    end,
    from: oneLine(source.slice(first, last)),
    to: oneLine(source.slice(first, start) + text + source.slice(end, last)),
    text,
  };
}

/** The source with the mistake in it. */
export function apply(source: string, { start, end, text }: Mutant): string {
  return source.slice(0, start) + text + source.slice(end);
}

/** Types say nothing at run time, and imports are no behaviour. */
const SILENT = /^(TS(?!AsExpression|SatisfiesExpression|NonNullExpression)|Import|ExportAll)/;

function walk(node: Node, path: Path, visit: (node: Node, path: Path) => void): void {
  if (SILENT.test(node.type)) return;
  visit(node, path);
  const inside = [...path, node];
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) walk(child, inside, visit);
  }
}

function isNode(x: unknown): x is Node {
  return typeof x === 'object' && x !== null && 'type' in x && typeof x.type === 'string' && 'start' in x;
}

function isText(node: Node): boolean {
  if (node.type === 'TemplateLiteral') return true;
  if (node.type === 'BinaryExpression') return isText(node.left) || isText(node.right);
  return node.type === 'Literal' && typeof node.value === 'string';
}

/** Whether a body returns a value, those of functions inside it aside. */
function givesSomething(body: Node): boolean {
  let gives = false;
  const look = (node: Node): void => {
    if (node.type === 'ReturnStatement' && node.argument) gives = true;
    for (const value of Object.values(node))
      for (const child of Array.isArray(value) ? value : [value])
        if (isNode(child) && !/Function/.test(child.type)) look(child);
  };
  look(body);
  return gives;
}

/** Names of the functions and of what holds them, from the outside in. */
function scopeOf(path: Path): string {
  return path.flatMap(node => nameOf(node) ?? []).join('.');
}

function nameOf(node: Node): string | undefined {
  switch (node.type) {
    case 'FunctionDeclaration':
    case 'ClassDeclaration':
      return node.id?.name;
    case 'VariableDeclarator':
      return holdsCode(node.init) && node.id.type === 'Identifier' ? node.id.name : undefined;
    case 'Property':
    case 'MethodDefinition':
    case 'PropertyDefinition':
      if (!holdsCode(node.value)) return undefined;
      return node.key.type === 'Identifier' || node.key.type === 'PrivateIdentifier'
        ? node.key.name
        : undefined;
    default:
      return undefined;
  }
}

function holdsCode(node: Node | null): boolean {
  return node !== null && /Function|Object|Class/.test(node.type);
}

function spot({ start, end }: Node): { start: number; end: number } {
  return { start, end };
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** The mutants themselves: a small project in which it is known which of them must die. */
import { execFile } from 'node:child_process';
import {
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, describe, expect, test } from 'vitest';
import { isEquivalent, reviewed } from '../mutants/equivalent.ts';
import { hunt, type Verdict } from '../mutants/hunt.ts';
import { apply, type Mutant, mutantsOf } from '../mutants/mutate.ts';
import { roundsOf } from '../mutants/rounds.ts';
import { sample } from '../mutants/sample.ts';
import { suitesOf } from '../mutants/scope.ts';
import { Tally } from '../mutants/tally.ts';

// Vitest inside Vitest: however long a busy machine takes for it.
const ROOT = join(import.meta.dirname, '..', '..');
const EDGE = `/** Whether somebody may come in. */
export function mayEnter(age: number): boolean {
  const least = 18;
  return age >= least;
}
`;
const LOOP = `export function steps(to: number): number {
  let n = 0;
  while (n < to) n += 1;
  return n;
}
`;
const TEST = `import { expect, test } from 'vitest';
import { mayEnter } from '../edge.ts';
import { steps } from '../loop.ts';
test('nobody younger', () => expect(mayEnter(17)).toBe(false));
test('somebody older', () => expect(mayEnter(19)).toBe(true));
test('steps', () => expect(steps(3)).toBe(3));
`;
const REVIEWED = {
  file: 'kernel/edge.ts',
  scope: 'mayEnter',
  from: 'const least = 18;',
  to: 'const least = 19;',
  reason: 'nobody is exactly eighteen here',
};

const project = mkdtempSync(join(tmpdir(), 'fathom-mutants-'));
afterAll(() => rmSync(project, { recursive: true }));
for (const [file, text] of Object.entries({
  'kernel/edge.ts': EDGE,
  'kernel/loop.ts': LOOP,
  'kernel/test/edge.test.ts': TEST,
  'package.json': '{ "type": "module" }',
  'scripts/mutants/equivalent.json': JSON.stringify([REVIEWED]),
})) {
  mkdirSync(dirname(join(project, file)), { recursive: true });
  writeFileSync(join(project, file), text);
}
symlinkSync(join(ROOT, 'node_modules'), join(project, 'node_modules'));

const files = () =>
  globSync('{kernel,scripts}/**/*', { cwd: project, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => [entry.name, readFileSync(join(entry.parentPath, entry.name), 'utf8')])
    .sort();

const run = (...flags: string[]) =>
  promisify(execFile)(process.execPath, [join(ROOT, 'scripts', 'mutants.ts'), '--root', project, ...flags]);

function only(what: string, file = 'kernel/edge.ts', source = EDGE): Mutant[] {
  return mutantsOf(file, source).filter(({ to }) => to === what);
}

describe('mutants', () => {
  test.each([
    ['a < b', ['a <= b']],
    ['a === b && c', ['a !== b && c', 'a === b || c']],
    ['a - 7', ['a + 7', 'a - 8', 'a - 6']],
    ['a(-1)', ['a(-0)']],
    ["a + 'px'", []],
    ['Math.min(a, b)', ['Math.max(a, b)']],
    ['a.some(b)', ['a.every(b)']],
    ['a ? b : c', ['true ? b : c', 'false ? b : c']],
    ['!true', ['!false']],
    ['a as 1', []],
  ])('of %s', (code, mutants) => {
    const source = `export const f = (a: number, b: number, c: number) => ${code};`;
    const found = mutantsOf('f.ts', source).map(mutant => apply(source, mutant).slice(50, -1));
    expect(found.map(text => text.replace(/^.*=> /, ''))).toEqual(expect.arrayContaining(mutants));
    expect(found).toHaveLength(mutants.length);
  });

  test('of statements: conditions that are always or never met, calls that do not happen, functions that return at once', () => {
    const source = 'function f(): void { if (a) b(); c = d; while (e) g(); }';
    expect(mutantsOf('f.ts', source).map(mutant => apply(source, mutant))).toEqual([
      'function f(): void { return; if (a) b(); c = d; while (e) g(); }',
      'function f(): void { if (true) b(); c = d; while (e) g(); }',
      'function f(): void { if (false) b(); c = d; while (e) g(); }',
      'function f(): void { if (a) ; c = d; while (e) g(); }',
      'function f(): void { if (a) b(); ; while (e) g(); }',
      'function f(): void { if (a) b(); c = d; while (false) g(); }',
      'function f(): void { if (a) b(); c = d; while (e) ; }',
    ]);
  });

  test('of a loop: it begins one later, ends one later or does not happen to do anything', () => {
    const source = 'for (let i = 0; i < n; i++) f(i);';
    expect(mutantsOf('f.ts', source).map(mutant => apply(source, mutant))).toEqual([
      'for (let i = 1; i < n; i++) f(i);',
      'for (let i = 0; i <= n; i++) f(i);',
      'for (let i = 0; i < n; i++) ;',
    ]);
  });

  test('say where they are: line, function, and the line before and after', () => {
    expect(only('return age > least;')).toMatchObject([
      { file: 'kernel/edge.ts', line: 4, scope: 'mayEnter', from: 'return age >= least;' },
    ]);
  });

  test('a sample is the same for the same seed, and has some of every group', () => {
    const candidates = suitesOf(ROOT).map(suite => ({
      suite,
      mutants: suite.files
        .slice(0, 6)
        .flatMap(file => mutantsOf(file, readFileSync(join(ROOT, file), 'utf8'))),
    }));
    const places = (seed: string) =>
      sample(candidates, 60, seed).map(({ suite, mutants }) => [
        suite.group,
        mutants.map(({ start }) => start),
      ]);
    expect(places('1')).toEqual(places('1'));
    expect(places('1')).not.toEqual(places('2'));
    for (const group of ['rules', 'kernel', 'server'])
      expect(places('1').some(([name, found]) => name === group && found.length > 5)).toBe(true);
  });
});

test('the nearest and quickest tests come first, slow ones alone at the end', () => {
  const sound = {
    'a/kit.test.ts': 9000,
    'a/dive.test.ts': 90,
    'a/tide.test.ts': 30,
    'a/words.test.ts': 2000,
  };
  const tally = new Tally();
  const rounds = (file: string) => roundsOf(file, Object.keys(sound), sound, tally);
  expect(rounds('steps/dive.ts')).toEqual([
    ['a/dive.test.ts', 'a/tide.test.ts'],
    ['a/words.test.ts'],
    ['a/kit.test.ts'],
  ]);
  expect(rounds('steps/other.ts')[0]).toEqual(['a/tide.test.ts', 'a/dive.test.ts']);
  expect(roundsOf('steps/dive.ts', ['a/kit.test.ts'], sound, tally)).toEqual([['a/kit.test.ts']]);
  expect(roundsOf('steps/dive.ts', [], sound, tally)).toEqual([]);
});

test('whoever has noticed much comes sooner, whoever was asked in vain later', () => {
  const sound = { 'a/lobby.test.ts': 3000, 'a/words.test.ts': 2000, 'a/table.test.ts': 4000 };
  const tally = new Tally();
  const order = () => roundsOf('seats.ts', Object.keys(sound), sound, tally).flat();
  expect(order()).toEqual(['a/words.test.ts', 'a/lobby.test.ts', 'a/table.test.ts']);
  tally.note({ took: { 'a/words.test.ts': 1 }, broken: [] });
  expect(order()).toEqual(['a/lobby.test.ts', 'a/words.test.ts', 'a/table.test.ts']);
  tally.note({
    took: { 'a/table.test.ts': 1 },
    broken: ['a/table.test.ts'],
    failed: 'a seat is taken twice',
  });
  expect(order()).toEqual(['a/table.test.ts', 'a/lobby.test.ts', 'a/words.test.ts']);
});

test('what is tested dies, what is not survives, what was reviewed is left out, and no file is touched', async () => {
  const before = files();
  const { stdout } = await run('--json', '--only', 'kernel/edge.ts');
  const { killed, survived, equivalent, survivors } = JSON.parse(stdout);
  expect(survivors.map(({ line, to }: Mutant) => `${line} ${to}`)).toEqual(['4 return age > least;']);
  expect([survived, equivalent]).toEqual([1, 1]);
  expect(killed + survived + equivalent).toBe(mutantsOf('kernel/edge.ts', EDGE).length);
  expect(files()).toEqual(before);
});

test('a mutant that never comes back is dead', async () => {
  const [suite] = suitesOf(project);
  const verdicts: Verdict[] = [];
  await hunt(
    project,
    suite,
    only('while (n < to) n -= 1;', 'kernel/loop.ts', LOOP),
    told => verdicts.push(told),
    {
      least: 5_000,
      times: 8,
    },
  );
  expect(verdicts).toMatchObject([{ fate: 'killed', by: 'it does not come back' }]);
});

test('tests that fail by themselves are no judge', async () => {
  const broken = join(project, 'broken');
  cpSync(join(project, 'kernel'), join(broken, 'kernel'), { recursive: true });
  symlinkSync(join(ROOT, 'node_modules'), join(broken, 'node_modules'));
  writeFileSync(join(broken, 'kernel', 'edge.ts'), EDGE.replace('18', '17'));
  const [suite] = suitesOf(broken);
  await expect(hunt(broken, suite, only('return age > least;'), () => {})).rejects.toThrow(
    'the tests of kernel fail without any mutant: nobody younger',
  );
});

test.each([
  [['--sample', 'many'], '--sample must be a whole number, not many'],
  [['--sample', '0'], '--sample must be a whole number, not 0'],
  [['--only', 'nowhere/*.ts'], 'nothing to mutate matches nowhere/*.ts'],
  [['--fast'], "Unknown option '--fast'"],
])('%j is refused in one sentence', async (flags, sentence) => {
  await expect(run(...flags)).rejects.toMatchObject({ code: 2, stderr: expect.stringContaining(sentence) });
});

test('what is listed as equivalent is still a mutant of its file, and listed once', () => {
  const known = reviewed(ROOT);
  const found = Object.groupBy(known, ({ file }) => file);
  for (const [file, entries = []] of Object.entries(found)) {
    const mutants = mutantsOf(file, readFileSync(join(ROOT, file), 'utf8'));
    for (const entry of entries)
      expect(
        mutants.some(mutant => isEquivalent(mutant, [entry])),
        `${file}: ${entry.to}`,
      ).toBe(true);
  }
  expect(new Set(known.map(entry => JSON.stringify({ ...entry, reason: '' }))).size).toBe(known.length);
});

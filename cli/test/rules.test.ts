import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { testNames, traceRules } from '../trace.ts';
import { fathom } from './run.ts';

test('finds the names of tests, groups and tables of tests', () => {
  const source = `
    test('SU-1 six columns', () => {});
    it("SU-2 it's twelve kinds", () => {});
    describe(\`SU-3 jokers\`, () => {
      test.each([[1, 'SU-99 no name'], [2, 'x']])('SU-4 with %i', n => {});
      test.each([
        { seats: 2 },
      ] as const)('SU-5 with $seats', () => {});
    });
    expect(refused(s, 'SU-6 not a test')).toBe('SU-7');
    // test 'SU-8 in a comment'
  `;
  expect(testNames(source)).toEqual([
    'SU-1 six columns',
    "SU-2 it's twelve kinds",
    'SU-3 jokers',
    'SU-4 with %i',
    'SU-5 with $seats',
  ]);
});

test('traces every rule and ruling to the tests that name it', () => {
  const folder = mkdtempSync(join(tmpdir(), 'fathom-rules-'));
  try {
    mkdirSync(join(folder, 'toy', 'test', 'deep'), { recursive: true });
    writeFileSync(
      join(folder, 'toy', 'RULES.md'),
      '- **TO-1** first\n- **TO-2** second, see TO-9\n- **TO-12** twelfth\n\n# Deutsch\n- **TO-1** erste\n',
    );
    writeFileSync(
      join(folder, 'toy', 'RULINGS.md'),
      '- **T-1 Who starts?** random\n- **T-2 Why?** because\n',
    );
    writeFileSync(
      join(folder, 'toy', 'test', 'deep', 'a.test.ts'),
      "test('TO-1 T-1 both', () => {});\ntest('TO-12 only', () => {});\ntest('TO-1 again', () => {});",
    );
    writeFileSync(join(folder, 'toy', 'test', 'helper.ts'), "test('TO-2 not a test file', () => {});");
    expect(traceRules(folder, 'toy')).toEqual([
      { game: 'toy', rule: 'TO-1', tests: ['TO-1 T-1 both', 'TO-1 again'] },
      { game: 'toy', rule: 'TO-2', tests: [] },
      { game: 'toy', rule: 'TO-12', tests: ['TO-12 only'] },
      { game: 'toy', rule: 'T-1', tests: ['TO-1 T-1 both'] },
      { game: 'toy', rule: 'T-2', tests: [] },
    ]);
    expect(traceRules(folder, 'nothing')).toEqual([]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('lists the rules of a game', async () => {
  const { code, out } = await fathom('rules', 'submarine');
  expect(code).toBe(0);
  expect(out).toMatch(/submarine\s+SU-1\s+\d+/);
  const untested = await fathom('rules', 'submarine', '--untested');
  expect(untested.code).toBe(0);
  for (const line of untested.out.split('\n').filter(Boolean)) expect(line).toMatch(/^submarine [A-Z]+-\d+$/);
});

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { oversized } from '../size.ts';

function problems(file: string, source: string): string[] {
  const root = mkdtempSync(join(tmpdir(), 'fathom-size-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), source);
  return oversized(root, [file]);
}

const lines = (count: number) => '1;\n'.repeat(count);

test('a file has at most 300 lines', () => {
  expect(problems('web/app.tsx', lines(300))).toEqual([]);
  expect(problems('web/app.tsx', lines(301))).toEqual([
    'web/app.tsx: has 301 lines; split it, 300 are the limit',
  ]);
});

test('data and words are as long as they need to be', () => {
  expect(problems('games/x/data/tiles.ts', lines(400))).toEqual([]);
  expect(problems('games/x/words/de.ts', lines(400))).toEqual([]);
});

test.each([
  ['function long() {', '}'],
  ['const long = () => {', '};'],
  ['const long = function () {', '};'],
  ['class A { long() {', '} }'],
  ['class A { long = () => {', '}; }'],
  ['const a = { long() {', '} };'],
  ['const a = { long: () => {', '} };'],
  ['const a = { async long() {', '} };'],
])('a function has at most 60 lines: %s', (head, tail) => {
  expect(problems('web/app.tsx', `${head}\n${lines(58)}${tail}\n`)).toEqual([]);
  expect(problems('web/app.tsx', `${head}\n${lines(59)}${tail}\n`)).toEqual([
    'web/app.tsx long: has 61 lines; split it, 60 are the limit',
  ]);
});

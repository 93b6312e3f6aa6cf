import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { SYMBOLS } from '../symbols.ts';

test('the names of the symbols are exactly those of the sprite', () => {
  const sprite = readFileSync(new URL('../symbols.svg', import.meta.url), 'utf8');
  const drawn = [...sprite.matchAll(/<symbol id="([^"]+)"/g)].map(match => match[1]);
  expect(drawn).toEqual([...SYMBOLS]);
});

test('the sprite needs no inline style, which the content security policy forbids', () => {
  const sprite = readFileSync(new URL('../symbols.svg', import.meta.url), 'utf8');
  expect(sprite).not.toMatch(/style=|<script|<style/);
});

import { GAMES } from '@fathom/games';
import { expect, test } from 'vitest';
import { languageOf } from '../language.ts';
import { fathom } from './run.ts';

const COMMANDS = ['serve', 'play', 'sim', 'ladder', 'replay', 'rules', 'bench'];

test.each<[string, RegExp]>([
  ['', /Usage: fathom/],
  ['dive', /no command "dive"/],
  ['toString', /no command "toString"/],
  ['sim', /<game> is missing/],
  ['sim ludo', /no game "ludo"; there is .*submarine/],
  ['sim submarine chess', /"chess" is one argument too many/],
  ['sim submarine --seats 6', /2 to 5 seats, not "6"/],
  ['sim submarine --seats two', /2 to 5 seats, not "two"/],
  ['sim submarine --seats 2.5', /2 to 5 seats/],
  ['sim submarine --games 0', /--games must be a whole number from 1/],
  ['sim submarine --games -3', /--games/],
  ['sim submarine --games 1e3', /--games must be a whole number/],
  ['sim submarine --bots deepblue', /no bot "deepblue"; there is novice/],
  ['sim submarine --bots random,', /--bots needs at least two bots/],
  ['sim submarine --options depth=3', /no option "depth"; it has cards, idleVoyages/],
  ['sim submarine --options idleVoyages=4', /idleVoyages is one of 2, 3, 5, not "4"/],
  ['sim submarine --options idleVoyages', /is not option=value/],
  ['sim submarine --speed 3', /--speed/],
  ['ladder submarine', /--bots needs at least two bots/],
  ['ladder submarine --bots greedy', /at least two bots/],
  ['ladder submarine --bots greedy,random --threads 0', /--threads/],
  ['play submarine --lang fr', /--lang is en or de, not "fr"/],
  ['replay', /<record.json> is missing/],
  ['replay /no/such/file.json', /cannot read "\/no\/such\/file.json"/],
  ['replay .', /cannot read "."/],
  ['rules ludo', /no game "ludo"/],
  ['bench ludo', /no game "ludo"/],
  ['bench --rounds 0', /--rounds/],
  ['serve now', /"now" is one argument too many/],
  ['serve --port 70000', /--port must be a whole number from 0 to 65535/],
])('fathom %s: exit code 2 and a reason', async (line, reason) => {
  const { code, out, err } = await fathom(...line.split(' ').filter(Boolean));
  expect(err).toMatch(reason);
  expect(out).toBe('');
  expect(code).toBe(2);
});

test.each(COMMANDS)('fathom %s --help says how it is used', async name => {
  const { code, out } = await fathom(name, '--help');
  expect(code).toBe(0);
  expect(out).toContain(`Usage: fathom ${name}`);
});

test('fathom --help lists every command', async () => {
  const { code, out } = await fathom('--help');
  expect(code).toBe(0);
  for (const name of COMMANDS) expect(out).toContain(`  ${name} `);
});

test('the language comes from --lang, then from the environment', () => {
  expect(languageOf('de', { LANG: 'en_GB.UTF-8' })).toBe('de');
  expect(languageOf(undefined, { LANG: 'de_DE.UTF-8' })).toBe('de');
  expect(languageOf(undefined, { LC_ALL: 'en_US', LANG: 'de_DE' })).toBe('en');
  expect(languageOf(undefined, { LANG: 'fr_FR' })).toBe('en');
  expect(languageOf(undefined, {})).toBe('en');
});

test('every game is known by its id', () => {
  expect(GAMES.map(({ meta }) => meta.id)).toContain('submarine');
});

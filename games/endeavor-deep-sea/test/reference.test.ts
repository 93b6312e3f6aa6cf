import { LANGS, tablesOf } from '@fathom/kernel';
import { describe, expect, test } from 'vitest';
import { BONUS_GOALS, SETBACKS, TEAM_GOALS } from '../data/coop.ts';
import { DESIGNS } from '../data/crew.ts';
import { JOURNALS } from '../data/journals.ts';
import { MISSIONS } from '../data/missions.ts';
import { TILES } from '../data/tiles.ts';
import { TOKENS } from '../data/tokens.ts';
import { reference } from '../reference.ts';
import { voice } from '../words/voice.ts';

const entries = reference.sections.flatMap(section => section.entries);

test('ED-210 ED-86 ED-81 ED-3 everything in the box is in the tables once', () => {
  const things = [...DESIGNS, ...JOURNALS, ...TILES, ...TOKENS, ...BONUS_GOALS].length + SETBACKS.length;
  const counted = ['specialists', 'journals', 'tiles', 'tokens', 'bonus', 'setbacks'];
  const listed = reference.sections
    .filter(({ key }) => counted.includes(key))
    .flatMap(section => section.entries);
  expect(listed).toHaveLength(things);
  const goals = [...MISSIONS.flatMap(mission => mission.goals), ...TEAM_GOALS.flat()];
  const of = (...keys: string[]) =>
    reference.sections.filter(({ key }) => keys.includes(key)).flatMap(section => section.entries);
  expect(of('goals', 'teamGoals')).toHaveLength(goals.length);
  expect(of('impact')).toHaveLength(2 * MISSIONS.length);
});

describe.each(LANGS)('in %s', lang => {
  const tables = tablesOf(reference, lang, voice.words[lang]);
  const said = tables.flatMap(table =>
    table.entries.map(({ name, effect, cost }) => [name, effect, ...(cost ? [cost] : [])]),
  );

  test('says what is printed', () => {
    const of = (id: string) => said[entries.findIndex(entry => entry.id === id)].join(' · ');
    expect(of('pilot')).toBe(
      lang === 'en'
        ? 'Pilot · Junior: 1 impact, Travel. Senior (Skipper): 1 inspiration, 1 coordination, Travel. 4 in the box. · recruitment level 1'
        : of('pilot'),
    );
    expect(of('pilot')).toMatch(/Junior: 1 (impact|Einfluss), (Travel|Bewegung)\./);
    expect(of('tile-brine-pool')).toMatch(/1 (impact|Einfluss)/);
    expect(of('token-disc-back')).toMatch(/5/);
    expect(of('goal-1-1')).toMatch(/(Sonar discs: 1 each|Sonar-Scheiben: je Stück 1), .*\+5, .*\+3\.$/);
    expect(of('goal-10-1')).toMatch(/(first|zuerst) \+4, .*\+2\.$/);
    expect(of('impact-8')).toMatch(/(row 5, hex 5|Reihe 5, Feld 5)/);
    expect(of('book-of-new-species')).not.toMatch(/(else gains|anderen erhalten) (your|deine)/);
    expect(of('team-7-1')).toMatch(/(discs or vessels in column C|Scheiben oder Tauchbooten in Spalte C)\. /);
    expect(of('hexes-9')).toMatch(/2 (points less|Punkte weniger)/);
  });
});

/** What the board promises without a browser: every legal move has its one place, and every plate is legible. */
import { checkOptions, LANGS, pick, seedRng, speaker } from '@fathom/kernel';
import { describe, expect, test } from 'vitest';
import { type Choices, choicesOf, movesIn } from '../board/choices.ts';
import { board } from '../board/index.tsx';
import { boxOf, diveSpot, PLATE, type Spot, siteSpot } from '../board/layout.ts';
import { breakable } from '../board/names.ts';
import { de } from '../board/words/de.ts';
import { en } from '../board/words/en.ts';
import { DESIGNS } from '../data/crew.ts';
import { TILES } from '../data/tiles.ts';
import { game } from '../game.ts';
import { promoted } from '../member.ts';
import type { Move } from '../move.ts';
import { write } from '../notation.ts';
import { designName, memberName, tileName } from '../words/terms.ts';
import { voice } from '../words/voice.ts';
import { standard } from './position.ts';

function placed(choices: Choices): Move[] {
  const { cell, site, dive, member, token, space, hex, clean, gain, track, design, loose, plain } = choices;
  return [
    ...[cell, site, token, hex].flatMap(map => [...map.values()].flat()),
    ...[dive, member, space, gain, track, design].flatMap(map => [...map.values()]),
    ...(clean ? [clean] : []),
    ...loose,
    ...plain,
  ];
}

describe('legal moves', () => {
  const tables: readonly [number, object][] = [
    [1, {}],
    [2, { token: 'either' }],
    [3, { mission: 6 }],
    [4, { mission: 9 }],
    [2, { mission: 8, mode: 'calm' }],
    [3, { mission: 4, mode: 'storm' }],
  ];
  test.each(tables)('%i seats, %o: each has exactly one place', (seats, given) => {
    const checked = checkOptions(game.meta.options, { ...given });
    if (!checked.ok) throw new Error(checked.option);
    const rng = seedRng('board', JSON.stringify(given));
    const s = game.setup(seats, checked.options, seedRng('board', 'play'));
    for (let n = 0; s.ending === '' && n < 1500; n++) {
      const [seat] = game.actors(s);
      const moves = game.moves(s, seat);
      const view = game.view(s, seat);
      const choices = choicesOf(moves, view);
      expect(placed(choices).map(write).sort()).toEqual(moves.map(write).sort());
      const inZones = view.ocean.flatMap((tile, cell) => (tile >= 0 ? movesIn(choices, view, cell) : []));
      const sea = ['travel', 'launch', 'drift', 'sonar', 'dive', 'conserve', 'publish', 'remove', 'net'];
      expect(inZones.map(write).sort()).toEqual(
        moves
          .filter(move => sea.includes(move.kind))
          .map(write)
          .sort(),
      );
      game.play(s, seat, pick(rng, moves));
    }
  });
});

describe('plates', () => {
  test.each(TILES.map((tile, i) => [tile.id, i] as const))('%s: places lie inside and apart', (_, tile) => {
    const spots: Spot[] = [...TILES[tile].sites.map(siteSpot), ...TILES[tile].dives.map(diveSpot)];
    for (const { x, y } of spots) {
      expect(x).toBeGreaterThan(15);
      expect(x).toBeLessThan(PLATE.width - 15);
      expect(y).toBeGreaterThan(15);
      expect(y).toBeLessThan(PLATE.height - 15);
    }
    for (const [i, a] of spots.entries())
      for (const b of spots.slice(i + 1)) expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(32);
  });

  test.each(TILES.map((tile, i) => [tile.id, i] as const))(
    '%s: what is shown holds every ring',
    (_, tile) => {
      const { x, y, width, height } = boxOf(tile);
      expect([x, y, PLATE.width - x - width, PLATE.height - y - height].every(margin => margin >= 0)).toBe(
        true,
      );
      for (const spot of [...TILES[tile].sites.map(siteSpot), ...TILES[tile].dives.map(diveSpot)]) {
        expect(Math.abs(spot.x - x - width / 2)).toBeLessThanOrEqual(width / 2 - 20);
        expect(Math.abs(spot.y - y - height / 2)).toBeLessThanOrEqual(height / 2 - 20);
      }
    },
  );

  test('few places are drawn larger than many', () => {
    const wide = (id: string) => boxOf(TILES.findIndex(tile => tile.id === id)).width;
    expect(wide('deepwater-shark')).toBeLessThan(wide('kelp-forest'));
    expect(wide('kelp-forest')).toBeLessThan(wide('rift-valley'));
  });
});

test.each(LANGS)('in %s the score says what each goal of the mission counted', lang => {
  const say = speaker(lang, board.voice.words[lang]);
  const s = game.setup(2, standard({ mission: 1 }), seedRng('score', 'play'));
  const notes = ['goal1', 'goal2', 'goal3', 'impact'].map(key => board.partNote?.(key, game.view(s, 0), say));
  expect(notes).toEqual(
    lang === 'en'
      ? ['sonar discs', 'publications', 'conservation discs', '']
      : ['Sonar-Scheiben', 'Publikationen', 'Meeresschutz-Scheiben', ''],
  );
  const seventh = game.setup(2, standard({ mission: 7 }), seedRng('score', 'play'));
  expect(board.partNote?.('goal1', game.view(seventh, 0), say)).toMatch(/ in (column|Spalte) C$/);
});

describe('names on narrow cards', () => {
  const words = { en: { ...voice.words.en, ...en }, de: { ...voice.words.de, ...de } };
  test.each(LANGS)('%s: every long word can be divided, and nothing else changes', lang => {
    const say = speaker(lang, words[lang]);
    const names = [
      ...TILES.map((_, i) => tileName(say, i)),
      ...DESIGNS.flatMap((_, i) => [designName(say, i), memberName(say, promoted(i))]),
    ];
    for (const name of names) {
      const shown = breakable(say, name);
      expect(shown.replaceAll('\u00ad', '')).toBe(name);
      for (const part of shown.split(/[\u00ad\s-]/)) expect(part.length, shown).toBeLessThanOrEqual(12);
    }
  });
});

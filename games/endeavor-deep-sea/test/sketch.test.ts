import { describe, expect, test } from 'vitest';
import { sketcher } from '../../test/sketched.ts';
import { game } from '../game.ts';
import { voice } from '../words/voice.ts';
import { type Position, position } from './position.ts';

const sketch = sketcher(game, voice);

describe('the position as text', () => {
  const common: Position = {
    round: 3,
    zones: { E1: 'dying-reef' },
    discs: { 'the-sea-star.s1': 0, 'the-sea-star.j1': 1 },
    vessels: ['C1 C1', 'C1'],
    research: [4, 0],
    crew: ['pilot*', ''],
    held: ['disc', ''],
    journals: ['', 'maps-of-light'],
  };

  test('shows every zone with its vessels and sites', () => {
    const text = sketch(position(common), 0);
    expect(text).toContain('Round 3 of 6. Mission 1 · The Call of the Ocean.');
    expect(text).toContain('C1 The Sea Star · vessels: Ines ×2, Mateo');
    expect(text).toMatch(
      /dive: \d tokens · sonar 2 of 3 free, next: depth 1–2 · publish, yellow field: Mateo/,
    );
    expect(text).toMatch(/^E1 Dying Reef\n {3}conserve( \(1\))?: 1 research → 1 reputation · /m);
    expect(text).toMatch(/^Tiles left: \d at depth 1, /m);
    expect(sketch(position(common), 0, 'de')).toMatch(/Sonar 2 von 3 frei, als Nächstes: Tiefe 1–2/);
  });

  test('shows the own crew with its actions, of the others names, journals and tokens of all', () => {
    const text = sketch(position(common), 0);
    expect(text).toMatch(/^Ines: \d+ points? · 3 discs ready · 4 research · reputation 1 · /m);
    expect(text).toMatch(/^ {2}Team Leader: Travel or Sonar or Dive or Conserve or Publish$/m);
    expect(text).toMatch(/^ {2}Pilot \(has a disc\): Travel$/m);
    expect(text).toMatch(/^ {2}Tokens: disc \(\d research\)$/m);
    expect(text).toMatch(/^ {2}Crew: Team Leader$/m);
    expect(text).toMatch(/^ {2}Journals: Maps of Light$/m);
  });

  test('shows the goals with prices and standing, and the journals on display', () => {
    const text = sketch(position({ ...common, display: 'steady-hands state-of-the-sea' }), 1);
    expect(text).toContain('sonar discs, 1 each, most +5, second +3: Ines 1 (+6), Mateo 0 (+0)');
    expect(text).toContain('Steady Hands: 1 research, green field, a promotion, Travel with technology +1');
  });

  test('whoever recruits sees both sides of the specialists of an allowed rank', () => {
    const s = position({ ...common, phase: 'recruit' });
    expect(sketch(s, 0)).toMatch(/Specialists on offer\n {2}.+, rank 1, junior: .+; senior: /);
    expect(sketch(s, 0)).not.toContain('rank 2, junior');
    expect(sketch(s, 1)).not.toContain('Specialists on offer');
  });

  test('together: the goals of the team and the setback of the round', () => {
    const s = position({ ...common, mode: 'storm', round: 4, setbacks: 'hiring-freeze' });
    const text = sketch(s, 0);
    expect(text).toContain('Round 4 of 7.');
    expect(text).toMatch(/^Setback Hiring Freeze: The recruitment level counts \d lower\.$/m);
    expect(text).toMatch(/^ {2}sonar discs: 1 of \d+$/m);
    expect(sketch(s, 0, 'de')).toMatch(/^Rückschlag Einstellungsstopp: /m);
  });
});

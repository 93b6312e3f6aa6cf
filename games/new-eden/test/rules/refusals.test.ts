/** What a refusal says besides its rule has to be true. */
import { LANGS, speaker } from '@fathom/kernel';
import { describe, expect, test } from 'vitest';
import { game } from '../../game.ts';
import { voice } from '../../words/voice.ts';
import { type Position, position } from '../position.ts';
import { actor, move, play } from '../table.ts';

/** The sentence of a refusal, in both languages. */
function said(p: Position, before: readonly string[], text: string): string {
  const s = position(p);
  play(s, ...before);
  const refusal = game.explain(s, actor(s), move(text));
  return LANGS.map(lang => speaker(lang, voice.words[lang])(`refuse.${refusal?.key}`, refusal?.params)).join(
    '\n',
  );
}

const HELPS = /The power plant makes|Das Kraftwerk bringt/;
const DISPLAY = ['1A-01 1A-02 1A-03'];

describe.each([
  [2, true],
  [3, false],
])('NE-87 with %i uses of the power plant', (plant, helps) => {
  test('NE-30 it is named for a card that is too dear', () => {
    const text = said({ seats: 3, display: DISPLAY, stations: [{ coins: 2, plant }] }, [], 'buy:1A-01');
    expect(HELPS.test(text), text).toBe(helps);
  });

  test('NE-88 it is named for an expansion that is too dear', () => {
    const text = said({ seats: 3, stations: [{ coins: 5, plant }] }, [], 'expand:oxygen');
    expect(HELPS.test(text), text).toBe(helps);
  });

  test('A-22 it is named for cards of the black market that are too dear', () => {
    const hands = ['1B-01 1B-02 1B-03', '1B-04 1B-05 1B-06'];
    const text = said(
      { seats: 2, phase: 'B', hands, stations: [{ coins: 2, plant }] },
      [],
      'market:1B-01+1B-02',
    );
    expect(HELPS.test(text), text).toBe(helps);
  });

  test('A-28 it is named for a bid that is too high', () => {
    const text = said({ seats: 3, phase: 'C', stations: [{ coins: 2, plant }] }, ['row:1'], 'bid:3');
    expect(HELPS.test(text), text).toBe(helps);
  });
});

describe('NE-65 A-32 one more activation is named', () => {
  const won: Position = {
    seats: 2,
    phase: 'C',
    display: ['1B-01 1B-02 1B-03'],
    stations: [{ coins: 5, plant: 3, dome: 2, cards: '1A-01' }],
  };
  const taken = ['row:1', 'bid:1', 'drop', 'attach:1B-01', 'attach:1B-02', 'attach:1B-03'];

  test('while it can be taken', () => {
    expect(said(won, taken, 'use:S1')).toMatch(
      /One more is possible for 1 damage\.\n.*Eine weitere gibt es/s,
    );
  });

  test('no longer when it was taken', () => {
    const text = said(won, [...taken, 'extra', 'use:S1', 'hold:1'], 'use:S2');
    expect(text).not.toMatch(/One more|Eine weitere/);
  });
});

describe('places are named as the board names them', () => {
  test('NE-34 NE-37 A-12 modules by their cards, arms by their groups', () => {
    const p: Position = { seats: 3, stations: [{ cards: '1A-01*1 1A-02', dome: 1 }] };
    expect(said(p, ['use:S2'], 'swim:2:c2-c1')).toContain('Nobody lies ready at Nodule Scout.');
    expect(said(p, ['use:S2'], 'swim:2:c1-dome')).toContain('From Kelp Picker to the dome');
    expect(said(p, ['use:S2'], 'swim:2:c1-dome')).toContain('Tangpflücker → Kuppel');
    expect(said(p, ['use:S2'], 'swim:2:dome-h1')).toContain('Your habitat arm does not reach that far.');
    expect(said(p, ['use:S2', 'hold:2'], 'activate:dome')).not.toContain('undefined');
  });
});

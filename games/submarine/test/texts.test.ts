/** What is written about the rules is what is played, in both languages. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGS, type Lang, speaker } from '@fathom/kernel';
import { describe, expect, test } from 'vitest';
import { voice } from '../words/voice.ts';

const FILES: Readonly<Record<Lang, { readonly rules: string; readonly rulings: string }>> = {
  en: { rules: read('RULES.md'), rulings: read('RULINGS.md') },
  de: { rules: read('RULES.de.md'), rulings: read('RULINGS.de.md') },
};

function read(name: string): string {
  return readFileSync(join(import.meta.dirname, '..', name), 'utf8');
}

/** The text of one numbered rule. */
function rule(lang: Lang, id: string): string {
  const { rules, rulings } = FILES[lang];
  return (
    `${rules}\n${rulings}`.split('\n').find(line => new RegExp(`^- \\*\\*${id}\\b`).test(line)) ?? 'missing'
  );
}

function numbers(text: string): string[] {
  return [...text.matchAll(/^- \*\*([A-Z]+-\d+)/gm)].map(([, id]) => id);
}

test('both languages have the same rules and rulings in the same order, and refer to the same ones', () => {
  for (const part of ['rules', 'rulings'] as const) {
    expect(numbers(FILES.de[part])).toEqual(numbers(FILES.en[part]));
    expect(numbers(FILES.en[part]).length).toBeGreaterThan(40);
  }
  const references = (lang: Lang, id: string) => rule(lang, id).match(/\bS[U]?-\d+/g);
  for (const id of [...numbers(FILES.en.rules), ...numbers(FILES.en.rulings)])
    expect(references('de', id), id).toEqual(references('en', id));
});

describe.each(LANGS)('%s', lang => {
  const say = speaker(lang, voice.words[lang]);
  const progress = { en: 'progress', de: 'Fortschritt' }[lang];

  test.each([
    ['option.idleVoyages', {}],
    ['option.idleVoyages.about', {}],
    ['status.idle', { voyage: 4, left: 1 }],
    ['status.idle', { voyage: 4, left: 2 }],
    ['ending.idle', {}],
    ['event.ended', { ending: 'idle' }],
  ])('S-31 S-38 the end without progress is called so: %s', (key, params) => {
    expect(say(key, params)).toContain(progress);
    expect(say(key, params)).not.toMatch(/salvag|berg|birg/i);
  });

  test('S-31 the rules name the fourth ending and how it is scored', () => {
    const section = FILES[lang].rules.split('\n## ').at(-1) ?? '';
    expect(section.split('- **SU-44**')[0]).toContain('S-31');
    expect(rule(lang, 'SU-47')).toContain('S-31');
  });

  test('SU-13 S-1 the rule says that chance decides who begins', () => {
    expect(rule(lang, 'SU-13')).toContain('S-1');
  });

  test('SU-34 S-7 drawing after a payment happens by itself', () => {
    expect(rule(lang, 'SU-34')).toContain('S-7');
    expect(rule(lang, 'SU-34')).not.toMatch(/\b(may|darf)\b/);
  });

  test('SU-30 nobody has to salvage everything', () => {
    expect(rule(lang, 'SU-30')).toMatch(
      { en: /\bmay\b.*\bany number\b/, de: /\bdarfst\b.*\bbeliebig viele\b/ }[lang],
    );
  });

  test('S-2 S-31 rulings name the options and their values as the page does', () => {
    const { rulings } = FILES[lang];
    for (const key of ['option.cards', 'option.cards.even', 'option.idleVoyages']) {
      const [open, close] = { en: ['"', '"'], de: ['„', '“'] }[lang];
      expect(rulings).toContain(`${open}${say(key)}${close}`);
    }
    expect(rulings).not.toMatch(/idleVoyages|["„](cards|even|shuffled)["“]/);
  });
});

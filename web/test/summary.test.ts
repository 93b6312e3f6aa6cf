/** Every game has a page to lay beside the board, which says the same in both languages and names rules that exist. */
import { readFileSync } from 'node:fs';
import { LANGS, type SummaryBook } from '@fathom/kernel';
import { expect, test } from 'vitest';
import { GAME_IDS } from './tables.tsx';

test.each(GAME_IDS)('%s fits on a page in both languages', async id => {
  const { summary } = (await import(`../../games/${id}/summary/index.ts`)) as { summary: SummaryBook };
  const [en, de] = LANGS.map(lang => summary[lang].map(({ rule, lines }) => `${rule}: ${lines.length}`));
  expect(en).toEqual(de);
  const rules = readFileSync(`${import.meta.dirname}/../../games/${id}/RULES.md`, 'utf8');
  for (const { rule } of summary.en) expect(rules).toContain(`**${rule}**`);
});

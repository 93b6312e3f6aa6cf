/** Every picture of the rules is a position that can be reached, stands beside a rule that exists, and has a caption. */
import { globSync, readFileSync } from 'node:fs';
import { type FigureBook, LANGS, speaker } from '@fathom/kernel';
import { describe, expect, test } from 'vitest';
import { figureProps } from '../pages/rules/figure.tsx';
import { GAME_IDS, load, markupOf } from './tables.tsx';

/** Drawn only once the browser has measured the board. */
const MEASURED = /^seat:\d+:cell\b/;

const ROOT = `${import.meta.dirname}/../..`;

describe.each(GAME_IDS)('pictures of the rules of %s', id => {
  test('are drawn, with something lit', async () => {
    const [game, { figures, words }] = await Promise.all([load(id), bookOf(id)]);
    expect(figures.length).toBeGreaterThanOrEqual(6);
    for (const figure of figures) {
      const say = speaker('en', words.en, game.board.voice.words.en);
      const props = figureProps(game, figure, say);
      expect(props.moves.length, figure.rule).toBeGreaterThan(0);
      const [place] = game.board.places.ofMove(props.moves[0], props.view);
      const markup = markupOf(game, { props, seat: 0, events: [] });
      if (!MEASURED.test(place)) expect(markup, figure.rule).toMatch(/class="[^"]*\b(legal|can|lit|light)\b/);
    }
  });

  test('stand beside rules and say what they show', async () => {
    const { figures, words } = await bookOf(id);
    const files = globSync(`games/${id}/RULES*.md`, { cwd: ROOT });
    for (const { rule } of figures) {
      for (const file of files) expect(readFileSync(`${ROOT}/${file}`, 'utf8'), file).toMatch(`**${rule}**`);
      for (const lang of LANGS) expect(words[lang][`figure.${rule}`], rule).toBeTruthy();
    }
  });
});

function bookOf(id: string): Promise<FigureBook> {
  return import(`../../games/${id}/figures/index.ts`) as Promise<FigureBook>;
}

/** Every picture of the rules is a position that can be reached, stands beside a rule that exists, and has a caption. */
import { globSync, readFileSync } from 'node:fs';
import { type FigureBook, LANGS, speaker } from '@fathom/kernel';
import { describe, expect, test } from 'vitest';
import { figureProps } from '../pages/rules/figure.tsx';
import { GAME_IDS, load, MEASURED, markupOf } from './tables.tsx';

const ROOT = `${import.meta.dirname}/../..`;

/** Sections without a picture, by their first rule, and why. */
const PLAIN: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  submarine: { 'SU-6': 'the picture of the sea before it is what set-up leads to' },
  'new-eden': {
    'NE-1': 'a list of what is in the box',
    'NE-5': 'the first picture of buying shows the display as it is set up',
    'NE-23': 'one sentence that names the phases, each of which has pictures',
    'NE-24': 'how a turn goes; buying, moving and passing follow with pictures of their own',
  },
  'endeavor-deep-sea': {
    'ED-20': 'the pictures of the ocean and of recruiting show what it leads to',
    'ED-34': 'names the phases, each of which has pictures',
    'ED-220': 'says who can play; the rules of the mode follow with pictures',
    'B-1': 'a table of cards; the picture of the mode shows where they lie',
    'CO-17': 'the end of the mode, in numbers; its goals are drawn above',
  },
  flotilla: {
    'FL-1': 'the idea in three sentences; joining the Flotilla has its picture',
    'FL-4': 'a list of what is in the box',
    'FL-49': 'one sentence; diving and research have their pictures',
    'FL-94': 'results of published games and of bots',
  },
};

describe.each(GAME_IDS)('pictures of the rules of %s', id => {
  test('are drawn, with something lit', async () => {
    const [game, { figures, words }] = await Promise.all([load(id), bookOf(id)]);
    expect(figures.length).toBeGreaterThanOrEqual(6);
    for (const figure of figures) {
      const say = speaker('en', words.en, game.board.voice.words.en);
      const props = figureProps(game, figure, say);
      expect(props.moves.length, figure.rule).toBeGreaterThan(0);
      const [place] = game.board.places.ofMove(props.moves[0], props.view);
      const markup = markupOf(game, { props });
      if (figure.panel) expect(game.board.panels.map(({ key }) => key)).toContain(figure.panel);
      else if (!MEASURED.test(place))
        expect(markup, figure.rule).toMatch(/class="[^"]*\b(legal|can|lit|light)\b/);
    }
  });

  test('stand in every section that needs one', async () => {
    const { figures } = await bookOf(id);
    const pictured = new Set(figures.map(({ rule }) => rule));
    const sections = sectionsOf(readFileSync(`${ROOT}/games/${id}/RULES.md`, 'utf8'));
    const bare = sections.filter(rules => !rules.some(rule => pictured.has(rule))).map(([first]) => first);
    expect(bare.sort()).toEqual(Object.keys(PLAIN[id]).sort());
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

/** The numbers of the rules below each heading that has any. */
function sectionsOf(book: string): string[][] {
  return book
    .split(/^#+ /m)
    .map(section => [...section.matchAll(/^\s*- \*\*([A-Z]+-\d+)\*\*/gm)].map(([, rule]) => rule))
    .filter(rules => rules.length > 0);
}

function bookOf(id: string): Promise<FigureBook> {
  return import(`../../games/${id}/figures/index.ts`) as Promise<FigureBook>;
}

/** Every page, sheet and end that is looked at. */
import { GAMES } from '@fathom/games';
import { key, press } from './acts.ts';
import { judgedScenes } from './judged.ts';
import { finished } from './matches.ts';
import { ONLINE } from './online.ts';
import { remembering, type Scene } from './scene.ts';
import { tableScenes } from './tables.ts';

const PLAYED = [
  'submarine/column',
  'new-eden/final-4',
  'new-eden/outwitted',
  'endeavor-deep-sea/won',
  'flotilla/greedy',
];

export async function allScenes(): Promise<Scene[]> {
  const games = await Promise.all(GAMES.map(({ meta }) => ofGame(meta.id)));
  return [...general(), ...games.flat(), ...(await tableScenes()), ...(await judgedScenes()), ...ONLINE];
}

function general(): Scene[] {
  const memory = remembering(...PLAYED.map((name, i) => finished(name, 3 + 30 * i)));
  return [
    { name: 'lobby', path: '/', until: 'h1' },
    {
      name: 'lobby-settings',
      path: '/',
      until: 'h1',
      act: press('.ibtn:has([data-sign=i-settings])', 'dialog[open]'),
    },
    { name: 'lobby-played', path: '/', until: 'h1', memory },
    { name: 'replays', path: '/replay', until: 'h1', memory },
    { name: 'replays-none', path: '/replay', until: 'h1' },
    { name: 'me', path: '/me', until: 'h1', memory },
    { name: 'missing', path: '/nowhere/at/all', until: 'h1, h2' },
    { name: 'learn', path: '/learn', until: 'h1' },
  ];
}

async function ofGame(game: string): Promise<Scene[]> {
  const entry = GAMES.find(({ meta }) => meta.id === game);
  const book = (await entry?.lessons?.())?.lessons;
  const [puzzle] = (await entry?.puzzles?.())?.puzzles.puzzles ?? [];
  const short = game.replace('-deep-sea', '');
  const coach = '[data-testid=coach]';
  const lessons = [book?.guided, book?.lessons[0], book?.lessons.at(-1)].flatMap(lesson => lesson?.id ?? []);
  return [
    { name: `${short}-figures`, path: `/games/${game}`, until: 'h1' },
    { name: `${short}-summary`, path: `/rules/${game}/summary`, until: 'h1, h2' },
    { name: `${short}-start`, path: `/local/${game}`, until: 'form' },
    {
      name: `${short}-start-options`,
      path: `/local/${game}`,
      until: 'form',
      act: press('.options summary', '.option .select'),
    },
    { name: `${short}-rules`, path: `/rules/${game}`, until: '.txt section' },
    {
      name: `${short}-rules-contents`,
      path: `/rules/${game}`,
      until: '.txt section',
      act: press('.side > .btn', '.side'),
      widths: [390, 768],
    },
    {
      name: `${short}-rules-search`,
      path: `/rules/${game}`,
      until: '.txt section',
      act: async page => {
        await page.getByRole('searchbox').fill('-12');
        await page.locator('.txt mark').first().waitFor();
        return true;
      },
    },
    { name: `${short}-learn`, path: `/learn/${game}`, until: 'h1' },
    ...lessons.map((id, i) => ({
      name: `${short}-lesson-${i + 1}`,
      path: `/learn/${game}/${id}`,
      until: coach,
    })),
    ...(puzzle
      ? [{ name: `${short}-puzzle`, path: `/learn/${game}/puzzles/${puzzle.id}`, until: coach }]
      : []),
    ...(puzzle
      ? [
          {
            name: `${short}-puzzle-moves`,
            path: `/learn/${game}/puzzles/${puzzle.id}`,
            until: coach,
            act: key('m', '.move-list'),
          },
        ]
      : []),
  ];
}

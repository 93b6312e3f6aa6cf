/** What the end says, of recorded matches: who won and by what, whose station fell, what a team was short of. */
import { readFileSync } from 'node:fs';
import { type Lang, type MatchRecord, type Result, speaker } from '@fathom/kernel';
import type { TeamReport } from '@fathom/parts/board.ts';
import { SpeechProvider } from '@fathom/parts/say.tsx';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { seatInfos } from '../marks.tsx';
import { filmRecord, knownAt } from '../pages/replay/film.ts';
import type { Situation } from '../pages/table/props.ts';
import { Missing, Setbacks } from '../pages/table/team.tsx';
import { Verdict } from '../pages/table/verdict.tsx';
import { WORDS } from './all-words.ts';
import { load } from './tables.tsx';

const NAMES = ['Ines', 'Mateo', 'Noor', 'Yuki', 'Bo'];

interface Ended {
  readonly situation: Situation;
  readonly result: Result;
  read(page: ReactNode): string;
}

/** The end of a recorded match as seat 0 sees it. */
async function ended(name: string, lang: Lang): Promise<Ended> {
  const [id, file] = name.split('/');
  const text = readFileSync(new URL(`../../games/${id}/test/fixtures/${file}.json`, import.meta.url), 'utf8');
  const record: MatchRecord = JSON.parse(text);
  const game = await load(id);
  const filmed = filmRecord(game.rules, record);
  if (!filmed.ok || !record.result) throw new Error(`${name} has no end`);
  const people = Array.from({ length: record.seats }, (_, i) => ({
    ...{ kind: 'person' as const, connected: true, name: NAMES[i] },
  }));
  const say = speaker(lang, game.board.voice.words[lang], ...WORDS[lang]);
  const known = knownAt(filmed.film, filmed.film.told.count, 0);
  return {
    situation: { game, known, you: 0, seats: seatInfos(people, ''), say },
    result: record.result,
    read: page =>
      renderToStaticMarkup(<SpeechProvider value={{ lang, say }}>{page}</SpeechProvider>)
        .replace(/<(?!small|b|li|p|h)[^>]*>/g, '')
        .replace(/<[^>]*>/g, ' ')
        .replace(/ +/g, ' '),
  };
}

describe('the verdict', () => {
  test.each([
    ['new-eden/final-3', 'en', 'Stations collapsed: Mateo and you.'],
    ['new-eden/final-3', 'de', 'Eingestürzt: die Stationen von Mateo und dir.'],
    ['new-eden/outbuilt', 'en', '28 ahead of you. The widest gap: Value of the station, 49 to 35.'],
    ['new-eden/outwitted', 'de', 'Eingestürzt: die Station von Deep Thought.'],
    [
      'endeavor-deep-sea/mission-5',
      'en',
      'You and Yuki share the victory Six rounds are over. Both have 64.',
    ],
    ['submarine/idle', 'de', 'Beide haben 0 und sind auch nach der Gleichstandsregel gleich.'],
    ['flotilla/greedy', 'de', 'Mateo gewinnt mit 128'],
  ] as const)('of %s, %s: %s', async (name, lang, sentence) => {
    const { situation, result, read } = await ended(name, lang);
    const rivals = situation.game.board.rivals?.(situation.known.view) ?? [];
    expect(read(<Verdict {...{ situation, result, rivals }} />)).toContain(sentence);
  });
});

describe('a team', () => {
  async function reported(name: string, lang: Lang): Promise<{ team: TeamReport; read: Ended['read'] }> {
    const { situation, read } = await ended(name, lang);
    const team = (await situation.game.board.team?.())?.team(situation.known.view, situation.say);
    if (!team) throw new Error(`${name} was no team`);
    return { team, read };
  }

  test('that won hears of the next grade, the nearest goals first, and of the next mission', async () => {
    const { team, read } = await reported('endeavor-deep-sea/won', 'en');
    expect(read(<Missing team={team} />)).toMatch(/For Protected, one more goal\..*1 short.*1 short/);
    expect(team.other?.options).toEqual({ mission: 2 });
  });

  test('that lost hears what would have been enough, what struck it, and may try a calmer sea', async () => {
    const { team, read } = await reported('endeavor-deep-sea/lost', 'de');
    expect(read(<Missing team={team} />)).toMatch(/4 Ziele mehr hätten gereicht\..*Ins Dunkel/);
    expect(read(<Setbacks team={team} />)).toMatch(/Runde 4 Starke Strömung/);
    expect(team.setbacks.length).toBe(4);
    expect(team.other?.options).toEqual({ mode: 'open' });
  });
});

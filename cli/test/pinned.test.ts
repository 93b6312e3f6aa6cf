/** Every earlier version that is kept: its matches replay to the result they had, and are told in both languages. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { GAMES, type GameEntry, pinnedEdition, rulesOf, versionsOf } from '@fathom/games';
import { type Event, LANGS, type MatchRecord, speaker, tellRecord, verify } from '@fathom/kernel';
import { describe, expect, test } from 'vitest';

const kept = GAMES.flatMap(entry =>
  Object.keys(entry.pinned ?? {}).map(version => [entry.meta.title, Number(version), entry] as const),
);

describe.each(kept)('%s, version %i', (_, version, entry) => {
  const file = join(import.meta.dirname, '../../games', entry.meta.id, 'test/pinned', `v${version}.json`);
  const record: MatchRecord = JSON.parse(readFileSync(file, 'utf8'));
  const edition = async () => {
    const found = await pinnedEdition(entry, version);
    if (!found) throw new Error(`version ${version} is not pinned`);
    return found;
  };

  test('a match that was recorded with it has the same result', async () => {
    expect(record).toMatchObject({ game: entry.meta.id, version });
    expect(record.result).toBeDefined();
    const { game } = await edition();
    expect(game.meta).toMatchObject({ id: entry.meta.id, version });
    expect(verify(game, record)).toMatchObject({ ok: true });
  });

  test.each(LANGS)('log, position, moves and parts of the score have words (%s)', async lang => {
    const { game, voice } = await edition();
    const say = speaker(lang, voice.words[lang]);
    const table = { viewer: 'spectator', name: (seat: number) => `P${seat}` } as const;
    const outcome = tellRecord(game, { ...record, moves: record.moves.slice(0, 40) });
    if (!outcome.ok) throw new Error(outcome.error.problem);
    const { told } = outcome;
    const view = told.view('spectator');
    const events: readonly Event[] = told.entries('spectator').flatMap(entry => entry.events);
    const seat = told.actors[0];
    const sentences = [
      ...events.map(event => voice.tell(say, event, table)),
      ...told.movesOf(seat).map(text => voice.label(say, game.read(text), told.view(seat))),
      voice.ask(say, view, table, []),
      voice.sketch?.(say, view, table) ?? '',
    ];
    expect(sentences.filter(text => text === '' || /\b(event|label|ask|wait|sketch)\.\w/.test(text))).toEqual(
      [],
    );
    for (const { key } of game.standing(view)[0].parts) expect(say(`part.${key}`)).not.toBe(`part.${key}`);
  });
});

test('a version is the present one, or pinned, or not kept', async () => {
  for (const entry of GAMES as readonly GameEntry[]) {
    const { version } = entry.meta;
    expect(await rulesOf(entry, version)).toBe((await entry.rules()).game);
    expect(await pinnedEdition(entry, version)).toBeUndefined();
    expect(await rulesOf(entry, version + 1)).toBeUndefined();
    expect(versionsOf(entry).at(-1)).toBe(version);
  }
});

/** A match of an earlier version of the rules: the position in words, the moves in a list. */
import { readFileSync } from 'node:fs';
import { GAMES, pinnedEdition } from '@fathom/games';
import { type MatchRecord, speaker } from '@fathom/kernel';
import { SpeechProvider } from '@fathom/parts/say.tsx';
import { de as parts } from '@fathom/parts/words/de.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { seatInfos } from '../marks.tsx';
import { filmRecord, knownAt } from '../pages/replay/film.ts';
import { plainBoard } from '../pages/table/plain.tsx';
import { boardProps } from '../pages/table/props.ts';
import { de } from '../words/de.ts';

const kept = GAMES.flatMap(entry =>
  Object.keys(entry.pinned ?? {}).map(version => [entry.meta.id, Number(version), entry] as const),
);

test.each(kept)('%s, version %i', async (id, version, entry) => {
  const edition = await pinnedEdition(entry, version);
  if (!edition) throw new Error('it is not kept');
  const file = new URL(`../../games/${id}/test/pinned/v${version}.json`, import.meta.url);
  const record: MatchRecord = JSON.parse(readFileSync(file, 'utf8'));
  const filmed = filmRecord(edition.game, record);
  if (!filmed.ok) throw new Error(filmed.error.problem);
  const { told } = filmed.film;
  const at = Math.floor(told.count / 2);
  const you = told.game.actors(told.stateAfter(at))[0];
  const legal = told.game.moves(told.stateAfter(at), you).map(move => told.game.write(move));
  const board = plainBoard(edition);
  const say = speaker('de', board.voice.words.de, de, parts);
  const people = { kind: 'person', connected: true } as const;
  const seats = seatInfos(
    Array.from({ length: record.seats }, (_, i) => ({ ...people, name: `P${i}` })),
    '',
  );
  const known = { ...knownAt(filmed.film, at, you), moves: legal };
  const sent: string[] = [];
  const given = boardProps(
    { game: { rules: edition.game, board }, known, you, seats, say },
    { send: text => sent.push(text), refuse: () => {} },
  );
  const html = renderToStaticMarkup(
    <SpeechProvider value={{ lang: 'de', say }}>
      <board.Board {...given} />
      <board.Tray {...given} />
    </SpeechProvider>,
  );
  expect(html).toContain('früheren Fassung der Regeln');
  expect(html.match(/<pre>[^<]{80,}/)).not.toBeNull();
  expect(html.match(/data-move="/g)).toHaveLength(legal.length);
  expect(board.status(given)).toBe(`Regeln, Fassung ${version}`);
  given.send(given.moves[0]);
  expect(sent).toEqual([legal[0]]);
});

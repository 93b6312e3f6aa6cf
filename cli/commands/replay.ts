import {
  type Game,
  type MatchRecord,
  type RecordError,
  type Stateful,
  speaker,
  verify,
} from '@fathom/kernel';
import { parse, positionals } from '../arguments.ts';
import type { Command } from '../command.ts';
import { LANGUAGE_HELP, languageOf } from '../language.ts';
import { editionFor, recordAt, unsound } from '../record.ts';
import { scoreTable } from '../terminal/scores.ts';
import { WORDS } from '../words.ts';

export const command: Command = {
  help: `Usage: fathom replay <record.json> [--verify] [--lang en|de] [--json]

Replays the record of a match through the rules of its version and prints the final scores. Fails with the place in the record when a
move is not allowed, when the result is not what the moves lead to, or when the seed does not match the commitment.
Exit code 1 when the record is wrong, 2 when it cannot be read.

  --verify      fails also when the record claims too little to be checked: no result, or no commitment to the seed
  --lang …      ${LANGUAGE_HELP}
  --json        prints one JSON object and nothing else`,

  async run(args, io) {
    const { values, positionals: given } = parse(args, {
      verify: { type: 'boolean', default: false },
      lang: { type: 'string' },
      json: { type: 'boolean', default: false },
    });
    const [path] = positionals(given, 'record.json');
    const lang = languageOf(values.lang);
    const { record, entry } = await recordAt(path);
    const { game, voice } = await editionFor(path, record, entry, lang);
    const replayed = verify(game, record);
    if (!replayed.ok) throw unsound(path, replayed.error);
    const missing = values.verify ? unverifiable(game, record, replayed.state) : undefined;
    if (missing) throw unsound(path, missing);

    const result = game.result(replayed.state);
    const standings = game.standing(game.view(replayed.state, 'spectator'));
    if (values.json) {
      const { seats, moves } = record;
      io.out(
        JSON.stringify({ game: record.game, seats, moves: moves.length, result: result ?? null, standings }),
      );
      return 0;
    }
    const say = speaker(lang, voice.words[lang], WORDS[lang]);
    const ending = result ? say(`ending.${result.ending}`) : say('cli.running');
    const { seats, moves } = record;
    io.out(`${say('cli.summary', { title: say('title'), seats, moves: moves.length, ending })}\n`);
    io.out(
      scoreTable(standings, result, say, seat => record.names?.[seat] ?? say('cli.seat', { n: seat + 1 })),
    );
    if (values.verify) io.out(`\n${say('cli.verified')}`);
    return 0;
  },
};

/** What the record would have to say so that somebody who was not there can trust it. */
function unverifiable(game: Game, record: MatchRecord, state: Stateful): RecordError | undefined {
  if (game.result(state) === undefined)
    return { at: `moves[${record.moves.length}]`, problem: 'is missing: the match is not over here' };
  if (record.result === undefined) return { at: 'result', problem: 'is missing' };
  if (record.commit === undefined)
    return { at: 'commit', problem: 'is missing, so nobody can tell whether the seed was fixed beforehand' };
  return undefined;
}

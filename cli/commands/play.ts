import { writeFile } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { playerOf } from '@fathom/bots/arena.ts';
import { BOT_NAMES } from '@fathom/bots/names.ts';
import {
  commitment,
  type MatchRecord,
  PLAY_RNG,
  randomHex,
  seedRng,
  speaker,
  ToldMatch,
} from '@fathom/kernel';
import { BOT_KINDS, botsNamed, gameNamed, optionsFor, parse, positionals, seatsFor } from '../arguments.ts';
import { type Command, Failure } from '../command.ts';
import { LANGUAGE_HELP, languageOf } from '../language.ts';
import { playAtTerminal } from '../terminal/game.ts';
import { WORDS } from '../words.ts';

export const command: Command = {
  help: `Usage: fathom play <game> [--seats N] [--bots a,b] [--lang en|de] [--options name=value] [--seed S] [--save FILE]

A game in the terminal: you against bots. Every legal move has a number; u takes a move back.

  --seats N      seats at the table (the fewest the game allows)
  --bots a,b     the bots of the other seats, repeated when there are more seats (skilled):
                 ${BOT_KINDS}
  --lang …       ${LANGUAGE_HELP}
  --options …    table options, as name=value
  --seed S       play a certain deal
  --save FILE    writes the record of the match, for \`fathom replay\``,

  async run(args, io) {
    const { values, positionals: given } = parse(args, {
      seats: { type: 'string' },
      bots: { type: 'string', default: 'skilled' },
      lang: { type: 'string' },
      options: { type: 'string', multiple: true, default: [] },
      seed: { type: 'string' },
      save: { type: 'string' },
    });
    const [id] = positionals(given, 'game');
    const entry = gameNamed(id);
    const seats = seatsFor(entry.meta, values.seats);
    const named = botsNamed(values.bots);
    const lang = languageOf(values.lang);
    const options = optionsFor(entry.meta, values.options);
    const seed = values.seed ?? randomHex();

    const [{ game }, { voice }] = await Promise.all([entry.rules(), entry.voice()]);
    const say = speaker(lang, voice.words[lang], WORDS[lang]);
    const bots = Array.from({ length: seats }, (_, seat) => named[Math.max(0, seat - 1) % named.length]);
    const names = bots.map(({ name: level }, seat) =>
      seat === 0 ? say('cli.you') : `${BOT_NAMES[seat - 1]} (${level})`,
    );
    const told = new ToldMatch(game, { seats, options, seed, rng: PLAY_RNG });
    const lines = createInterface({ input: process.stdin });
    const reader = lines[Symbol.asyncIterator]();
    await playAtTerminal({
      told,
      voice,
      say,
      table: { viewer: 0, name: seat => names[seat] },
      bots: bots.map(({ strength }, seat) => playerOf(game, strength, seedRng(seed, `bot/${seat}`))),
      io,
      ask: async prompt => {
        process.stdout.write(prompt);
        const { value, done } = await reader.next();
        return done ? undefined : value;
      },
    });
    lines.close();
    if (values.save !== undefined) {
      await save(values.save, recordOf(told, names));
      io.out(say('cli.saved', { path: values.save }));
    }
    return 0;
  },
};

function recordOf({ game, setup, moves, result }: ToldMatch, names: readonly string[]): MatchRecord {
  const nonce = randomHex();
  const { id, version } = game.meta;
  return {
    fathom: 1,
    game: id,
    version,
    ...setup,
    moves: moves.map(({ seat, text }) => [seat, text] as const),
    names,
    commit: commitment(setup.seed, nonce),
    nonce,
    ...(result && { result }),
  };
}

async function save(path: string, record: MatchRecord): Promise<void> {
  try {
    await writeFile(path, `${JSON.stringify(record)}\n`);
  } catch (error) {
    throw new Failure(`cannot write "${path}": ${error instanceof Error ? error.message : String(error)}`);
  }
}

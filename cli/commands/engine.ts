import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';
import type { BotAnswer, BotRequest } from '@fathom/bots/request.ts';
import { parse, positionals } from '../arguments.ts';
import type { Command } from '../command.ts';
import { isQuestion, PROTOCOL, readLine } from '../engine/protocol.ts';
import { ROOT } from '../missing.ts';

type Think = (request: BotRequest) => Promise<BotAnswer>;

export const command: Command = {
  help: `Usage: fathom engine [--from folder]

Answers questions for moves, one JSON object a line: questions on standard input, answers on standard output. This is how
\`fathom ladder\` speaks with bots of other programs; docs/bots.md describes the lines. Ends with its input.

  --from folder   the bots of another copy of Fathom, such as an older one (this one)`,

  async run(args, io) {
    const { values, positionals: given } = parse(args, { from: { type: 'string', default: ROOT } });
    positionals(given);
    const think = await thinkIn(resolve(values.from));
    for await (const line of createInterface({ input: process.stdin })) {
      io.out(JSON.stringify(await reply(line, think)));
    }
    return 0;
  },
};

async function reply(line: string, think: Think): Promise<object> {
  const said = readLine(line);
  if (said && 'hello' in said) return { hello: PROTOCOL, name: 'fathom' };
  if (!said || !isQuestion(said)) return { error: 'this is no question' };
  const { id, ...request } = said;
  try {
    return { id, ...(await think(request as unknown as BotRequest)) };
  } catch (error) {
    return { id, error: error instanceof Error ? error.message : String(error) };
  }
}

/** Every copy of Fathom thinks when it gets a request, also those that could not be asked line by line yet. */
async function thinkIn(folder: string): Promise<Think> {
  const { think } = await import(pathToFileURL(join(folder, 'bots', 'think.ts')).href);
  return think;
}

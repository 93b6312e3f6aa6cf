import { parse, positionals, whole } from '../arguments.ts';
import { type Command, Failure, UsageError } from '../command.ts';
import { stopSignal } from '../signal.ts';

export const command: Command = {
  help: `Usage: fathom worker [--nats URL] [--threads N]

Thinks for the bots of every node that is connected to the same NATS, until it is told to stop (Ctrl-C). Start as many
as you like, on as many machines as you like: a node thinks itself only when no worker has a hand free.

  --nats URL      the NATS servers, separated by commas (NATS_URL)
  --threads N     how many bots think at the same time (FATHOM_BOT_THREADS, else 1)`,

  async run(args, io) {
    const { values, positionals: given } = parse(args, {
      nats: { type: 'string' },
      threads: { type: 'string' },
    });
    positionals(given);
    const { BadSetting, configFrom, startWorker } = await import('@fathom/server');
    try {
      const settings = configFrom(process.env);
      const nats = values.nats ?? settings.nats;
      if (nats === undefined) throw new UsageError('where is NATS? Say it with --nats or NATS_URL');
      const threads =
        values.threads === undefined ? settings.botThreads : whole('threads', values.threads, 1, 64);
      const worker = await startWorker(nats, threads);
      io.out(`Thinking for the bots at ${nats.replaceAll(/\/\/[^@/,]*@/g, '//')}. Stop it with Ctrl-C.`);
      await stopSignal();
      io.out('Stopping …');
      await worker.close();
      return 0;
    } catch (error) {
      if (error instanceof UsageError) throw error;
      if (error instanceof BadSetting) throw new UsageError(error.message);
      throw new Failure(
        `the worker did not start: ${error instanceof Error ? error.message : String(error)}`,
      );
    }
  },
};

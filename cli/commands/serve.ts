import { parse, positionals, whole } from '../arguments.ts';
import { type Command, Failure, UsageError } from '../command.ts';
import { stopSignal } from '../signal.ts';

export const command: Command = {
  help: `Usage: fathom serve [--port P] [--host H] [--data FOLDER]

Starts a server with all games and keeps it running until it is told to stop (Ctrl-C).

  --port P        where it listens (PORT, else 8080)
  --host H        which address it listens on (HOST, else localhost; 0.0.0.0 lets others in)
  --data FOLDER   where matches are kept (FATHOM_DATA, else ./data)

With DATABASE_URL (PostgreSQL) and NATS_URL any number of nodes serve the same matches; see docs/hosting.md.`,

  async run(args, io) {
    const { values, positionals: given } = parse(args, {
      port: { type: 'string' },
      host: { type: 'string' },
      data: { type: 'string' },
    });
    positionals(given);
    // What is written from here on is for its owner only: hands and keys are in it.
    process.umask(0o077);
    const { BadSetting, serve } = await import('@fathom/server');
    const settings = {
      ...(values.port !== undefined && { port: whole('port', values.port, 0, 65535) }),
      ...(values.host !== undefined && { host: values.host }),
      ...(values.data !== undefined && { data: values.data }),
    };
    const server = await serve(settings).catch((error: unknown) => {
      if (error instanceof BadSetting) throw new UsageError(error.message);
      throw new Failure(
        `the server did not start: ${error instanceof Error ? error.message : String(error)}`,
      );
    });
    io.out('Fathom: board games from the deep sea. Ctrl-C stops it.');
    io.out(`Fathom is ready:  ${server.url}`);
    io.out(`Matches are in:   ${server.keeps}`);
    await stopSignal();
    io.out('Stopping …');
    await server.close();
    return 0;
  },
};

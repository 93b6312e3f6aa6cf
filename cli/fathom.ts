#!/usr/bin/env -S node --max-semi-space-size=16 --no-allocation-site-pretenuring
import { enableCompileCache } from 'node:module';

// The sources are compiled at the first start only.
enableCompileCache();
const { main } = await import('./main.ts');

const io = {
  out: (text: string) => void process.stdout.write(`${text}\n`),
  err: (text: string) => void process.stderr.write(`${text}\n`),
};

// `fathom rules | head` is no error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1));
process.exitCode = await main(process.argv.slice(2), io);

/** `npm run fuzz -- [--requests 100000] [--seed S]`: damaged requests against a real server; fails on any finding. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { fuzz } from '../server/test/fuzz/fuzzer.ts';

const { values } = parseArgs({
  options: { requests: { type: 'string', default: '100000' }, seed: { type: 'string', default: 'fathom' } },
});
const requests = Number(values.requests);
const data = mkdtempSync(join(tmpdir(), 'fathom-fuzz-'));
const megabytes = (bytes: number) => `${Math.round(bytes / 2 ** 20)} MB`;
try {
  const progress = (done: number) => process.stderr.isTTY && process.stderr.write(`\r${done} of ${requests}`);
  const report = await fuzz({ data, seed: values.seed, requests, progress });
  const { findings, statuses, streams, created, seconds, memory } = report;
  console.log(
    `\n${report.requests} damaged requests (${streams} streams) in ${seconds.toFixed(0)} s, seed "${values.seed}"`,
  );
  console.log(`answers: ${[...statuses].map(([status, n]) => `${n} × ${status || 'closed'}`).join(', ')}`);
  console.log(`tables made by requests that were still valid: ${created}; state of all others unchanged`);
  console.log(`memory of the server: ${megabytes(memory[0])} before, ${megabytes(memory[1])} at the end`);
  for (const finding of findings.slice(0, 50)) console.log(finding);
  console.log(`${findings.length} findings`);
  process.exitCode = findings.length === 0 ? 0 : 1;
} finally {
  rmSync(data, { recursive: true, force: true });
}

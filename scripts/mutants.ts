/**
 * Changes rules, kernel and server tables mechanically and runs the tests that cover them:
 * `npm run mutants -- [--sample N] [--seed S] [--only <glob>] [--tests <glob>] [--json]`. Nothing is written; what survives lacks a test.
 * Each verdict is told as it comes, with `--json` beside the object.
 */
import { readFileSync } from 'node:fs';
import { join, matchesGlob } from 'node:path';
import { parseArgs } from 'node:util';
import { isEquivalent, reviewed } from './mutants/equivalent.ts';
import { hunt, type Verdict } from './mutants/hunt.ts';
import { type Mutant, mutantsOf } from './mutants/mutate.ts';
import { asJson, asText, lineOf } from './mutants/report.ts';
import { sample } from './mutants/sample.ts';
import { type Suite, suitesOf } from './mutants/scope.ts';

const USAGE =
  'usage: npm run mutants -- [--sample N] [--seed S] [--only <glob>] [--tests <glob>] [--root <folder>] [--json]';

function flags() {
  try {
    const { values } = parseArgs({
      options: {
        sample: { type: 'string' },
        seed: { type: 'string', default: '1' },
        only: { type: 'string', default: '**' },
        tests: { type: 'string', default: '**' },
        root: { type: 'string', default: join(import.meta.dirname, '..') },
        json: { type: 'boolean', default: false },
      },
    });
    if (values.sample === undefined || /^[1-9]\d*$/.test(values.sample)) return values;
    console.error(`--sample must be a whole number, not ${values.sample}\n${USAGE}`);
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : error}\n${USAGE}`);
  }
  return process.exit(2);
}

const { sample: size, seed, only, tests, root, json } = flags();
const candidates = suitesOf(root, tests).map(suite => ({
  suite,
  mutants: suite.files
    .filter(file => matchesGlob(file, only))
    .flatMap(file => mutantsOf(file, readFileSync(join(root, file), 'utf8'))),
}));
if (candidates.every(({ mutants }) => mutants.length === 0)) {
  console.error(`nothing to mutate matches ${only}`);
  process.exit(2);
}

const known = reviewed(root);
const verdicts: Verdict[] = [];
const equivalent: { readonly mutant: Mutant; readonly suite: Suite }[] = [];
for (const { suite, mutants } of sample(candidates, size === undefined ? undefined : Number(size), seed)) {
  equivalent.push(
    ...mutants.filter(mutant => isEquivalent(mutant, known)).map(mutant => ({ mutant, suite })),
  );
  const open = mutants.filter(mutant => !isEquivalent(mutant, known));
  if (open.length === 0) continue;
  const found = await hunt(root, suite, open, verdict => {
    const line = `${verdict.fate === 'killed' ? '·' : '✗'} ${lineOf(verdict)}`;
    if (json) console.error(line);
    else console.log(line);
  });
  verdicts.push(...found);
}
console.log(json ? JSON.stringify(asJson(verdicts, equivalent), null, 2) : asText(verdicts, equivalent));

/** Finds and stores a recorded game for every end condition: `node scripts/fixtures.ts <game> <ending> …`. Existing files stay as they are. */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findGame } from '@fathom/games';
import { optionVariants } from '@fathom/kernel';
import { DRIVERS, recordGame } from '@fathom/kernel/testkit/index.ts';

const [id, ...endings] = process.argv.slice(2);
const entry = findGame(id ?? '');
if (!entry || endings.length === 0) {
  console.error('usage: node scripts/fixtures.ts <game> <ending> …');
  process.exit(2);
}
const { game } = await entry.rules();
const folder = join(import.meta.dirname, '..', 'games', entry.meta.id, 'test', 'fixtures');
mkdirSync(folder, { recursive: true });

for (const ending of endings) {
  const file = join(folder, `${ending}.json`);
  if (existsSync(file)) continue;
  const record = find(ending);
  if (record) writeFileSync(file, `${JSON.stringify(record)}\n`);
  else process.exitCode = 1;
  console.log(
    record ? `${ending}: ${record.seats} seats, ${record.moves.length} moves` : `${ending}: not found`,
  );
}

function find(ending: string) {
  const { min, max } = game.meta.seats;
  const [options] = optionVariants(game.meta.options);
  for (let i = 0; i < 3000; i++) {
    for (let seats = min; seats <= max; seats++) {
      for (const driver of DRIVERS) {
        const record = recordGame(game, { seats, options, seed: `fixture-${i}`, driver });
        if (record.result?.ending === ending) return record;
      }
    }
  }
  return undefined;
}

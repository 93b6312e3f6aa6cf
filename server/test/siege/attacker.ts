/** Attacks a server on this machine, in a process of its own and for a limited time: `attacker.ts <kind> <seconds> <target as JSON>`. */
import { setTimeout as wait } from 'node:timers/promises';
import { FLOODS, type Flood, type FloodName, type Target } from './floods.ts';

const MOST = 200_000;

const [kind, seconds, text] = process.argv.slice(2);
const target: Target = JSON.parse(text);
const { hostname } = new URL(target.url);
if (!/^127\./.test(hostname) || !/^127\./.test(target.address)) throw new Error('only within this machine');
const { width, attempt }: Flood = FLOODS[kind as FloodName];
const end = Date.now() + 1000 * Number(seconds);
let tries = 0;

// Whoever started it is gone: so is it.
process.stdin.once('end', report).resume();

function report(): void {
  process.stdout.write(`${tries}\n`, () => process.exit());
}

async function go(): Promise<void> {
  while (Date.now() < end && tries < MOST) {
    const begun = Date.now();
    await attempt(target, tries++).catch(() => {});
    // A connection that is refused at once is tried again, but not in a circle without a breath.
    if (Date.now() === begun) await wait(1);
  }
}

await Promise.race([Promise.all(Array.from({ length: width }, go)), wait(end - Date.now() + 2000)]);
report();

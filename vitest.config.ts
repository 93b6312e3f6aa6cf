import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Minutes each, and mostly waiting: begun last they would keep everybody waiting. */
const LONG = [/\/server\/test\/(fault|exactly-once)\.test\.ts$/, /\/e2e\//];

class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => {
      const found = LONG.findIndex(pattern => pattern.test(moduleId));
      return found < 0 ? LONG.length : found;
    };
    return (await super.sort(files)).sort((a, b) => rank(a) - rank(b));
  }
}

/** On a busy machine everything takes longer, and nothing fails for that: only what hangs is ended. */
const patience = { testTimeout: 900_000, hookTimeout: 600_000, expect: { poll: { timeout: 120_000 } } };

/** JSX and styles are loaded by Vite, and so is what is loaded twice. Node loads everything else, which then runs a third faster. */
const DRAWN = [
  'web/test/*.test.tsx',
  'web/test/{crawl,figures,life,lights,pages,places,prompts,reading,replay,session,signs,summary}.test.ts',
  'games/*/test/board.test.ts',
  'bots/test/pool.test.ts',
];
const native = { viteModuleRunner: false, nodeLoader: false };

export default defineConfig({
  test: {
    // Some tests wait, so there are two workers more than cores; more browsers at once only take each other the processor.
    maxWorkers: availableParallelism() + 2,
    sequence: { sequencer: LongFirst },
    projects: [
      {
        test: {
          name: 'rules',
          include: [
            '{kernel,bots,parts}/test/**/*.test.{ts,tsx}',
            'games/*/test/**/*.test.{ts,tsx}',
            'cli/new/template/test/**/*.test.ts',
          ],
          exclude: DRAWN,
          // Pure functions leave nothing behind, so their files share a process.
          isolate: false,
          experimental: native,
          ...patience,
        },
      },
      { test: { name: 'drawn', include: DRAWN, ...patience } },
      {
        test: {
          name: 'system',
          include: ['{server,web,cli,bench,scripts}/test/**/*.test.ts', 'e2e/**/*.test.ts'],
          exclude: DRAWN,
          experimental: native,
          ...patience,
        },
      },
    ],
  },
});

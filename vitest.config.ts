import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['*/test/**/*.test.{ts,tsx}', 'games/*/test/**/*.test.{ts,tsx}', 'e2e/**/*.test.ts'],
    // Browser and server tests mostly wait, so every core gets a worker.
    maxWorkers: Math.max(2, availableParallelism()),
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});

import { defineConfig } from 'vitest/config';
import { LongestFirst } from './scripts/longest-first.mjs';

const deep = process.env.PANTHEON_DEEP === '1';
const never = ['**/node_modules/**', '**/dist/**'];

export default defineConfig({
  test: {
    pool: 'threads',
    maxWorkers: 2,
    reporters: ['default', './scripts/closing-line.mjs'],
    sequence: { sequencer: LongestFirst },
    testTimeout: deep ? 600_000 : 60_000,
    hookTimeout: 120_000,
    projects: [
      {
        extends: true,
        test: { name: 'unit', include: ['**/tests/**/*.test.{ts,tsx}'], exclude: [...never, 'e2e/**'] },
      },
      {
        extends: true,
        test: {
          name: 'e2e',
          globalSetup: ['e2e/build-page.ts'],
          // Every file opens a browser of its own; the rules of the games are loaded once a worker.
          isolate: false,
          include: deep ? ['e2e/**/*.e2e.ts', 'e2e/**/*.deep.ts'] : ['e2e/**/*.e2e.ts'],
          exclude: never,
          sequence: { groupOrder: 1 },
          testTimeout: 60_000,
        },
      },
    ],
  },
});

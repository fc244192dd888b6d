import { defineConfig } from 'vitest/config';

const never = ['**/node_modules/**', '**/dist/**'];

export default defineConfig({
  test: {
    pool: 'threads',
    maxWorkers: 2,
    projects: [
      {
        extends: true,
        test: { name: 'unit', include: ['**/tests/**/*.test.{ts,tsx}'], exclude: [...never, 'e2e/**'] },
      },
      {
        extends: true,
        test: {
          name: 'e2e',
          include: ['e2e/**/*.e2e.ts'],
          exclude: never,
          fileParallelism: false,
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});

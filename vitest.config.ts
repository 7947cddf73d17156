import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['packages/*/src/**/*.test.{ts,tsx}', 'tools/**/*.test.ts'],
    exclude: ['**/node_modules/**', 'packages/e2e/**'],
    setupFiles: ['tools/vitest-setup.ts'],
    // Much of the time goes into waiting for processes and databases, so even two cores take two.
    maxWorkers: '100%',
    // A busy machine is slow, not wrong.
    testTimeout: 30_000,
    hookTimeout: 60_000,
    coverage: {
      provider: 'v8',
      // Core decides what happens to people's words, so nearly all of it has to be exercised.
      include: ['packages/core/src/**/*.ts'],
      exclude: ['**/*.test.ts', '**/testing/**'],
      thresholds: { lines: 95, branches: 95, functions: 95, statements: 95 },
      reporter: ['text-summary', ['text', { skipFull: true }]],
      reportsDirectory: '.cache/coverage',
    },
  },
})

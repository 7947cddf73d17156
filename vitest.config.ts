import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const CORE = 'packages/core/src/**/*.test.ts'
/** They look into modules (`vi.mock`), so nobody else may have loaded these before. */
const APART = [
  'packages/server/src/crypto/passwords.test.ts',
  'packages/server/src/features/account/login.test.ts',
]
const NOT_OURS = ['**/node_modules/**', 'packages/e2e/**']

export default defineConfig({
  test: {
    setupFiles: ['tools/vitest-setup.ts'],
    // Every thread and process that a test starts would strip and compile the same files anew.
    env: { NODE_COMPILE_CACHE: fileURLToPath(new URL('.cache/node', import.meta.url)) },
    // Much of the time goes into waiting for processes and databases, so even two cores take two.
    maxWorkers: '100%',
    // A busy machine is slow, not wrong.
    testTimeout: 30_000,
    hookTimeout: 60_000,
    // No test file leaves anything behind, and loading everything for each took most of the time.
    isolate: false,
    projects: [
      { extends: true, test: { name: 'core', include: [CORE] } },
      {
        extends: true,
        test: {
          name: 'rest',
          include: ['packages/*/src/**/*.test.{ts,tsx}', 'tools/**/*.test.ts'],
          exclude: [...NOT_OURS, CORE, ...APART],
        },
      },
      { extends: true, test: { name: 'apart', include: APART, isolate: true } },
    ],
    coverage: {
      provider: 'v8',
      // Core decides what happens to people's words, so its own tests have to exercise nearly all of it.
      include: ['packages/core/src/**/*.ts'],
      exclude: ['**/*.test.ts', '**/testing/**'],
      thresholds: { lines: 95, branches: 95, functions: 95, statements: 95 },
      reporter: ['text-summary', ['text', { skipFull: true }]],
      reportsDirectory: '.cache/coverage',
    },
  },
})

import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { LongestFirst } from './tools/longest-first.ts'

const CORE = 'packages/core/src/**/*.test.ts'
/** What these reach by thousands of texts is reached by others too, and to count it doubles their time. */
const UNCOUNTED = [
  'packages/core/src/reminders/due.properties.test.ts',
  'packages/core/src/safety/safety.bounds.test.ts',
  'packages/core/src/safety/safety.properties.test.ts',
]
/** They look into modules (`vi.mock`), so nobody else may have loaded these before. */
const APART = [
  'packages/server/src/crypto/passwords.test.ts',
  'packages/server/src/features/account/login.test.ts',
]

export default defineConfig({
  test: {
    setupFiles: ['tools/vitest-setup.ts'],
    // Every thread and process that a test starts would strip and compile the same files anew.
    env: { NODE_COMPILE_CACHE: fileURLToPath(new URL('.cache/node', import.meta.url)) },
    // Workers share the cores, so threads that collect beside them only take turns away.
    execArgv: ['--single-threaded-gc', '--max-semi-space-size=64'],
    // Even two cores take two; `npm test` takes one more where there is waiting (tools/suite).
    maxWorkers: '100%',
    sequence: { sequencer: LongestFirst },
    // A busy machine is slow, not wrong.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 15_000 } },
    // No test file leaves anything behind, and loading everything for each took most of the time.
    isolate: false,
    projects: [
      { extends: true, test: { name: 'core', include: [CORE], exclude: UNCOUNTED } },
      {
        extends: true,
        test: {
          name: 'rest',
          include: [
            'packages/!(core|e2e)/src/**/*.test.{ts,tsx}',
            'tools/**/*.test.ts',
            ...UNCOUNTED,
          ],
          exclude: ['**/node_modules/**', '**/*.component.test.tsx', ...APART],
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

import { runInFront } from '../setup/child.mjs'
import { root } from '../setup/paths.mjs'
import { startPostgres } from '../setup/postgres.mjs'

/** Of each, `npm test` has a share; these are lives, requests and rounds of one run. */
const MORE = {
  FUZZ_REQUESTS: '20000',
  FUZZ_LIVES: '100',
  PAYING_LIVES: '40',
  PAYING_STEPS: '20',
  KILL_ROUNDS: '10',
}

const FILES = [
  'packages/server/src/http/every-endpoint.test.ts',
  'packages/server/src/features/billing/lives.test.ts',
  'packages/server/src/features/account/account-kill.test.ts',
  'packages/server/src/features/journal/kill.test.ts',
  'packages/server/src/database/kill.test.ts',
  'packages/web/src/services/sync/fuzz/revoked-lives.test.ts',
  'packages/web/src/services/sync/level-change/fuzz',
]

/** Runs the seeded tests with larger shares; what is set in the environment goes first. */
export async function proveFuzz(env: NodeJS.ProcessEnv): Promise<boolean> {
  const began = performance.now()
  const url = env.TEST_DATABASE_URL ?? (await startPostgres()).url
  const wanted = { ...MORE, ...env, TEST_DATABASE_URL: url, CI: 'true' }
  const code = await runInFront(
    process.execPath,
    ['node_modules/vitest/vitest.mjs', 'run', '--project=rest', ...FILES],
    { cwd: root, env: wanted },
  )
  const shares = Object.keys(MORE).map((name) => `${name}=${wanted[name as keyof typeof MORE]}`)
  const seconds = Math.round((performance.now() - began) / 1000)
  console.log(`fuzz: ${code === 0 ? 'passed' : 'FAILED'} in ${seconds} s (${shares.join(', ')})`)
  return code === 0
}

import { ensureBuilt } from '../setup/build.mjs'
import { runInFront } from '../setup/child.mjs'
import { ensureChromium } from '../setup/chromium.mjs'
import { inRoot } from '../setup/paths.mjs'

/** Whole days of people at both levels, each with words of its own, and the leaks that are planted. */
export async function proveLeaks({
  LEAK_DAYS = '3',
  LEAK_TURN: _,
  ...env
}: NodeJS.ProcessEnv): Promise<boolean> {
  const began = performance.now()
  await ensureBuilt()
  const CHROMIUM_PATH = env.CHROMIUM_PATH ?? (await ensureChromium())
  const files = ['privacy/no-word-leaves', 'privacy/planted-leaks']
  const code = await runInFront(
    process.execPath,
    [
      inRoot('node_modules/@playwright/test/cli.js'),
      'test',
      `--repeat-each=${LEAK_DAYS}`,
      ...files,
    ],
    { cwd: inRoot('packages/e2e'), env: { ...env, CHROMIUM_PATH } },
  )
  const seconds = Math.round((performance.now() - began) / 1000)
  const verdict = code === 0 ? 'nothing leaked, and all planted leaks were caught' : 'FAILED'
  console.log(`leaks: ${verdict}, in ${LEAK_DAYS} days at each level, in ${seconds} s`)
  return code === 0
}

import { existsSync, mkdtempSync, symlinkSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { runInFront } from '../setup/child.mjs'
import { root } from '../setup/paths.mjs'

/** What our own tools set, and what would save a stranger a step. */
const OURS = /^(?:npm_(?!config_registry$)|VITEST|NODE_|TEST_DATABASE_URL$|CHROMIUM_PATH$)/

/** Runs all of `npm test` as a stranger: in a fresh clone, with an empty npm cache. */
export async function proveClone(env: NodeJS.ProcessEnv): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), 'daywell-stranger-'))
  const clone = join(folder, 'main')
  const began = performance.now()
  try {
    await runInFront('git', ['clone', '--quiet', root, clone])
    const shared = join(dirname(root), 'shared')
    if (existsSync(shared)) symlinkSync(shared, join(folder, 'shared'))
    const code = await runInFront('npm', ['test'], { cwd: clone, env: strangersEnv(env, folder) })
    const seconds = Math.round((performance.now() - began) / 1000)
    console.log(`clone: npm test ended with ${code}, ${seconds} s after the clone began`)
    return code === 0
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

function strangersEnv(env: NodeJS.ProcessEnv, folder: string): NodeJS.ProcessEnv {
  const kept = Object.entries(env).filter(([name]) => !OURS.test(name))
  const path = env.PATH?.split(':').filter((entry) => !entry.includes('node_modules'))
  const npm_config_cache = join(folder, 'npm-cache')
  return { ...Object.fromEntries(kept), PATH: path?.join(':'), npm_config_cache }
}

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, symlinkSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import { runInFront } from '../setup/child.mjs'
import { root } from '../setup/paths.mjs'

/** What our own tools set, and what would save a stranger a step. */
const OURS = /^(?:npm_(?!config_registry$)|VITEST|NODE_|TEST_DATABASE_URL$|CHROMIUM_PATH$)/

/** Runs `npm start` and all of `npm test` as a stranger: a fresh clone, an empty npm cache. */
export async function proveClone(env: NodeJS.ProcessEnv): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), 'daywell-stranger-'))
  const clone = join(folder, 'main')
  const began = performance.now()
  try {
    await runInFront('git', ['clone', '--quiet', root, clone])
    const shared = join(dirname(root), 'shared')
    if (existsSync(shared)) symlinkSync(shared, join(folder, 'shared'))
    const options = { cwd: clone, env: strangersEnv(env, folder) }
    const isServing = await startsAndServes(options)
    const started = Math.round((performance.now() - began) / 1000)
    console.log(`clone: npm start ${isServing ? 'served' : 'did NOT serve'} after ${started} s`)
    const code = await runInFront('npm', ['test'], options)
    const seconds = Math.round((performance.now() - began) / 1000)
    console.log(`clone: npm test ended with ${code}, ${seconds} s after the clone began`)
    return isServing && code === 0
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** `npm start` with nothing installed: its first line says where it is ready. */
async function startsAndServes(options: { cwd: string; env: NodeJS.ProcessEnv }): Promise<boolean> {
  const env = { ...options.env, PORT: '0', DATA_DIR: `${options.cwd}/data` }
  const npm = spawn('npm', ['start', '--silent'], {
    ...options,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(npm, 'exit')
  const ready = once(createInterface({ input: npm.stdout }), 'line')
  const [first] = await Promise.race([ready, ended.then(() => [''])])
  const address = /^Daywell is ready at (http:\S+)$/.exec(String(first))?.[1]
  const health = address === undefined ? undefined : await fetch(`${address}/api/health`)
  npm.kill('SIGTERM')
  const [code] = await ended
  return health?.ok === true && code === 0
}

function strangersEnv(env: NodeJS.ProcessEnv, folder: string): NodeJS.ProcessEnv {
  const kept = Object.entries(env).filter(([name]) => !OURS.test(name))
  const path = env.PATH?.split(':').filter((entry) => !entry.includes('node_modules'))
  const npm_config_cache = join(folder, 'npm-cache')
  return { ...Object.fromEntries(kept), PATH: path?.join(':'), npm_config_cache }
}

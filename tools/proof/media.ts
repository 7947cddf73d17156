import { startCluster } from '../../packages/bench/src/kill/cluster.ts'
import { proveMedia } from '../../packages/bench/src/media/prove-media.ts'
import { runInFront } from '../setup/child.mjs'
import { ensureChromium } from '../setup/chromium.mjs'
import { inRoot } from '../setup/paths.mjs'

/** Photos of clients that are played, and then of browsers whose tabs and workers die, too. */
export async function provePhotos(env: NodeJS.ProcessEnv, seed: number): Promise<boolean> {
  const { MEDIA_UPLOADS = '200', TAB_KILLS = '100' } = env
  const isSafe = await proveMedia(Number(MEDIA_UPLOADS), seed)
  const wanted = { ...env, TAB_KILLS, MEDIA_SEED: `${seed}` }
  const onSqlite = await dieInBrowsers('sqlite', wanted)
  const cluster = await startCluster()
  try {
    const more = { TAB_DATABASE_URL: cluster.url }
    return (await dieInBrowsers('postgres', { ...wanted, ...more })) && onSqlite && isSafe
  } finally {
    await cluster.stop()
  }
}

async function dieInBrowsers(name: string, env: NodeJS.ProcessEnv): Promise<boolean> {
  const CHROMIUM_PATH = env.CHROMIUM_PATH ?? (await ensureChromium())
  const playwright = inRoot('node_modules/@playwright/test/cli.js')
  const code = await runInFront(
    process.execPath,
    [playwright, 'test', 'devices/photos-and-kills'],
    {
      cwd: inRoot('packages/e2e'),
      env: { ...env, CHROMIUM_PATH },
    },
  )
  console.log(
    `${name}, tabs, workers and browsers: ${code === 0 ? 'nothing lost or left' : 'FAILED'}`,
  )
  return code === 0
}

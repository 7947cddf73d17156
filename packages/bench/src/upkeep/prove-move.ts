import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { seededRandom } from '@daywell/core/testing'
import { freshFolder } from '#sync/client.ts'
import { openSeed } from '#sync/seed.ts'
import { startCluster } from '../kill/cluster.ts'
import { type Settings, startAdmin } from './admin.ts'
import { differences, digestsOf } from './digests.ts'

/** A run is killed within this time; the last one runs to its end. */
const KILL_AFTER_MS = { least: 500, most: 4000 }

interface Place {
  readonly dataDir: string
  readonly url: string | undefined
}

/**
 * `npm run proof -- move`: moves a database to PostgreSQL and back, killing the command again and
 * again, and compares every table by content.
 */
export async function proveMove(entries: number, kills: number, seed: number): Promise<boolean> {
  const { dataDir, remove } = await freshFolder()
  const cluster = await startCluster()
  const random = seededRandom(seed)
  try {
    const first = { dataDir: join(dataDir, 'first'), url: undefined }
    const second = { dataDir: first.dataDir, url: cluster.url }
    const third = { dataDir: join(dataDir, 'third'), url: undefined }
    for (const folder of [first.dataDir, third.dataDir]) await mkdir(folder)
    await fill(first.dataDir, entries)
    console.log(`move: ${entries} entries, ${kills} kills each way, seed ${seed}`)
    const there = await moveUnderKills(first, second, kills, random)
    const back = await moveUnderKills(second, third, kills, random)
    const whole = differences(await digestsOf(first), await digestsOf(third))
    console.log(`move: there and back, ${whole.length} tables differ from the first database`)
    return there && back && whole.length === 0
  } finally {
    await cluster.stop()
    await remove()
  }
}

async function fill(dataDir: string, entries: number): Promise<void> {
  const seed = await openSeed(dataDir)
  const { userId } = await seed.person('mover')
  await seed.entries(userId, entries, (n) => `entry ${n} `.repeat(100), 60_000)
  await seed.close()
}

async function moveUnderKills(from: Place, to: Place, kills: number, random: () => number) {
  const settings: Settings = {
    DATA_DIR: from.dataDir,
    ...(from.url !== undefined && { DATABASE_URL: from.url }),
  }
  const address = to.url ?? `sqlite:${to.dataDir}`
  const { least, most } = KILL_AFTER_MS
  let killed = 0
  let code: number | null = null
  while (code === null) {
    const run = startAdmin(settings, ['move', '--to', address])
    const isLast = killed === kills
    if (!isLast) {
      const ended = new AbortController()
      void run.ended.then(() => ended.abort())
      await delay(least + random() * (most - least), undefined, { signal: ended.signal }).catch(
        () => {},
      )
      run.kill()
    }
    code = await run.ended
    if (code === null) killed += 1
  }
  const different = differences(await digestsOf(from), await digestsOf(to))
  for (const table of different) console.log(`  differs: ${table}`)
  const way = to.url === undefined ? 'to SQLite' : 'to PostgreSQL'
  console.log(
    `move ${way}: killed ${killed} times, then exit code ${code}; ${different.length} tables differ`,
  )
  return code === 0 && killed === kills && different.length === 0
}

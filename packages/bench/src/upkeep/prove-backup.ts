import { copyFile, mkdir, open, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { seededRandom } from '@daywell/core/testing'
import { freshFolder } from '#sync/client.ts'
import { openSeed } from '#sync/seed.ts'
import { startCluster } from '../kill/cluster.ts'
import { judge, type Known } from '../kill/ledger.ts'
import { type Person, readStored, restoreDeleted, signUp, writeUntilCut } from '../kill/writers.ts'
import { startProduct } from '../product.ts'
import { type Settings, startAdmin } from './admin.ts'

const WRITERS = 4
const LOAD_MS = 5000
/** Damaged copies of the file: every other one is cut off, the rest have a changed byte. */
const DAMAGES = 10

/**
 * `npm run proof -- backup`: backs up a large database while people write, restores it elsewhere, and
 * looks for every text that was acknowledged before the backup began.
 */
export async function proveBackup(entries: number, seed: number): Promise<boolean> {
  const { dataDir, remove } = await freshFolder()
  const cluster = await startCluster()
  const random = seededRandom(seed)
  console.log(`backup: ${entries} entries, seed ${seed}`)
  try {
    let holds = true
    for (const [engine, url] of [
      ['SQLite', undefined],
      ['PostgreSQL', cluster.url],
    ] as const) {
      const folder = join(dataDir, engine)
      await mkdir(folder)
      holds = (await onEngine({ engine, folder, url, entries, random })) && holds
    }
    return holds
  } finally {
    await cluster.stop()
    await remove()
  }
}

interface Round {
  readonly engine: string
  readonly folder: string
  readonly url: string | undefined
  readonly entries: number
  readonly random: () => number
}

async function onEngine({ engine, folder, url, entries, random }: Round): Promise<boolean> {
  await fill(folder, url, entries)
  const file = join(folder, 'backup.daywell')
  const settings = { DATA_DIR: folder, ...(url !== undefined && { DATABASE_URL: url }) }
  const { code, seconds, writers } = await backUpUnderLoad(settings, file)
  const lost = await restoreAndCompare(folder, file, writers)
  const unnoticed = await countUnnoticed(folder, file, random)
  const promised = writers.flatMap(({ known }) => known.flatMap((entry) => entry.acknowledged))
  console.log(
    `backup on ${engine}: exit code ${code} after ${seconds} s under load; ${lost.length} of ` +
      `${promised.length} texts acknowledged before it are missing; ` +
      `${unnoticed} of ${DAMAGES} damaged files unnoticed`,
  )
  for (const text of lost.slice(0, 5)) console.log(`  missing: ${text}`)
  return code === 0 && promised.length > 0 && lost.length === 0 && unnoticed === 0
}

async function fill(dataDir: string, url: string | undefined, entries: number): Promise<void> {
  const seed = await openSeed(dataDir, url)
  const { userId } = await seed.person('keeper')
  await seed.entries(userId, entries, (n) => `entry ${n} `.repeat(100), 60_000)
  await seed.close()
}

interface Writer {
  readonly person: Person
  /** As of the moment at which the backup began. */
  readonly known: readonly Known[]
}

async function backUpUnderLoad(settings: Settings, file: string) {
  const server = await startProduct({ ...settings, RATE_LIMIT_PER_MINUTE: '0' })
  const writing = await Promise.all(
    Array.from({ length: WRITERS }, async (_, number) => {
      const person = await signUp(server.port, number)
      const known: Known[] = []
      const done = writeUntilCut(server.port, person, `w${number}`, () => {}, known)
      return { person, known, done }
    }),
  )
  await delay(LOAD_MS)
  const writers: Writer[] = writing.map(({ person, known }) => ({
    person,
    known: structuredClone(known),
  }))
  const began = performance.now()
  const code = await startAdmin(settings, ['backup', file]).ended
  const seconds = Math.round((performance.now() - began) / 1000)
  await server.kill()
  await Promise.all(writing.map(({ done }) => done))
  return { code, seconds, writers }
}

/** Into a new SQLite database, with the same key. */
async function restoreAndCompare(folder: string, file: string, writers: readonly Writer[]) {
  const elsewhere = { DATA_DIR: join(folder, 'elsewhere') }
  await mkdir(elsewhere.DATA_DIR)
  await copyFile(join(folder, 'secret.key'), join(elsewhere.DATA_DIR, 'secret.key'))
  const code = await startAdmin(elsewhere, ['restore', file, '--keep-sessions']).ended
  if (code !== 0) throw new Error(`restore ended with ${code}`)
  const server = await startProduct({ ...elsewhere, RATE_LIMIT_PER_MINUTE: '0' })
  try {
    const lost: string[] = []
    for (const { person, known } of writers) {
      // Only a restored entry shows its versions.
      const copy = structuredClone(known) as Known[]
      await restoreDeleted(server.port, person, copy)
      lost.push(...judge(copy, await readStored(server.port, person)).lost)
    }
    return lost
  } finally {
    await server.stop()
  }
}

async function countUnnoticed(folder: string, file: string, random: () => number) {
  const { size } = await stat(file)
  const damaged = join(folder, 'damaged.daywell')
  let unnoticed = 0
  for (let n = 0; n < DAMAGES; n += 1) {
    await copyFile(file, damaged)
    await damage(damaged, Math.floor(random() * size), n % 2 === 0)
    const settings = { DATA_DIR: join(folder, 'elsewhere') }
    if ((await startAdmin(settings, ['restore', '--check', damaged], 'quiet').ended) === 0)
      unnoticed += 1
  }
  return unnoticed
}

async function damage(file: string, at: number, isCut: boolean): Promise<void> {
  await using handle = await open(file, 'r+')
  if (isCut) return handle.truncate(at)
  const byte = Buffer.alloc(1)
  await handle.read(byte, 0, 1, at)
  byte[0] = (byte[0] ?? 0) ^ 1
  await handle.write(byte, 0, 1, at)
}

import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { freshFolder, median } from '#sync/client.ts'
import { openSeed } from '#sync/seed.ts'
import { startCluster } from '../kill/cluster.ts'
import { signUp } from '../kill/writers.ts'
import { startProduct } from '../product.ts'
import { addEntries, type Operation, operations, type Writer } from './operations.ts'
import { growsTooFast } from './verdict.ts'

const PEOPLE = [10, 100, 1000]
const ENTRIES_EACH = 10
/** The last one has as much in every week and month as the person whose journal grows. */
const ENTRIES_OF_LAST = 1000
/** Each operation is run so often, or for so long; the assistant takes 20 calls a minute. */
const RUNS = 5
const LONG_MS = 4000

type Settings = Readonly<Record<string, string>>
type Times = ReadonlyMap<Operation, readonly number[]>

/**
 * `npm run proof -- growth`: how long everything takes with 1,000, 10,000 and 100,000 entries of one
 * person, and with 10, 100 and 1,000 people, on both databases.
 */
export async function proveGrowth(mostEntries: number): Promise<boolean> {
  const { dataDir, remove } = await freshFolder()
  const cluster = await startCluster()
  try {
    const bad: string[] = []
    for (const [engine, settings] of [
      ['SQLite', {}],
      ['PostgreSQL', { DATABASE_URL: cluster.url }],
    ] as const) {
      const folder = join(dataDir, engine)
      await mkdir(folder)
      bad.push(...(await onEngine(engine, { DATA_DIR: folder, ...settings }, mostEntries)))
    }
    console.log(bad.length > 0 ? `Grow too fast: ${bad.join('; ')}` : 'Nothing grows too fast.')
    return bad.length === 0
  } finally {
    await cluster.stop()
    await remove()
  }
}

const ALWAYS = { RATE_LIMIT_PER_MINUTE: '0', PREMIUM: 'everyone' }

async function onEngine(engine: string, settings: Settings, mostEntries: number) {
  const sizes = [mostEntries / 100, mostEntries / 10, mostEntries]
  const byEntries = await withServer(settings, async (port) => {
    const writer = { port, token: (await signUp(port, 0)).token }
    return timesAt(sizes, operations, async (have, size, measure) => {
      await addEntries(writer, have, size)
      await measure(writer)
    })
  })
  const flat = operations.filter(({ allowed }) => allowed === 'flat')
  const byPeople = await timesAt(PEOPLE, flat, async (have, size, measure) => {
    const token = await addPeople(settings, have, size)
    await withServer(settings, async (port) => {
      await addEntries({ port, token }, 0, ENTRIES_OF_LAST)
      await measure({ port, token })
    })
  })
  return [
    ...tell(`${engine}, entries of one person`, sizes, byEntries),
    ...tell(`${engine}, people`, PEOPLE, byPeople),
  ]
}

async function withServer<T>(settings: Settings, use: (port: number) => Promise<T>): Promise<T> {
  const server = await startProduct({ ...ALWAYS, ...settings })
  try {
    return await use(server.port)
  } finally {
    await server.stop()
  }
}

/** While no server runs, since sign-ups from one address are limited; answers the last one's token. */
async function addPeople({ DATA_DIR = '', DATABASE_URL }: Settings, have: number, size: number) {
  const seed = await openSeed(DATA_DIR, DATABASE_URL)
  let last = ''
  for (let number = have; number < size; number += 1) {
    const { userId, token } = await seed.person(`someone-${number}`)
    await seed.entries(userId, ENTRIES_EACH, (n) => `entry ${n} `.repeat(100))
    last = token
  }
  await seed.close()
  return last
}

type Grow = (
  have: number,
  size: number,
  measure: (writer: Writer) => Promise<void>,
) => Promise<void>

async function timesAt(sizes: readonly number[], measured: readonly Operation[], grow: Grow) {
  const times = new Map<Operation, number[]>(measured.map((operation) => [operation, []]))
  let have = 0
  for (const size of sizes) {
    await grow(have, size, async (writer) => {
      for (const [operation, all] of times) all.push(await timeOf(operation, writer))
    })
    have = size
  }
  return times
}

/** The middle of some runs, in milliseconds, after one that counts for nothing. */
async function timeOf({ run }: Operation, writer: Writer): Promise<number> {
  const began = performance.now()
  const times: number[] = []
  await run(writer)
  do {
    const start = performance.now()
    await run(writer)
    times.push(performance.now() - start)
  } while (times.length < RUNS && performance.now() - began < LONG_MS)
  return median(times)
}

/** Prints a row for each operation, and answers the names of those that grow too fast. */
function tell(title: string, sizes: readonly number[], times: Times): string[] {
  console.log(`| ${title} | ${sizes.map((size) => size.toLocaleString('en')).join(' | ')} |`)
  const bad: string[] = []
  for (const [{ name, allowed }, row] of times) {
    console.log(`| ${name} | ${row.map((ms) => `${ms.toFixed(1)} ms`).join(' | ')} |`)
    if (growsTooFast(allowed, row)) bad.push(`${title}: ${name}`)
  }
  return bad
}

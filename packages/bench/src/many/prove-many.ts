import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { freshFolder } from '#sync/client.ts'
import { startPgBouncer } from '../../../../tools/setup/pgbouncer.mjs'
import { startCluster } from '../kill/cluster.ts'
import { judge, type Known } from '../kill/ledger.ts'
import { type Person, readStored } from '../kill/writers.ts'
import { type Product, startProduct } from '../product.ts'
import { type Balancer, openBalancer } from './balancer.ts'
import { countJobs, watchJobs } from './job-watch.ts'
import { readUntil, signUp, writeUntil } from './people.ts'

const PROCESSES = 4
const PEOPLE = 6
const WRITERS = 8
const READERS = 2
/** Fewer than one process alone would open. */
const POOL_SIZE = 12
const DATABASE_POOL = '10'
/** Between two strikes. A job first runs a minute after the start of its process. */
const STRIKE_EVERY_MS = 20_000
const CALLS_PER_MINUTE = 60

type Strike = 'rolling restart' | 'kill of a process' | 'kill of the database'
const STRIKES: readonly Strike[] = ['rolling restart', 'kill of a process', 'kill of the database']

type Settings = Readonly<Record<string, string>>
type Fleet = ReturnType<typeof openFleet>

/** Processes behind one balancer. */
function openFleet(settings: Settings) {
  const balancer = openBalancer()
  const running: Product[] = []
  async function grow() {
    const product = await startProduct(settings)
    running.push(product)
    balancer.add(product.port)
  }
  return {
    balancer,
    grow,
    /** The new one is there before the old one goes. */
    async replaceOldest() {
      await grow()
      const oldest = running.shift() as Product
      balancer.remove(oldest.port)
      await oldest.stop()
    },
    async killOldest() {
      const oldest = running.shift() as Product
      await oldest.kill()
      balancer.remove(oldest.port)
      await grow()
    },
    stop: () =>
      Promise.all(
        running.splice(0).map((product) => {
          balancer.remove(product.port)
          return product.stop()
        }),
      ),
  }
}

/**
 * `npm run proof -- many`: four processes on one PostgreSQL behind PgBouncer, under load, while
 * processes are replaced and killed and the database is killed.
 */
export async function proveMany(strikes: number): Promise<boolean> {
  const { dataDir, remove } = await freshFolder()
  const cluster = await startCluster()
  const pooler = await startPgBouncer(cluster.url, { poolSize: POOL_SIZE })
  const folder = join(dataDir, 'many')
  await mkdir(folder)
  const settings = {
    DATA_DIR: folder,
    DATABASE_URL: pooler.url,
    DATABASE_POOL,
    SECRET_KEY: 'a key of at least thirty-two letters',
    PREMIUM: 'everyone',
    SEARCH_BY_MEANING: 'off',
  }
  try {
    const isWhole = await withFleet({ ...settings, RATE_LIMIT_PER_MINUTE: '0' }, (fleet) =>
      underStrikes(fleet, cluster, strikes),
    )
    const limit = { RATE_LIMIT_PER_MINUTE: String(CALLS_PER_MINUTE) }
    const isExact = await withFleet({ ...settings, ...limit }, underLimit)
    return isWhole && isExact
  } finally {
    await pooler.stop()
    await cluster.stop()
    await remove()
  }
}

type Cluster = Awaited<ReturnType<typeof startCluster>>

async function withFleet<T>(settings: Settings, use: (fleet: Fleet) => Promise<T>): Promise<T> {
  const fleet = openFleet(settings)
  try {
    for (let n = 0; n < PROCESSES; n += 1) await fleet.grow()
    return await use(fleet)
  } finally {
    await fleet.stop()
  }
}

async function underStrikes(fleet: Fleet, cluster: Cluster, strikes: number) {
  const { balancer } = fleet
  await watchJobs(cluster.url)
  const people: Person[] = []
  for (let n = 0; n < PEOPLE; n += 1) people.push(await signUp(balancer, n))
  const personAt = (n: number) => people[n % PEOPLE] as Person
  const stopping = new AbortController()
  const { signal } = stopping
  const writing = Array.from({ length: WRITERS }, (_, n) =>
    writeUntil(signal, balancer, personAt(n), `r0w${n}`),
  )
  const reading = Array.from({ length: READERS }, (_, n) =>
    readUntil(signal, balancer, personAt(n)),
  )
  const load = Promise.all([...writing, ...reading])
  const during = await Promise.race([strikeOften(fleet, cluster, strikes), load])
  stopping.abort()
  await load
  const known = (await Promise.all(writing)).flat()
  const isWhole = await compare(known, people, balancer)
  const jobs = await countJobs(cluster.url)
  console.log(
    `many: ${strikes} strikes at ${PROCESSES} processes, ${balancer.counts.answers} answers, ${during} retries; jobs ran ${jobs.runs} times, ${jobs.early} too early`,
  )
  return isWhole && jobs.early === 0 && jobs.runs > 0
}

/** Answers what clients had to retry, by the kind of strike. */
async function strikeOften(fleet: Fleet, cluster: Cluster, strikes: number) {
  const { balancer } = fleet
  const retries = new Map<Strike, number>()
  for (let n = 0; n < strikes; n += 1) {
    await delay(STRIKE_EVERY_MS)
    const strike = STRIKES[n % STRIKES.length] as Strike
    const before = balancer.counts.retries
    if (strike === 'rolling restart')
      for (let one = 0; one < PROCESSES; one += 1) await fleet.replaceOldest()
    else if (strike === 'kill of a process') await fleet.killOldest()
    else {
      await cluster.kill()
      await cluster.restart()
      await delay(STRIKE_EVERY_MS / 4)
    }
    retries.set(strike, (retries.get(strike) ?? 0) + balancer.counts.retries - before)
  }
  await delay(STRIKE_EVERY_MS)
  return [...retries].map(([strike, count]) => `${count} (${strike})`).join(', ')
}

async function compare(known: readonly Known[], people: readonly Person[], balancer: Balancer) {
  const port = balancer.anyPort()
  const verdicts = await Promise.all(
    people.map(async (person) => {
      const own = known.filter(({ person: number }) => number === person.number)
      return judge(own, await readStored(port, person))
    }),
  )
  const kinds = ['lost', 'wrong', 'double'] as const
  const counts = kinds.map((kind) => {
    const texts = verdicts.flatMap((verdict) => verdict[kind])
    for (const text of texts.slice(0, 5)) console.log(`  ${kind}: ${text}`)
    return texts.length
  })
  const acknowledged = known.flatMap((entry) => entry.acknowledged).length
  console.log(
    `many: ${acknowledged} acknowledged texts in ${known.length} entries: ${counts.map((count, n) => `${count} ${kinds[n]}`).join(', ')}`,
  )
  return counts.every((count) => count === 0)
}

/** Ten times as many calls as one person may make in a minute, spread over all processes. */
async function underLimit({ balancer }: Fleet): Promise<boolean> {
  const { token } = await signUp(balancer, PEOPLE)
  const call = () => balancer.once({ token, method: 'GET', path: '/api/auth/verify' })
  const began = performance.now()
  const statuses: number[] = []
  while (statuses.length < 10 * CALLS_PER_MINUTE)
    statuses.push(
      ...(await Promise.all(Array.from({ length: 8 }, async () => (await call()).status))),
    )
  const allowed = statuses.filter((status) => status === 200).length
  const took = performance.now() - began
  console.log(
    `many: ${allowed} of ${statuses.length} calls in ${Math.round(took / 1000)} s let through at a limit of ${CALLS_PER_MINUTE} a minute`,
  )
  // A run that takes longer than a minute may let more through, and proves nothing.
  return took < 60_000 && Math.abs(allowed - CALLS_PER_MINUTE) <= 1
}

import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { callJson, freshFolder, hangUp, startProcess } from '#sync/client.ts'
import { openSeed } from '#sync/seed.ts'
import type { Benchmark, Figure } from '../benchmark.ts'
import { startCluster } from '../kill/cluster.ts'
import { startProduct } from '../product.ts'
import { type Attack, type Attacker, attacks } from './attacks.ts'
import { probe, type Waits } from './probe.ts'

const ENTRIES = 5_000
const APART_MS = 60 * 60_000
const OTHERS = 10
const HEALTH_LIMIT_MS = 25
const TEXT = 'It was a quiet morning by the river, and I walked for a long time. '
const PASSWORD = 'a long sentence that is not common'

type Engine = 'sqlite' | 'postgres'

const benchmarkOn = (engine: Engine): Benchmark => ({
  name: `Others' waits while one person is busy, on ${engine} (neighbors)`,
  async run() {
    const { dataDir, remove } = await freshFolder()
    const cluster = engine === 'postgres' ? await startCluster() : undefined
    try {
      return await measure(dataDir, cluster?.url)
    } finally {
      await cluster?.stop()
      await remove()
    }
  },
})

export const neighbors: readonly Benchmark[] = (['sqlite', 'postgres'] as const).map(benchmarkOn)

async function measure(folder: string, url: string | undefined): Promise<Figure[]> {
  const dataDir = join(folder, 'data')
  await mkdir(dataDir)
  const people = await seedPeople(dataDir, url)
  const server = await startProduct({
    DATA_DIR: dataDir,
    ...(url && { DATABASE_URL: url }),
    PREMIUM: 'everyone',
    RATE_LIMIT_PER_MINUTE: '0',
  })
  const pulse = await startProcess(new URL('./pulse-process.ts', import.meta.url), '')
  try {
    const attacker = await enter(server.port, people.attacker)
    const look = () => probe(server.port, people.others, () => pulse.ask<number>('worst pause'))
    await look()
    const idle = await look()
    const figures: Figure[] = []
    for (const attack of attacks) {
      const { waits, statuses } = await under(attack, attacker, look)
      figures.push(...figuresOf(attack, idle, waits, statuses))
    }
    return figures
  } finally {
    hangUp()
    await pulse.stop()
    await server.stop()
  }
}

async function seedPeople(dataDir: string, url: string | undefined) {
  const seed = await openSeed(dataDir, url)
  const busy = await seed.person('busy')
  await seed.entries(busy.userId, ENTRIES, (n) => `${n} ${TEXT.repeat(15)}`, APART_MS)
  const others: string[] = []
  for (let n = 0; n < OTHERS; n += 1) others.push((await seed.person(`other-${n}`)).token)
  await seed.close()
  return { attacker: busy.token, others }
}

/** The seeded person has the journal; logging in needs an account with a password. */
async function enter(port: number, token: string): Promise<Attacker> {
  const email = 'login@example.com'
  const account = { email, username: 'login', displayName: 'Login', password: PASSWORD }
  await callJson({ port, token: '', path: '/api/auth/signup', body: JSON.stringify(account) })
  const body = JSON.stringify({ content: 'the newest words' })
  const { _id } = await callJson<{ _id: string }>({ port, token, path: '/api/journal', body })
  return { port, token, email, password: PASSWORD, entryId: _id }
}

async function under(attack: Attack, attacker: Attacker, look: () => Promise<Waits>) {
  const script = new URL('./attacker-process.ts', import.meta.url)
  const busy = await startProcess(script, attack.name, JSON.stringify(attacker))
  const waits = await look()
  const statuses = await busy.ask<Record<string, number>>('stop')
  await busy.stop()
  hangUp()
  return { waits, statuses }
}

function figuresOf(
  { name, createFactor }: Attack,
  idle: Waits,
  waits: Waits,
  statuses: Record<string, number>,
): Figure[] {
  const answers = Object.entries(statuses).map(([status, count]) => `${count} × ${status}`)
  return [
    {
      what: `${name}: ${HEALTH_LIMIT_MS} ms against the p99 of /api/health`,
      ratio: HEALTH_LIMIT_MS / waits.health,
      atLeast: 1,
      measured: `${waits.health.toFixed(1)} ms, idle ${idle.health.toFixed(1)}; attack answered ${answers.join(', ') || 'nothing yet'}`,
    },
    {
      what: `${name}: ${createFactor} times the idle p99 of a create against the p99 of one`,
      ratio: (createFactor * idle.create) / waits.create,
      atLeast: 1,
      measured: `${waits.create.toFixed(1)} ms, idle ${idle.create.toFixed(1)}; ${waits.rounds}, idle ${idle.rounds}`,
    },
  ]
}

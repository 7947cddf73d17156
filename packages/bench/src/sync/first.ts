import type { Benchmark, Figure } from '#benchmark.ts'
import { call, freshFolder, hangUp, median, startProcess, syncAll, syncPage } from './client.ts'
import { openSeed, type Seeded } from './seed.ts'

const ENTRIES = 10_000
const MB = 1024 * 1024
/** Of a first sync; a list comes in one answer. */
const LIMITS = { 'first sync': { addedMb: 35, stall: 20, processor: 250 }, list: { addedMb: 60 } }
const ROUNDS = 5

type Server = Awaited<ReturnType<typeof startProcess>>

export const syncFirst: Benchmark = {
  name: `${ENTRIES} entries to a device that has none, on SQLite`,
  async run() {
    const { dataDir, remove } = await freshFolder()
    const seed = await openSeed(dataDir)
    const ann = await seed.person('ann')
    const text = 'It was a quiet morning by the river, and I walked for a long time. '
    await seed.entries(ann.userId, ENTRIES, (n) => `${n} ${text.repeat(35)}`)
    const bob = await seed.person('bob')
    await seed.entries(bob.userId, 100, (n) => `${n} ${text}`)
    await seed.close()
    const people = { ann, bob }
    try {
      return [
        ...(await measure(dataDir, people, 'first sync', firstSync)),
        ...(await measure(dataDir, people, 'list', wholeList)),
      ]
    } finally {
      await remove()
    }
  },
}

type Fetch = (server: Server, ann: Seeded) => Promise<void>

interface People {
  readonly ann: Seeded
  readonly bob: Seeded
}

async function measure(dataDir: string, people: People, what: keyof typeof LIMITS, fetch: Fetch) {
  const rounds: Seen[] = []
  for (let n = 0; n < ROUNDS; n += 1) rounds.push(await measureOnce(dataDir, people, fetch))
  return figures(what, rounds)
}

interface Seen {
  readonly added: number
  readonly stall: number
  readonly processor: number
  readonly plain: { readonly ms: number; readonly bytes: number }
}

/** A new server each time, warmed up by another account. */
async function measureOnce(dataDir: string, { ann, bob }: People, fetch: Fetch): Promise<Seen> {
  const server = await startProcess(new URL('./server.ts', import.meta.url), dataDir)
  try {
    for (let n = 0; n < 50; n += 1) {
      await syncPage({ port: server.port, token: bob.token })
      await call({ ...server, token: bob.token, path: '/api/journal' })
    }
    const { before } = await server.ask<{ before: number }>('watch')
    await fetch(server, ann)
    const { most, stall } = await server.ask<{ most: number; stall: number }>('seen')
    // Watching takes time of its own.
    const worked = await server.ask<number>('processorTime')
    await fetch(server, ann)
    const processor = (await server.ask<number>('processorTime')) - worked
    const plain = await server.ask<Seen['plain']>('stringify', ann.userId)
    return { added: most - before, stall, processor, plain }
  } finally {
    hangUp()
    await server.stop()
  }
}

function figures(what: keyof typeof LIMITS, rounds: readonly Seen[]): Figure[] {
  const of = (figure: (seen: Seen) => number) => median(rounds.map(figure))
  const size = `${(of(({ plain }) => plain.bytes) / MB).toFixed(0)} MB of JSON`
  const added = of((seen) => seen.added)
  const [plain, stall] = [of((seen) => seen.plain.ms), of((seen) => seen.stall)]
  const most = LIMITS[what]
  const within = (name: string, limit: number, ms: number): Figure => ({
    what: `${what}: ${limit} ms against ${name}`,
    ratio: limit / ms,
    atLeast: 1,
    measured: `${ms.toFixed(1)} ms`,
  })
  return [
    ...('processor' in most
      ? [
          within(
            'the processor time of all',
            most.processor,
            of((seen) => seen.processor),
          ),
          within('the longest stall of the event loop', most.stall, stall),
        ]
      : []),
    {
      what: `${what}: ${most.addedMb} MB against the memory that it adds`,
      ratio: (most.addedMb * MB) / Math.max(added, 1),
      atLeast: 1,
      measured: `${(added / MB).toFixed(1)} MB for ${size}`,
    },
    {
      what: `${what}: JSON.stringify of the same list against the longest stall of the event loop`,
      ratio: of((seen) => seen.plain.ms / seen.stall),
      atLeast: 10,
      measured: `${plain.toFixed(1)} against ${stall.toFixed(1)} ms`,
    },
  ]
}

async function firstSync({ port }: Server, { token }: Seeded): Promise<void> {
  const got = await syncAll({ port, token })
  if (got !== ENTRIES) throw new Error(`${got} entries came`)
}

async function wholeList({ port }: Server, { token }: Seeded): Promise<void> {
  let bytes = 0
  await call({ port, token, path: '/api/journal' }, (chunk) => {
    bytes += chunk.length
  })
  if (bytes < ENTRIES * 1000) throw new Error(`${bytes} bytes came`)
}

import type { Benchmark } from '#benchmark.ts'
import { callJson, freshFolder, median, startProcess } from './client.ts'
import { openSeed } from './seed.ts'

const CHANGES = 10
const FEW_ENTRIES = 100
const MANY_ENTRIES = 100_000
/** Rows of the table in all; BENCH_ROWS=1000000 for the whole claim, which takes minutes to fill. */
const ROWS = Number(process.env.BENCH_ROWS ?? 200_000)
const ROUNDS = 150

export const syncDelta: Benchmark = {
  name: `A sync of ${CHANGES} changes on SQLite`,
  async run() {
    const [small, large] = [
      await aServer(FEW_ENTRIES, FEW_ENTRIES),
      await aServer(MANY_ENTRIES, ROWS),
    ]
    try {
      const few: number[] = []
      const many: number[] = []
      for (let round = -20; round < ROUNDS; round += 1) {
        // They take turns, so that whatever else the machine does is shared by both.
        const [a, b] = [await small.sync(), await large.sync()]
        if (round < 0) continue
        few.push(a)
        many.push(b)
      }
      const [one, other] = [median(few), median(many)]
      return [
        {
          what: `with ${FEW_ENTRIES} entries against ${MANY_ENTRIES} of the person and ${ROWS} rows`,
          ratio: one / other,
          atLeast: 1 / 1.2,
          measured: `${one.toFixed(2)} against ${other.toFixed(2)} ms`,
        },
      ]
    } finally {
      await small.stop()
      await large.stop()
    }
  },
}

/** A server with one account of so many entries, in a table of so many rows. */
async function aServer(entries: number, rows: number) {
  const { dataDir, remove } = await freshFolder()
  const seed = await openSeed(dataDir)
  const { userId, token } = await seed.person('ann')
  if (entries > CHANGES) seed.rows(userId, entries - CHANGES)
  if (rows > entries) seed.rows((await seed.person('bob')).userId, rows - entries)
  await seed.entries(userId, CHANGES, (n) => `entry ${n} `.repeat(100))
  await seed.close()
  const server = await startProcess(new URL('./server.ts', import.meta.url), dataDir)
  const { port } = server
  const path = '/api/journal/sync'
  const since = new Date(Date.now() - 2 * 60 * 60 * 1000).toISOString()
  let round = 0
  type Answer = { entries: { _id: string; content: string; updatedAt: string }[]; syncedAt: string }
  const sync = async (entries: unknown[], lastSync: string) => {
    const asked = { port, token, path, body: JSON.stringify({ entries }) }
    return callJson<Answer>({ ...asked, headers: { 'last-sync': lastSync } })
  }
  let known = await sync([], since)
  return {
    /** Changes ten entries and brings the ten changes back; says how long that took. */
    async sync(): Promise<number> {
      round += 1
      const updatedAt = new Date().toISOString()
      const changed = known.entries.map(({ _id }) => {
        return { _id, content: `round ${round} of ${_id} `.repeat(50), updatedAt }
      })
      const start = performance.now()
      known = await sync(changed, known.syncedAt)
      const took = performance.now() - start
      if (known.entries.length !== CHANGES) throw new Error('These are not the changes')
      return took
    },
    async stop() {
      await server.stop()
      await remove()
    },
  }
}

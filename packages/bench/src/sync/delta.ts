import type { Benchmark } from '#benchmark.ts'
import { callJson, freshFolder, median, startProcess } from './client.ts'
import { openSeed } from './seed.ts'

const CHANGES = 10
const FEW_ROWS = 1000
const MANY_ENTRIES = 100_000
/** Rows of the table in all; BENCH_ROWS=1000000 for the whole claim, which takes minutes to fill. */
const ROWS = Number(process.env.BENCH_ROWS ?? 200_000)
const MAX_PROCESSOR_MS = 2
const BLOCKS = 15
const WARM_UP = 2
/** The clock of a process moves in steps that are longer than a sync. */
const PER_BLOCK = 10

export const syncDelta: Benchmark = {
  name: `A sync of ${CHANGES} changes on SQLite`,
  async run() {
    const [small, large] = [await aServer(FEW_ROWS, FEW_ROWS), await aServer(MANY_ENTRIES, ROWS)]
    try {
      const few: number[] = []
      const many: number[] = []
      for (let block = -WARM_UP; block < BLOCKS; block += 1) {
        // They take turns, so that whatever else the machine does is shared by both.
        const [a, b] = [await small.processorOf(PER_BLOCK), await large.processorOf(PER_BLOCK)]
        if (block < 0) continue
        few.push(a)
        many.push(b)
      }
      const [one, other] = [median(few), median(many)]
      return [
        {
          what: `${MAX_PROCESSOR_MS} ms against the processor time with ${FEW_ROWS} rows`,
          ratio: MAX_PROCESSOR_MS / one,
          atLeast: 1,
          measured: `${one.toFixed(2)} ms`,
        },
        {
          what: `processor time with ${FEW_ROWS} rows against ${MANY_ENTRIES} of the person and ${ROWS} in all`,
          ratio: one / other,
          atLeast: 1 / 1.1,
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
  /** Changes ten entries and brings the ten changes back. */
  const change = async () => {
    round += 1
    const updatedAt = new Date().toISOString()
    const changed = known.entries.map(({ _id }) => {
      return { _id, content: `round ${round} of ${_id} `.repeat(50), updatedAt }
    })
    known = await sync(changed, known.syncedAt)
    if (known.entries.length !== CHANGES) throw new Error('These are not the changes')
  }
  return {
    /** Milliseconds of processor that a sync takes, of so many. */
    async processorOf(times: number): Promise<number> {
      const before = await server.ask<number>('processorTime')
      for (let n = 0; n < times; n += 1) await change()
      return ((await server.ask<number>('processorTime')) - before) / times
    },
    async stop() {
      await server.stop()
      await remove()
    },
  }
}

import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { type Database, openDatabase } from '@daywell/server/src/database/index.ts'
import type { Benchmark } from './benchmark.ts'

const rounds = 5
const unitsPerRound = 2000
const writers = 50

/** Inside the repository, since a folder for temporary files may be memory, which has no sync. */
const cache = fileURLToPath(new URL('../../../.cache/', import.meta.url))

export const groupCommit: Benchmark = {
  name: 'Durable units of 50 writers on SQLite',
  async run() {
    await mkdir(cache, { recursive: true })
    const dataDir = await mkdtemp(`${cache}bench-`)
    const database = await openDatabase({ url: undefined, dataDir })
    try {
      const { together, alone } = await measure(database)
      return [
        {
          what: 'commits shared by units of one turn against one commit each',
          ratio: together / alone,
          atLeast: 2,
          measured: `${Math.round(together)} against ${Math.round(alone)} units a second`,
        },
      ]
    } finally {
      await database.close()
      await rm(dataDir, { recursive: true })
    }
  },
}

/** Rounds of both kinds take turns, so that whatever else the machine does is shared by both. */
async function measure(database: Database) {
  const together: number[] = []
  const alone: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    together.push(await unitsPerSecond(() => writeBy(database, writers)))
    alone.push(await unitsPerSecond(() => writeBy(database, 1)))
  }
  return { together: median(together), alone: median(alone) }
}

let written = 0

/** A single writer waits for each unit before it writes the next: one commit each. */
async function writeBy(database: Database, count: number): Promise<void> {
  const writer = async () => {
    for (let n = 0; n < unitsPerRound / count; n += 1) {
      written += 1
      const key = `unit-${written}`
      await database.write((trx) => trx.insertInto('meta').values({ key, value: key }).execute())
    }
  }
  await Promise.all(Array.from({ length: count }, writer))
}

async function unitsPerSecond(write: () => Promise<void>): Promise<number> {
  const start = performance.now()
  await write()
  return (unitsPerRound / (performance.now() - start)) * 1000
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0
}

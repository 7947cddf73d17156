import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { freshFolder, hangUp, startProcess } from '#sync/client.ts'
import { openSeed } from '#sync/seed.ts'
import type { Benchmark, Figure } from '../benchmark.ts'
import { probe } from '../neighbors/probe.ts'

const BYTES = 1_000_000_000
const MAX_MORE_BYTES = 60_000_000
const MAX_WAIT_FACTOR = 1.5
const OTHERS = 10
const WARM_UPS = 2

interface Seen {
  readonly most: number
}

export const media: Benchmark = {
  name: 'A recording of 1 GB on its way up and down, on SQLite (media)',
  async run() {
    const { dataDir: folder, remove } = await freshFolder()
    try {
      const dataDir = join(folder, 'data')
      await mkdir(dataDir)
      return await measure(dataDir)
    } finally {
      await remove()
    }
  },
}

async function measure(dataDir: string): Promise<Figure[]> {
  const seed = await openSeed(dataDir)
  const { token } = await seed.person('sender')
  const others: string[] = []
  for (let n = 0; n < OTHERS; n += 1) others.push((await seed.person(`other-${n}`)).token)
  await seed.close()
  const server = await startProcess(new URL('../sync/server.ts', import.meta.url), dataDir)
  const pulse = await startProcess(new URL('../neighbors/pulse-process.ts', import.meta.url), '')
  const look = () => probe(server.port, others, () => pulse.ask<number>('worst pause'))
  const sender = await startProcess(
    new URL('./sender-process.ts', import.meta.url),
    ...([String(server.port), token, String(BYTES)] as const),
  )
  try {
    // What the first collections do to the heap isn't due to what is measured.
    for (let n = 0; n < WARM_UPS; n += 1) {
      await server.ask('watchMemory')
      await look()
      await server.ask('seen')
    }
    const { before } = await server.ask<{ before: number }>('watchMemory')
    const idle = await look()
    const { most: mostIdle } = await server.ask<Seen>('seen')
    const figures: Figure[] = []
    for (const way of ['upload', 'download']) {
      await server.ask('watchMemory')
      await sender.ask('begin', way)
      const busy = await look()
      const { mbPerSecond } = await sender.ask<{ mbPerSecond: number }>('end')
      const { most } = await server.ask<Seen>('seen')
      figures.push(
        {
          what: `${way}: 60 MB against what memory grows by beyond other people's saves`,
          ratio: MAX_MORE_BYTES / Math.max(1, most - mostIdle),
          atLeast: 1,
          measured: `${megabytes(most - mostIdle)} MB more than ${megabytes(mostIdle)} MB (${megabytes(before)} MB before), ${mbPerSecond.toFixed(0)} MB/s`,
        },
        {
          what: `${way}: ${MAX_WAIT_FACTOR} times the p99 of other people's saves without it against with it`,
          ratio: (MAX_WAIT_FACTOR * idle.create) / busy.create,
          atLeast: 1,
          measured: `${busy.create.toFixed(1)} ms, idle ${idle.create.toFixed(1)} ms; ${busy.rounds}`,
        },
      )
    }
    return figures
  } finally {
    hangUp()
    await sender.stop()
    await pulse.stop()
    await server.stop()
  }
}

const megabytes = (bytes: number) => (bytes / 1e6).toFixed(0)

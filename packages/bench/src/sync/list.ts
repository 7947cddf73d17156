import type { Benchmark } from '#benchmark.ts'
import { call, freshFolder, hangUp, median, startProcess } from './client.ts'
import { entryBody } from './entry-body.ts'
import { openSeed } from './seed.ts'

const ENTRIES = 50
const LISTS = 200
const ROUNDS = 9
const WARM_UP = 2

type Server = Awaited<ReturnType<typeof startProcess>>

export const syncList: Benchmark = {
  name: `A list of ${ENTRIES} entries on SQLite`,
  async run() {
    const { dataDir, remove } = await freshFolder()
    const seed = await openSeed(dataDir)
    const { token } = await seed.person('ann')
    await seed.close()
    const bare = await startProcess(new URL('./bare-server.ts', import.meta.url), dataDir)
    const whole = await startProcess(new URL('./server.ts', import.meta.url), dataDir)
    try {
      for (const { port } of [bare, whole])
        for (let n = 0; n < ENTRIES; n += 1)
          await call({ port, token, path: '/api/journal', body: entryBody() })
      const rounds: { ours: number; theirs: number }[] = []
      for (let n = -WARM_UP; n < ROUNDS; n += 1) {
        const round = { ours: await perList(whole, token), theirs: await perList(bare, token) }
        if (n >= 0) rounds.push(round)
      }
      const [ours, theirs] = [
        median(rounds.map((one) => one.ours)),
        median(rounds.map((one) => one.theirs)),
      ]
      return [
        {
          what: 'processor time of a bare node:http with plain text against sessions, opening and all',
          ratio: median(rounds.map((one) => one.theirs / one.ours)),
          atLeast: 1 / 1.3,
          measured: `${theirs.toFixed(2)} against ${ours.toFixed(2)} ms`,
        },
      ]
    } finally {
      await whole.stop()
      await bare.stop()
      await remove()
    }
  },
}

/** Milliseconds of processor for one list. */
async function perList({ port, ask }: Server, token: string): Promise<number> {
  const before = await ask<number>('processorTime')
  for (let n = 0; n < LISTS; n += 1) {
    let bytes = 0
    const status = await call({ port, token, path: '/api/journal' }, (chunk) => {
      bytes += chunk.length
    })
    if (status !== 200 || bytes < ENTRIES * 1000) throw new Error(`Answered ${status}, ${bytes}`)
  }
  const worked = (await ask<number>('processorTime')) - before
  hangUp()
  return worked / LISTS
}

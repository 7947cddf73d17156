import type { Benchmark, Figure } from '#benchmark.ts'
import { call, freshFolder, hangUp, median, startProcess } from './client.ts'
import { entryBody } from './entry-body.ts'
import { openSeed } from './seed.ts'
import { syncLatency } from './sync-latency.ts'

const WRITERS = 50
const PER_ROUND = 1500
const ROUNDS = 7
const WARM_UP = 2

export const syncCreate: Benchmark = {
  name: `Entries created by ${WRITERS} writers on SQLite`,
  async run() {
    const { dataDir, remove } = await freshFolder()
    const seed = await openSeed(dataDir)
    const people = []
    for (let n = 0; n < WRITERS; n += 1) people.push(await seed.person(`writer-${n}`))
    await seed.close()
    const tokens = people.map(({ token }) => token)
    const bare = await startProcess(new URL('./bare-server.ts', import.meta.url), dataDir)
    const whole = await startProcess(new URL('./server.ts', import.meta.url), dataDir)
    try {
      return figures(await measure(whole, bare, tokens), syncLatency(dataDir))
    } finally {
      await whole.stop()
      await bare.stop()
      await remove()
    }
  },
}

type Server = Awaited<ReturnType<typeof startProcess>>

interface Turn {
  readonly perSecond: number
  /** Milliseconds of processor for one entry. */
  readonly processor: number
}

interface Round {
  readonly ours: Turn
  readonly bare: Turn
}

/** They take turns, and which goes first too, so that they share whatever else the machine does. */
async function measure(whole: Server, bare: Server, tokens: readonly string[]): Promise<Round[]> {
  const rounds: Round[] = []
  for (let n = 0; n < WARM_UP + ROUNDS; n += 1) {
    const first = await turn(n % 2 === 0 ? whole : bare, tokens)
    const second = await turn(n % 2 === 0 ? bare : whole, tokens)
    const [ours, theirs] = n % 2 === 0 ? [first, second] : [second, first]
    if (n >= WARM_UP) rounds.push({ ours, bare: theirs })
  }
  return rounds
}

function figures(rounds: readonly Round[], sync: number): Figure[] {
  const of = (figure: (round: Round) => number) => median(rounds.map(figure))
  const us = (ms: number) => Math.round(ms * 1000)
  return [
    {
      what: 'processor time of a bare node:http with a commit each against sessions, sealing and all',
      ratio: of(({ ours, bare }) => bare.processor / ours.processor),
      atLeast: 1,
      measured: `${us(of(({ bare }) => bare.processor))} against ${us(of(({ ours }) => ours.processor))} µs an entry`,
    },
    {
      what: 'entries a second, with all of that against the bare server',
      ratio: of(({ ours, bare }) => ours.perSecond / bare.perSecond),
      atLeast: 1.3,
      measured: `${Math.round(of(({ ours }) => ours.perSecond))} against ${Math.round(of(({ bare }) => bare.perSecond))}; a sync of this disk takes ${sync.toFixed(2)} ms`,
    },
  ]
}

async function turn({ port, ask }: Server, tokens: readonly string[]): Promise<Turn> {
  const worked = await ask<number>('processorTime')
  const start = performance.now()
  const writer = async (token: string) => {
    for (let n = 0; n < PER_ROUND / WRITERS; n += 1) {
      const status = await call({ port, token, path: '/api/journal', body: entryBody() })
      if (status !== 201) throw new Error(`Answered ${status}`)
    }
  }
  await Promise.all(tokens.map(writer))
  const took = performance.now() - start
  const processor = ((await ask<number>('processorTime')) - worked) / PER_ROUND
  hangUp()
  return { perSecond: (PER_ROUND / took) * 1000, processor }
}

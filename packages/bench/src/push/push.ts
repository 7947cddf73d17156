import { setTimeout as pause } from 'node:timers/promises'
import type { Benchmark, Figure } from '#benchmark.ts'
import { call, freshFolder, startProcess } from '#sync/client.ts'
import { evening, type Subscription, seedPush } from './seed.ts'

const PEOPLE = Number(process.env.BENCH_PEOPLE ?? 10_000)
const WRITERS = 8
/** Milliseconds between two calls of a writer. */
const BETWEEN = 60
/** Before any reminder is due, and after the first calls have warmed the server up. */
const [WARM_UP, IDLE] = [5_000, 25_000]

/** Ten thousand reminders are due at eight; saves at eight must stay as fast as before. */
export const push: Benchmark = {
  name: `Calls while ${PEOPLE} people are reminded in the same minute`,
  async run() {
    const { dataDir, remove } = await freshFolder()
    const service = await startProcess(new URL('./service.ts', import.meta.url), dataDir)
    const subscriptions = await service.ask<Subscription[]>('subscribe', `${PEOPLE}`)
    const tokens = await seedPush(dataDir, subscriptions, WRITERS)
    const server = await startProcess(new URL('./server.ts', import.meta.url), dataDir)
    try {
      return [await measure(server, service, tokens)]
    } finally {
      await server.stop()
      await service.stop()
      await remove()
    }
  },
}

type Process = Awaited<ReturnType<typeof startProcess>>

async function measure(server: Process, service: Process, tokens: readonly string[]) {
  const seen = () => service.ask<{ told: number; received: number; refused: number }>('seen')
  const load = callers(server.port, tokens)
  await pause(WARM_UP)
  load.take()
  await pause(IDLE)
  const idle = load.take()
  const ahead = `${evening(Date.now()) - Date.now()}`
  await service.ask('ahead', ahead)
  await server.ask('ahead', ahead)
  while ((await seen()).received === 0) await pause(100)
  load.take()
  const start = performance.now()
  while ((await seen()).received < PEOPLE) await pause(500)
  const took = (performance.now() - start) / 1000
  const busy = load.take()
  await load.stop()
  const { told, received, refused } = await seen()
  if (told !== PEOPLE || received !== PEOPLE || refused > 0)
    throw new Error(`${told} people were told, by ${received} messages; ${refused} were refused`)
  return figure(idle, busy, took)
}

/** People who read and write, each again and again with a pause between. */
function callers(port: number, tokens: readonly string[]) {
  let times: number[] = []
  let isOver = false
  const caller = async (token: string, n: number) => {
    for (let round = 0; !isOver; round += 1) {
      const isWrite = (round + n) % 2 === 0
      const asked = isWrite
        ? { path: '/api/journal', body: JSON.stringify({ content: `words ${round}` }) }
        : { path: '/api/user/preferences' }
      const begun = performance.now()
      const status = await call({ port, token, ...asked })
      if (status >= 300) throw new Error(`Answered ${status}`)
      times.push(performance.now() - begun)
      await pause(BETWEEN)
    }
  }
  const all = Promise.all(tokens.map(caller))
  return {
    /** What the calls took since the last time this was asked. */
    take() {
      const taken = times.sort((a, b) => a - b)
      times = []
      return taken
    },
    async stop() {
      isOver = true
      await all
    },
  }
}

function figure(idle: readonly number[], busy: readonly number[], took: number): Figure {
  const at = (times: readonly number[], share: number) =>
    times[Math.floor(times.length * share)] ?? 0
  const spread = (times: readonly number[]) =>
    [0.5, 0.99].map((share) => at(times, share).toFixed(1)).join(' and ')
  return {
    what: 'p99 when nobody is reminded against p99 in that minute',
    ratio: at(idle, 0.99) / at(busy, 0.99),
    atLeast: 0.5,
    measured: `median and p99 ${spread(idle)} ms (${idle.length} calls) against ${spread(busy)} ms (${busy.length} calls); ${Math.round(PEOPLE / took)} messages a second`,
  }
}

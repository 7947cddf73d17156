import { call, median } from '#sync/client.ts'

const ROUNDS = 5
const ROUND_MS = 3_000
const HEALTH_EVERY_MS = 10
const CREATE_EVERY_MS = 20

/** The p99 of what others waited, in milliseconds. */
export interface Waits {
  readonly health: number
  readonly create: number
  /** In how many of how many rounds the machine did not stand still. */
  readonly rounds: string
}

type Round = Omit<Waits, 'rounds'>

/** The machine itself stood still for so long in a round that tells nothing of the server. */
const MAX_PAUSE_MS = 8
const MAX_ROUNDS = 60
const MIN_CALM_ROUNDS = 3

/**
 * The median of several rounds. A virtual machine can be paused for longer than any limit here, and
 * one such pause decides the p99 of its round: such rounds are repeated. Without calm rounds there is
 * no result.
 */
export async function probe(
  port: number,
  tokens: readonly string[],
  worstPause: () => Promise<number>,
): Promise<Waits> {
  const calm: Round[] = []
  const all: Round[] = []
  while (calm.length < ROUNDS && all.length < MAX_ROUNDS) {
    await worstPause()
    const round = await probeOnce(port, tokens)
    all.push(round)
    if ((await worstPause()) <= MAX_PAUSE_MS) calm.push(round)
  }
  if (calm.length < MIN_CALM_ROUNDS) {
    throw new Error(`The machine stood still in all but ${calm.length} of ${all.length} rounds`)
  }
  return {
    health: median(calm.map(({ health }) => health)),
    create: median(calm.map(({ create }) => create)),
    rounds: `${calm.length} calm rounds of ${all.length}`,
  }
}

/**
 * Calls at fixed moments, whether or not the call before was answered: a server that stands still
 * isn't spared the calls it would have got.
 */
async function probeOnce(port: number, tokens: readonly string[]): Promise<Round> {
  const [health, create] = await Promise.all([
    atIntervals(HEALTH_EVERY_MS, () => call({ port, token: '', path: '/api/health' })),
    atIntervals(CREATE_EVERY_MS, (n) =>
      call({ port, token: tokens[n % tokens.length] ?? '', path: '/api/journal', body: entry(n) }),
    ),
  ])
  return { health: p99(health), create: p99(create) }
}

async function atIntervals(everyMs: number, act: (n: number) => Promise<number>) {
  const began = performance.now()
  const waits: Promise<number>[] = []
  for (let n = 0; n * everyMs < ROUND_MS; n += 1) {
    const due = began + n * everyMs
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, due - performance.now())))
    const sent = performance.now()
    waits.push(
      act(n).then((status) => {
        if (status >= 300) throw new Error(`Answered ${status}`)
        return performance.now() - sent
      }),
    )
  }
  return Promise.all(waits)
}

const entry = (n: number) =>
  JSON.stringify({
    content: `${n} It was a quiet morning by the river, and I walked for a long time. `.repeat(15),
    localDate: new Date().toISOString().slice(0, 10),
    timeZone: 'Europe/Berlin',
  })

function p99(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * 0.99))] ?? 0
}

import { call } from '../sync-client.ts'

const MEASURED_MS = 8_000
const HEALTH_EVERY_MS = 10
const CREATE_EVERY_MS = 20

/** Milliseconds that others waited. */
export interface Waits {
  readonly health: readonly number[]
  readonly create: readonly number[]
}

/**
 * Calls at fixed moments, whether or not the call before was answered, and counts from the moment
 * at which a call was due: a server that stands still is not spared the calls it would have got.
 */
export async function probe(port: number, tokens: readonly string[]): Promise<Waits> {
  const [health, create] = await Promise.all([
    atIntervals(HEALTH_EVERY_MS, () => call({ port, token: '', path: '/api/health' })),
    atIntervals(CREATE_EVERY_MS, (n) =>
      call({ port, token: tokens[n % tokens.length] ?? '', path: '/api/journal', body: entry(n) }),
    ),
  ])
  return { health, create }
}

async function atIntervals(everyMs: number, act: (n: number) => Promise<number>) {
  const began = performance.now()
  const waits: Promise<number>[] = []
  for (let n = 0; n * everyMs < MEASURED_MS; n += 1) {
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

export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}

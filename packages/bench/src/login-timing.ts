import { mkdtemp, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createApp } from '@daywell/server/src/app.ts'
import { readConfig } from '@daywell/server/src/config.ts'
import { openKeyring } from '@daywell/server/src/crypto/index.ts'
import { openDatabase } from '@daywell/server/src/database/index.ts'
import type { Benchmark, Figure } from './benchmark.ts'

/** Of each kind. */
const tries = 200
const warmUp = 10

/** Timing attack: a quicker answer to an unknown email would reveal which emails have an account. */
export const loginTiming: Benchmark = {
  name: 'Logins with an unknown email and with a wrong password',
  async run() {
    const { port, stop } = await startServer()
    try {
      const email = 'ann@example.com'
      await post(port, 'signup', { email, username: 'ann', displayName: 'Ann', password })
      return figures(await measure(port, email))
    } finally {
      await stop()
    }
  },
}

const password = 'the right password'

interface Times {
  unknown: number[]
  wrong: number[]
}

/** Both kinds take turns, and which of them goes first too, so that they share all that disturbs. */
async function measure(port: number, email: string): Promise<Times> {
  const times: Times = { unknown: [], wrong: [] }
  const tryOut = {
    unknown: (n: number) =>
      post(port, 'login', { email: 'bob@example.com', password: `the wrong password ${n}` }),
    wrong: (n: number) => post(port, 'login', { email, password: `the wrong password ${n}` }),
  }
  for (let n = -warmUp; n < tries; n += 1) {
    const order = n % 2 === 0 ? (['unknown', 'wrong'] as const) : (['wrong', 'unknown'] as const)
    for (const kind of order) {
      const start = performance.now()
      const status = await tryOut[kind](Math.abs(n))
      const time = performance.now() - start
      if (status !== 401) throw new Error(`A login was answered ${status}`)
      if (n >= 0) times[kind].push(time)
    }
  }
  return times
}

function figures({ unknown, wrong }: Times): Figure[] {
  const medians = [at(unknown, 0.5), at(wrong, 0.5)]
  const measured = `unknown email ${spread(unknown)}; wrong password ${spread(wrong)}`
  const slower = shareOfSlower(unknown, wrong)
  return [
    {
      what: 'the shorter median against the longer one',
      ratio: Math.min(...medians) / Math.max(...medians),
      atLeast: 0.87,
      measured,
    },
    {
      // 1 when a coin tells as much as the clock, 0 when the clock tells all.
      what: 'how far the two overlap',
      ratio: 1 - 2 * Math.abs(slower - 0.5),
      atLeast: 0.8,
      measured: `an unknown email took longer in ${(slower * 100).toFixed(0)} % of all pairs`,
    },
  ]
}

/** Of all pairs of one time of each kind, the share in which the first is the longer one. */
function shareOfSlower(a: number[], b: number[]): number {
  let longer = 0
  for (const x of a) for (const y of b) longer += x > y ? 1 : x === y ? 0.5 : 0
  return longer / (a.length * b.length)
}

function spread(times: number[]): string {
  const [p10, median, p90] = [0.1, 0.5, 0.9].map((share) => at(times, share).toFixed(1))
  return `${median} ms (10 %: ${p10}, 90 %: ${p90})`
}

function at(times: number[], share: number): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length * share)] ?? 0
}

async function post(port: number, what: string, json: object): Promise<number> {
  const response = await fetch(`http://127.0.0.1:${port}/api/auth/${what}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(json),
  })
  await response.arrayBuffer()
  return response.status
}

/** The server as it runs, at the full cost of a password, with more failures allowed. */
async function startServer() {
  const dataDir = await mkdtemp(join(tmpdir(), 'daywell-bench-'))
  const database = await openDatabase({ url: undefined, dataDir })
  const keys = { secretKey: undefined, secretKeyPrevious: undefined }
  const keyring = await openKeyring({ database, dataDir, ...keys })
  const plenty = 1_000_000
  const limits = {
    callsPerMinute: 0,
    failuresPerAccount: plenty,
    failuresPerAccountHourly: plenty,
    failuresPerAddress: plenty,
    failuresPerSite: plenty,
  }
  const config = readConfig({ LOG_LEVEL: 'silent' })
  const app = createApp({ database, keyring, config, clock: Date.now, limits })
  await app.listen({ host: '127.0.0.1', port: 0 })
  const stop = async () => {
    await app.close()
    await database.close()
    await rm(dataDir, { recursive: true })
  }
  return { port: (app.server.address() as AddressInfo).port, stop }
}

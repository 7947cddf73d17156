import { createHash, randomUUID } from 'node:crypto'
import { type Database, isOutOfReach, type Trx } from '#database/index.ts'
import type { CallCount } from './call-count.ts'

const MINUTE_MS = 60_000
/** A slice that isn't used up by then is reported and leased anew. */
const SLICE_MS = 30_000
/** Clocks of processes may differ by this; what is dated further ahead is ignored. */
const SKEW_MS = 5_000
/** One part in so many of what is left is leased at a time. */
const SLICES = 10
/** At the limit slices get small; a write for each call would cost more than the call. */
const MIN_SLICES_PER_LIMIT = 60

const FEW_CALLS = 60

/** The row of a person, as JSON. */
interface Ledger {
  /** Calls that were made: until when they were, and how many. */
  readonly made: readonly Calls[]
  /** By process: calls that it may have made by then. */
  readonly leased: Readonly<Record<string, Calls>>
}
type Calls = readonly [time: number, count: number]

/** What this process may let through without asking again. */
interface Slice {
  readonly key: string
  left: number
  from: number
  until: number
  refusedUntil: number
  /** Calls that the ledger doesn't know of yet. */
  unreported: [time: number, count: number][]
  waiting: number
  leasing: Promise<void> | undefined
}

/**
 * Counts a person's calls, for `what` they are, in all processes together. Each process leases slices of what is left in
 * the minute, so that most calls cost no write, and the sum of what is leased and was made never
 * exceeds the limit. Towards the limit slices get smaller, so that little is left unused elsewhere.
 */
export function sharedCalls(database: Database, what: string, perMinute: number): CallCount {
  if (perMinute === 0) return async () => undefined
  const slices = new Map<string, Slice>()
  const holder = randomUUID()
  // Many calls are noted by the second, so that a row stays short.
  const resolution = perMinute > FEW_CALLS ? 1000 : 1
  let sweptAt = Number.NEGATIVE_INFINITY

  function forgetOldSlices(now: number): void {
    if (Math.abs(now - sweptAt) < MINUTE_MS) return
    sweptAt = now
    for (const [who, { until, waiting }] of slices) {
      if (waiting === 0 && Math.abs(now - until) > MINUTE_MS) slices.delete(who)
    }
  }

  async function lease(slice: Slice, now: number): Promise<void> {
    const { key, unreported, waiting } = slice
    slice.unreported = []
    forgetOldSlices(now)
    try {
      const request = { key, holder, perMinute, made: unreported, wanted: waiting }
      const answer = await database.write((trx) => leaseIn(trx, request, now))
      Object.assign(slice, answer, { from: now })
    } catch (error) {
      slice.unreported = [...unreported, ...slice.unreported]
      if (!isOutOfReach(error)) throw error
      // Writes fail: reads continue, and each process counts on its own for a while.
      Object.assign(slice, { left: perMinute, from: now, until: now + SKEW_MS })
    }
  }

  return async (who, now) => {
    const slice = slices.get(who) ?? newSlice(what, who)
    slices.set(who, slice)
    slice.waiting += 1
    try {
      while (!isUsable(slice, now)) {
        const wait = slice.refusedUntil - now
        if (wait > 0 && slice.from - SKEW_MS <= now) return { retryAfter: Math.ceil(wait / 1000) }
        slice.leasing ??= lease(slice, now).finally(() => {
          slice.leasing = undefined
        })
        await slice.leasing
      }
      use(slice, now, resolution)
      return undefined
    } finally {
      slice.waiting -= 1
    }
  }
}

function newSlice(what: string, who: string): Slice {
  const key = createHash('sha256')
    .update(JSON.stringify([what, who]))
    .digest('base64url')
  const none = { left: 0, from: 0, until: 0, refusedUntil: 0 }
  return { key, ...none, unreported: [], waiting: 0, leasing: undefined }
}

function isUsable({ left, from, until }: Slice, now: number): boolean {
  return left > 0 && from - SKEW_MS <= now && now < until
}

function use(slice: Slice, now: number, resolution: number): void {
  slice.left -= 1
  const last = slice.unreported.at(-1)
  const time = Math.ceil(now / resolution) * resolution
  if (last?.[0] === time) last[1] += 1
  else slice.unreported.push([time, 1])
}

interface LeaseRequest {
  readonly key: string
  readonly holder: string
  readonly perMinute: number
  readonly made: readonly Calls[]
  readonly wanted: number
}

async function leaseIn(trx: Trx, request: LeaseRequest, now: number) {
  const { key, holder, perMinute, wanted } = request
  const stored = await trx
    .selectFrom('limits')
    .select('times')
    .where('key', '=', key)
    .executeTakeFirst()
  const { made, leased } = stillCounting(stored && JSON.parse(stored.times), request, now)
  const all = [...made, ...Object.values(leased)]
  const left = perMinute - all.reduce((sum, [, count]) => sum + count, 0)
  const count = left <= 0 ? 0 : sliceOf(left, perMinute, wanted)
  const until = now + SLICE_MS
  const mine: Ledger['leased'] = count > 0 ? { [holder]: [until, count] } : {}
  const ledger = { made, leased: { ...leased, ...mine } }
  await putLedger(trx, key, ledger, until + MINUTE_MS)
  if (count > 0) return { left: count, until, refusedUntil: 0 }
  return { left: 0, until, refusedUntil: Math.min(...all.map(([time]) => time)) + MINUTE_MS }
}

function sliceOf(left: number, perMinute: number, wanted: number): number {
  const share = Math.ceil(left / SLICES)
  return Math.min(left, Math.max(wanted, share, Math.floor(perMinute / MIN_SLICES_PER_LIMIT)))
}

/** The last minute of the ledger; what this process reports replaces its lease. */
function stillCounting(
  stored: Ledger | undefined,
  { holder, made }: LeaseRequest,
  now: number,
): Ledger {
  const counts = ([time]: Calls) => time > now - MINUTE_MS && time <= now + SLICE_MS + SKEW_MS
  const leased = Object.entries(stored?.leased ?? {}).filter(
    ([process, calls]) => process !== holder && counts(calls),
  )
  return {
    made: [...(stored?.made ?? []), ...made].filter(counts),
    leased: Object.fromEntries(leased),
  }
}

async function putLedger(trx: Trx, key: string, ledger: Ledger, until: number): Promise<void> {
  const row = { times: JSON.stringify(ledger), until }
  await trx
    .insertInto('limits')
    .values({ key, ...row })
    .onConflict((conflict) => conflict.column('key').doUpdateSet(row))
    .execute()
}

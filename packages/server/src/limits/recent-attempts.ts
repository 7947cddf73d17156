import { type Database, deleteInPages, type Reader, type Trx } from '#database/index.ts'

/** A sliding-window limit: this many in any 60 seconds, or in another window. */
export interface Limit {
  /** Stands for what is counted. */
  readonly key: string
  readonly perMinute: number
  /** Then `perMinute` is the number in this window. */
  readonly windowMs?: number
}

const MINUTE_MS = 60_000

/** How many milliseconds are left until all of the limits have room; none: they have. */
export async function waitFor(
  read: Reader,
  limits: readonly Limit[],
  now: number,
): Promise<number | undefined> {
  return longestWait(await recentTimes(read, limits, now), limits, now)
}

/**
 * Counts an attempt under all of the limits at once or, where one has no room, says how long to
 * wait. One row for each limit, so that attempts that are counted at the same time, in whatever
 * process, meet at it and none is overlooked.
 */
export function countAttempt(
  database: Database,
  limits: readonly Limit[],
  now: number,
): Promise<number | undefined> {
  return database.write((trx) => countAttemptIn(trx, limits, now))
}

/** The same in the unit of what is counted, so that only what happened counts. */
export async function countAttemptIn(
  trx: Trx,
  limits: readonly Limit[],
  now: number,
): Promise<number | undefined> {
  const recent = await recentTimes(trx, limits, now)
  const wait = longestWait(recent, limits, now)
  if (wait !== undefined) return wait
  for (const limit of limits) await putTimes(trx, limit, [...(recent.get(limit.key) ?? []), now])
  return undefined
}

/**
 * Deletes rows that have expired, and those that were written before the clock was set back. Two
 * deletes, each with a bound of the indexed `until` alone: one `or` of both would read all rows for
 * every page.
 */
export async function sweepAttempts(
  database: Database,
  now: number,
  stopped?: AbortSignal,
): Promise<void> {
  const table = 'limits'
  await deleteInPages(database, { table, where: (eb) => eb('until', '<=', now) }, stopped)
  const ahead = now + MINUTE_MS
  await deleteInPages(
    database,
    {
      table,
      where: (eb) =>
        eb.and([eb('until', '>', ahead), eb('until', '>', eb('window_ms', '+', ahead))]),
    },
    stopped,
  )
}

type Times = ReadonlyMap<string, readonly number[]>

function longestWait(recent: Times, limits: readonly Limit[], now: number): number | undefined {
  const waits = limits.map(({ key, perMinute, windowMs = MINUTE_MS }) => {
    // There is room again once the oldest of the last `perMinute` is a window ago.
    const oldest = recent.get(key)?.at(-perMinute)
    return oldest === undefined ? 0 : oldest + windowMs - now
  })
  const longest = Math.max(0, ...waits)
  return longest > 0 ? longest : undefined
}

async function recentTimes(read: Reader, limits: readonly Limit[], now: number): Promise<Times> {
  if (limits.length === 0) return new Map()
  const rows = await read
    .selectFrom('limits')
    .select(['key', 'times', 'window_ms'])
    .where(
      'key',
      'in',
      limits.map(({ key }) => key),
    )
    .execute()
  return new Map(
    rows.map(({ key, times, window_ms }) => [key, aroundNow(now, window_ms, JSON.parse(times))]),
  )
}

/**
 * In order, since the clocks of several machines may differ. A time that is more than a minute ahead
 * was written before the clock was set back, and would lock people out until the clock is there.
 */
function aroundNow(now: number, windowMs: number, times: number[]): number[] {
  return times
    .filter((time) => time > now - windowMs && time <= now + MINUTE_MS)
    .sort((a, b) => a - b)
}

async function putTimes(
  trx: Trx,
  { key, windowMs = MINUTE_MS }: Limit,
  times: number[],
): Promise<void> {
  const until = Math.max(...times) + windowMs
  const row = { times: JSON.stringify(times), until, window_ms: windowMs }
  await trx
    .insertInto('limits')
    .values({ key, ...row })
    .onConflict((conflict) => conflict.column('key').doUpdateSet(row))
    .execute()
}

import { readDatabase } from '#database/upkeep/index.ts'
import { lastActivity } from '#features/account/operator.service.ts'
import type { Check } from './check.ts'

const name = 'Clock'
/** What clocks may differ by: locks that are dated further ahead are ignored. */
const MAX_DIFFERENCE_MS = 60_000

export const checkClock: Check = async ({ config, database }) => {
  if (!database) return []
  const { clockAheadMs, pending } = database
  if (Math.abs(clockAheadMs) > MAX_DIFFERENCE_MS) {
    const seconds = Math.round(Math.abs(clockAheadMs) / 1000)
    const found = `This machine’s clock and PostgreSQL’s differ by ${seconds} s.`
    return [{ name, status: 'problem', found, todo: 'Turn on time synchronization on both.' }]
  }
  const place = { url: config.databaseUrl, dataDir: config.dataDir }
  const lastUsedAt = pending.length > 0 ? 0 : await readDatabase(place, lastActivity)
  if (lastUsedAt > Date.now() + MAX_DIFFERENCE_MS) {
    const found = `Something was saved at ${new Date(lastUsedAt).toISOString()}, which is in the future.`
    const todo = 'Check this machine’s clock, and turn on time synchronization.'
    return [{ name, status: 'problem', found, todo }]
  }
  return [{ name, status: 'ok', found: `${new Date().toISOString()} agrees with the database.` }]
}

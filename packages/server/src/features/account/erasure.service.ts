import { deadline } from '#concurrency/deadline.ts'
import { withLease } from '#leases/lease.store.ts'
import { closedUsers } from '#stores/accounts/account.store.ts'
import { closeUser, eraseLeaseName, eraseUser } from '#stores/person-data/erasure.store.ts'
import type { AccountDeps } from './account-deps.ts'

type ErasureDeps = Pick<
  AccountDeps,
  'database' | 'keyring' | 'clock' | 'whenLeaving' | 'eraseMedia' | 'eraseFailed'
>

/** The client waits a minute for the answer; the rows that are left by then are the job's. */
const ERASE_BEFORE_ANSWER_MS = 20_000

/** The end of an account: closed in one unit, erased in many. */
export function erasureService(
  { database, keyring, clock, whenLeaving, eraseMedia, eraseFailed }: ErasureDeps,
  eraseBeforeAnswerMs = ERASE_BEFORE_ANSWER_MS,
) {
  const stopping = new AbortController()

  return {
    /**
     * Resolves when no row of the person is left, or when it is time to answer. Once the account is
     * closed this can't fail anymore: a person told that it failed would keep the journal here.
     */
    async closeAndErase(userId: string): Promise<void> {
      await closeUser(database, userId, clock(), whenLeaving)
      keyring.forget(userId)
      const stopped = deadline(stopping.signal, eraseBeforeAnswerMs)
      await erase({ database, clock, eraseMedia }, userId, stopped).catch(eraseFailed)
      await database.scrub().catch(eraseFailed)
    },

    finishErasures: (stopped: AbortSignal) =>
      finishErasures({ database, clock, eraseMedia }, stopped),

    /** Calls under way are answered soon; the job erases the rest after the next start. */
    stopErasing: () => stopping.abort(),
  }
}

/** Without `eraseMedia` those bytes, which no one can read, are left to the sweep. */
type Erasing = Pick<ErasureDeps, 'database' | 'clock'> & Partial<Pick<ErasureDeps, 'eraseMedia'>>

/**
 * Erases what is left of closed accounts, and says how many there were. One that fails doesn't keep
 * the others waiting.
 */
export async function finishErasures(deps: Erasing, stopped: AbortSignal): Promise<number> {
  const left = await closedUsers(deps.database.read)
  const errors: unknown[] = []
  for (const userId of left) {
    if (stopped.aborted) break
    await erase(deps, userId, stopped).catch((error: unknown) => errors.push(error))
  }
  if (left.length > 0) await deps.database.scrub()
  if (errors.length > 0) throw errors[0]
  return left.length
}

/** Under a lease: two processes at the same rows would only conflict with each other. */
async function erase(
  { database, clock, eraseMedia }: Erasing,
  userId: string,
  stopped: AbortSignal,
): Promise<void> {
  await withLease({ database, clock }, eraseLeaseName(userId), async () => {
    // First, since the rows say that there is something left to erase.
    await eraseMedia?.(userId, stopped)
    await eraseUser(database, userId, stopped)
  })
}

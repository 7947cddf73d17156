import type { Trouble } from '@daywell/core/privacy'
import type { SyncStatus } from '@daywell/core/sync'
import { CallFailure } from '#api/call-failure.ts'
import { failedBecause } from '#sync/failed-because.ts'

/** Why a step of the change itself failed. */
export function troubleOf(error: unknown): Trouble {
  if (error instanceof CallFailure && error.answer?.code === 'stale') return 'stale'
  const why = failedBecause(error)
  return why === 'level' ? 'stale' : why
}

/** What keeps the sync, which a change waits for, from going on. */
export function troubleOfSync(status: SyncStatus): Trouble | null {
  if (status.kind === 'waiting') return status.because === 'offline' ? 'offline' : null
  if (status.kind !== 'failed' || status.why === 'level') return null
  return status.why
}

import type { Trouble } from '@daywell/core/privacy'
import type { SyncStatus, Why } from '@daywell/core/sync'
import { CallFailure } from '#kit/fetch/call-failure.ts'
import { failedBecause } from '#services/sync/failed-because.ts'

/** Why a step of the change itself failed. */
export function troubleOf(error: unknown): Trouble {
  if (error instanceof CallFailure && error.answer?.code === 'stale') return 'stale'
  const why = failedBecause(error)
  return why === 'level' ? 'stale' : ofEntries(why)
}

/** What blocks the sync that a change waits for. */
export function troubleOfSync(status: SyncStatus): Trouble | null {
  if (status.kind === 'waiting') return status.because === 'offline' ? 'offline' : null
  if (status.kind !== 'failed' || status.why === 'level') return null
  return ofEntries(status.why)
}

function ofEntries<W extends Why>(why: W): Exclude<W, 'versions'> | 'refused' {
  return why === 'versions' ? 'refused' : (why as Exclude<W, 'versions'>)
}

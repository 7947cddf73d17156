import type { PrivacyLevel } from '@daywell/core/preferences'
import type { Journal } from '#services/journal/journal.ts'
import type { JournalHandle } from '#services/journal/journal-handle.ts'
import { whenOpen } from '#services/journal/when-open.ts'

/** A message waits no longer; then it stays in the field. */
const WAIT_MS = 5_000
/** Offline, only the journal on this device can tell. */
const OFFLINE_WAIT_MS = 500

/**
 * The privacy level, once this device knows it: a page that was just loaded has yet to open the
 * journal, and a new device to ask the server. Until then, a message may not leave.
 */
export async function untilLevelIsKnown(
  handle: JournalHandle,
  wait = navigator.onLine ? WAIT_MS : OFFLINE_WAIT_MS,
): Promise<PrivacyLevel | undefined> {
  const { promise, resolve } = Promise.withResolvers<PrivacyLevel | undefined>()
  const done = new AbortController()
  const timer = setTimeout(() => resolve(undefined), wait)
  const watch = ({ levels }: Journal) => {
    const look = () => {
      const level = levels.level()
      if (level) resolve(level)
    }
    if (!done.signal.aborted) done.signal.addEventListener('abort', levels.subscribe(look))
    look()
  }
  // If the journal can't be opened, the level stays unknown.
  whenOpen(handle).then(watch, () => resolve(undefined))
  return promise.finally(() => {
    clearTimeout(timer)
    done.abort()
  })
}

import type { Answered, SyncEffect, SyncEvent } from '@daywell/core/sync'
import { lastSyncKey, syncNeededKey } from '#device/local-store/local-keys.ts'
import type { Alarm } from './alarm.ts'
import { askLevel } from './ask-level.ts'
import { failedBecause, isTimeout, retryAfterOf } from './failed-because.ts'
import { sendOne } from './send-one.ts'
import { sendPage } from './send-page.ts'
import type { SyncDeps } from './sync-deps.ts'

type Dispatch = (event: SyncEvent) => void

/** Runs an effect of the sync machine, and dispatches its result. */
export function performEffect(
  parts: SyncDeps,
  effect: SyncEffect,
  alarm: Alarm,
  dispatch: Dispatch,
) {
  const { storage, userId } = parts
  switch (effect.type) {
    case 'call':
      return void report(parts, dispatch, () => send(parts, () => sendOne(parts, effect.item.id)))
    case 'page':
      return void report(parts, dispatch, () =>
        send(parts, () => sendPage(parts, effect.items, effect.bytes)),
      )
    case 'ask-level':
      return void report(parts, dispatch, () => levelAsked(parts))
    case 'wait':
      return alarm.set(effect.ms)
    case 'look-again':
      return alarm.isSet() ? undefined : alarm.set(effect.ms)
    case 'stop-waiting':
      return alarm.clear()
    case 'mark-needed':
      return keep(parts, syncNeededKey(userId), 'true')
    case 'clear-needed':
      return storage.removeItem(syncNeededKey(userId))
    case 'save-last-sync':
      return keep(parts, lastSyncKey(userId), effect.at)
  }
}

async function report(
  { store, now }: SyncDeps,
  dispatch: Dispatch,
  act: () => Promise<SyncEvent>,
): Promise<void> {
  // Deferred, so that a step is over before its effects report back.
  await undefined
  try {
    dispatch(await act())
  } catch (error) {
    const how = { ...retryAfterOf(error), slow: isTimeout(error) }
    const failure = { why: failedBecause(error), outbox: store.outbox(), ...how }
    dispatch({ type: 'failed', now: now(), failure })
  }
}

async function send(
  { store, now }: SyncDeps,
  act: () => Promise<Omit<Answered, 'outbox'>>,
): Promise<SyncEvent> {
  const more = await act()
  return { type: 'answered', now: now(), answer: { ...more, outbox: store.outbox() } }
}

async function levelAsked(parts: SyncDeps): Promise<SyncEvent> {
  await askLevel(parts)
  return { type: 'level-asked', level: parts.levels.level() }
}

/** A key that doesn't fit is no reason to stop: the outbox itself knows what is pending. */
function keep({ storage }: SyncDeps, key: string, value: string): void {
  try {
    storage.setItem(key, value)
  } catch {
    storage.removeItem(key)
  }
}

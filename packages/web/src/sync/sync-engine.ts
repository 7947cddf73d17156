import { endpoints } from '@daywell/core/contract'
import {
  type Answered,
  type SyncEffect,
  type SyncEvent,
  type SyncStatus,
  syncStart,
  syncStatus,
  syncStep,
} from '@daywell/core/sync'
import { lastSyncKey, syncNeededKey } from '#local-store/local-keys.ts'
import { failedBecause } from './failed-because.ts'
import { sendOne } from './send-one.ts'
import { sendPage } from './send-page.ts'
import type { SyncParts } from './sync-parts.ts'

export interface SyncEngine {
  status(): SyncStatus
  subscribe(listener: () => void): () => void
  /** Tells of what the browser notices. */
  notice(what: 'online' | 'offline' | 'visible'): void
  /** The session is over: nothing is sent any more. */
  stop(): void
}

/** Runs what the sync machine decides. */
export function startSync(parts: SyncParts): SyncEngine {
  const { store, levels, userId } = parts
  const listeners = new Set<() => void>()
  let state = syncStart
  let status = syncStatus(state)
  let timer: unknown
  let stopped = false

  const happen = (event: SyncEvent) => {
    if (stopped) return
    const next = syncStep(state, event, parts.random)
    state = next.state
    for (const effect of next.effects) perform(effect)
    const said = syncStatus(state)
    if (JSON.stringify(said) === JSON.stringify(status)) return
    status = said
    for (const listener of [...listeners]) listener()
  }

  const stopWaiting = () => {
    parts.timers.clear(timer)
    timer = undefined
  }
  const wait = (ms: number) => {
    stopWaiting()
    timer = parts.timers.set(() => {
      timer = undefined
      happen({ type: 'timer' })
    }, ms)
  }

  const perform = (effect: SyncEffect) => {
    switch (effect.type) {
      case 'call':
        return void attempt(() => sendOne(parts, effect.item.id))
      case 'page':
        return void attempt(() => sendPage(parts, effect.items))
      case 'ask-level':
        return void askLevel()
      case 'wait':
        return wait(effect.ms)
      case 'look-again':
        return timer === undefined ? wait(effect.ms) : undefined
      case 'stop-waiting':
        return stopWaiting()
      case 'mark-needed':
        return keep(parts, syncNeededKey(userId), 'true')
      case 'clear-needed':
        return parts.storage.removeItem(syncNeededKey(userId))
      case 'save-last-sync':
        return keep(parts, lastSyncKey(userId), effect.at)
    }
  }

  // Deferred, so that a step is over before anything that it started reports back.
  const attempt = async (act: () => Promise<Omit<Answered, 'outbox'>>) => {
    await undefined
    try {
      const more = await act()
      const answer = { ...more, outbox: store.outbox() }
      happen({ type: 'answered', now: parts.now(), answer })
    } catch (error) {
      fail(error)
    }
  }
  const askLevel = async () => {
    await undefined
    try {
      const { body } = await parts.api.call(endpoints.getPreferences)
      levels.serverSays(body.journalStyle.privacyLevel)
      happen({ type: 'level-asked', level: levels.level() })
    } catch (error) {
      fail(error)
    }
  }
  const fail = (error: unknown) => {
    const failure = { why: failedBecause(error), outbox: store.outbox() }
    happen({ type: 'failed', now: parts.now(), failure })
  }

  const tellOutbox = () => happen({ type: 'saved', outbox: store.outbox() })
  const tellLevel = () => happen({ type: 'level', level: levels.level() })
  const ends = [store.subscribe(tellOutbox), levels.subscribe(tellLevel)]
  tellLevel()
  tellOutbox()
  ends.push(lead(parts, () => happen({ type: 'leading' })))

  return {
    status: () => status,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    notice: (type) => happen({ type }),
    stop() {
      happen({ type: 'signed-out' })
      stopped = true
      for (const end of ends) end()
    },
  }
}

/** Of several tabs one speaks with the server; when it closes, the next one does. */
function lead({ locks, userId }: SyncParts, onLeading: () => void): () => void {
  const ended = Promise.withResolvers<void>()
  if (!locks) onLeading()
  else {
    const hold = () => {
      onLeading()
      return ended.promise
    }
    // A browser that refuses the lock leaves every tab to itself.
    locks.request(`daywell-sync-${userId}`, hold).catch(onLeading)
  }
  return () => ended.resolve()
}

/** A key that does not fit is no reason to stop: the outbox itself knows what waits. */
function keep({ storage }: SyncParts, key: string, value: string): void {
  try {
    storage.setItem(key, value)
  } catch {
    storage.removeItem(key)
  }
}

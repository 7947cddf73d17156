import {
  refusedIds,
  type SyncEvent,
  type SyncState,
  type SyncStatus,
  syncStart,
  syncStatus,
  syncStep,
  type Why,
} from '@daywell/core/sync'
import { emitter } from '#kit/observable/emitter.ts'
import { alarmOn } from './alarm.ts'
import { attempts } from './attempts.ts'
import { performEffect } from './perform-effect.ts'
import type { SyncDeps } from './sync-deps.ts'

export interface SyncEngine {
  status(): SyncStatus
  subscribe(listener: () => void): () => void
  whyRefused(id: string): Why | undefined
  tryAgain(id: string): void
  /** Reports a browser event. */
  notice(what: 'online' | 'offline' | 'visible'): void
  /** Syncs now; resolves with the reason if it failed. */
  now(): Promise<Why | undefined>
  /** Whether this tab has once fetched all of the server's entries, to the last page. */
  hasFetchedAll(): boolean
  /** The session is over: nothing is sent anymore. */
  stop(): void
}

/** Runs the sync machine's effects. */
export function startSync(parts: SyncDeps): SyncEngine {
  const { store, levels } = parts
  const { show, ...status } = createStatusStore()
  const alarm = alarmOn(parts.timers, () => dispatch({ type: 'timer' }))
  const asked = attempts(parts.channel, () => dispatch({ type: 'visible' }))
  let state = syncStart
  let stopped = false
  let fetchedAll = false

  const dispatch = (event: SyncEvent) => {
    if (stopped) return
    const next = syncStep(state, event, parts.random)
    state = next.state
    if (event.type === 'answered' && !state.pull) fetchedAll = true
    for (const effect of next.effects) performEffect(parts, effect, alarm, dispatch)
    show(state, fetchedAll)
    asked.onStep(event, state)
  }

  const dispatchOutbox = () => dispatch({ type: 'saved', outbox: store.outbox() })
  const dispatchLevel = () => dispatch({ type: 'level', level: levels.level() })
  const ends = [store.subscribe(dispatchOutbox), levels.subscribe(dispatchLevel)]
  dispatchLevel()
  dispatchOutbox()
  ends.push(leadTab(parts, () => dispatch({ type: 'leading' })))

  return {
    ...status,
    tryAgain: (id) => dispatch({ type: 'again', id }),
    notice: (type) => dispatch({ type }),
    now: asked.begin,
    stop() {
      dispatch({ type: 'signed-out' })
      asked.end()
      stopped = true
      for (const end of ends) end()
    },
  }
}

/** Leader election: one tab talks to the server, and the next takes over when it closes. */
function leadTab({ locks, userId }: SyncDeps, onLeading: () => void): () => void {
  const ended = Promise.withResolvers<void>()
  if (!locks) onLeading()
  else {
    const hold = () => {
      onLeading()
      return ended.promise
    }
    // If the browser refuses the lock, every tab leads.
    locks.request(`daywell-sync-${userId}`, hold).catch(onLeading)
  }
  return () => ended.resolve()
}

/** The sync status; emits only when it changes. */
function createStatusStore() {
  const changes = emitter()
  let status = syncStatus(syncStart)
  let refused: ReadonlyMap<string, Why> = new Map()
  let fetchedAll = false
  return {
    status: (): SyncStatus => status,
    whyRefused: (id: string): Why | undefined => refused.get(id),
    hasFetchedAll: (): boolean => fetchedAll,
    subscribe: changes.subscribe,
    show(state: SyncState, hasFetchedAll: boolean) {
      const next = syncStatus(state)
      const reasons = refusedIds(state).map(
        (id) => [id, state.refused[id]?.why ?? 'refused'] as const,
      )
      const before = JSON.stringify([status, [...refused], fetchedAll])
      if (JSON.stringify([next, reasons, hasFetchedAll]) === before) return
      status = next
      refused = new Map(reasons)
      fetchedAll = hasFetchedAll
      changes.emit()
    },
  }
}

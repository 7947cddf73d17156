import type { Preferences } from '@daywell/core/preferences'
import { fetchPreferences, isRefused, type Sent, sendChanges } from './at-server.ts'
import { deviceCopy, type KnownPreferences } from './device-copy.ts'
import { type LoadOptions, loadWithRetries } from './load-with-retries.ts'
import { applyChanges, changesBetween, mergeChanges, type OwnChanges } from './own-changes.ts'
import { type Mark, type OwnMark, pendingChanges } from './pending-changes.ts'
import type { PreferencesDeps } from './preferences-deps.ts'

export type { KnownPreferences } from './device-copy.ts'

type SaveOutcome = 'saved' | 'saved locally'

/** The person's preferences on this device, synced with the server. */
export interface PreferencesStore {
  known(): KnownPreferences
  subscribe(listener: () => void): () => void
  /** Whether changes saved here haven't reached the server yet. */
  isWaiting(): boolean
  /**
   * Loads from the server, and sends pending changes. Rejects like the call, after all attempts.
   */
  load(options?: LoadOptions): Promise<KnownPreferences>
  /**
   * Sends the person's changes, and keeps them here until that succeeded. Rejects if the server
   * refuses them (422), or if they can't be stored anywhere.
   */
  save(wanted: Preferences, shown?: Preferences): Promise<SaveOutcome>
}

const stores = new WeakMap<PreferencesDeps, PreferencesStore>()

/** A lazily created singleton per `deps`. */
export function preferencesStoreOf(deps: PreferencesDeps): PreferencesStore {
  const store = stores.get(deps) ?? createPreferencesStore(deps)
  stores.set(deps, store)
  return store
}

interface OfServer {
  readonly userId: string
  readonly preferences: Preferences
}

function createPreferencesStore(deps: PreferencesDeps): PreferencesStore {
  const { storage, who, apiOf, timers, log, changes, onSaved } = deps
  const copy = deviceCopy(deps)
  // The server's last known state, and its owner.
  let server: OfServer | undefined
  let savesUnderWay = 0
  // The pending changes before the first of them.
  let beforeSaves: OwnChanges = {}

  /** Never stores one person's preferences where the next person would find them. */
  const take = (userId: string, preferences: Preferences, shown = preferences) => {
    server = { userId, preferences }
    if (who() !== userId) return
    if (!attempt(() => copy.write(shown, 'server'))) copy.hold(shown)
  }
  /** Shows the server's state with pending changes on top: another tab may have saved, too. */
  const accept = (userId: string, mark: Mark | undefined, { preferences, certain }: Sent) => {
    if (certain) {
      if (who() === userId) onSaved()
      mark?.done()
      const waiting = pendingChanges(storage, userId).find()
      return take(userId, preferences, applyChanges(preferences, waiting?.changes ?? {}))
    }
    take(userId, preferences)
    server = undefined
  }
  const keepHere = (userId: string, mark: OwnMark, changes: OwnChanges) =>
    who() !== userId ||
    attempt(() => {
      const waiting = mark.hold(changes)
      return copy.write(applyChanges(copy.known().preferences, waiting), 'device')
    })

  const bring = async (userId: string, found: Preferences) => {
    // Race: a save under way may still be refused, so it handles its own changes.
    if (savesUnderWay > 0) return take(userId, found, applyChanges(found, beforeSaves))
    const waiting = pendingChanges(storage, userId).find()
    const wanted = applyChanges(found, waiting?.changes ?? {})
    const isThere = found.version > 0 && isEmpty(changesBetween(found, wanted))
    if (isThere) waiting?.done()
    take(userId, found, wanted)
    if (!waiting || isThere) return
    try {
      accept(userId, waiting, await sendChanges(apiOf(userId), found, waiting.changes))
    } catch (error) {
      if (!isRefused(error)) return
      log('The server refused preferences that were saved on this device')
      waiting.done()
      take(userId, found)
    }
  }

  return {
    known: copy.known,
    subscribe: changes.subscribe,
    isWaiting() {
      const userId = who()
      return userId !== undefined && pendingChanges(storage, userId).find() !== undefined
    },
    async load(options = {}) {
      const userId = present(who())
      const before = server
      const ask = () => fetchPreferences(apiOf(userId), options.signal)
      const found = await loadWithRetries(timers, ask, options)
      // Race: a save made during the request is newer than the answer.
      if (server === before) await bring(userId, found)
      return copy.known()
    },
    async save(wanted, shown = copy.known().preferences) {
      const userId = present(who())
      const pending = pendingChanges(storage, userId)
      const earlier = pending.find()
      const changes = changesBetween(shown, wanted)
      const own = mergeChanges(earlier?.changes ?? {}, changes)
      const mark = attempt(() => pending.mark(own))
      if (savesUnderWay === 0) beforeSaves = earlier?.changes ?? {}
      savesUnderWay += 1
      try {
        const known = server?.userId === userId ? server.preferences : undefined
        const sent = await sendChanges(apiOf(userId), known, own)
        // Without room for a marker, the previous one still covers older changes.
        accept(userId, mark ?? earlier, sent)
        return 'saved'
      } catch (error) {
        if (!isRefused(error) && mark && keepHere(userId, mark, changes)) return 'saved locally'
        mark?.undo()
        throw error
      } finally {
        savesUnderWay -= 1
      }
    },
  }
}

function present(userId: string | undefined): string {
  if (userId === undefined) throw new Error('No one is logged in')
  return userId
}

function isEmpty(changes: OwnChanges): boolean {
  return Object.keys(changes).length === 0
}

/** Returns the result; undefined if storage is full. */
function attempt<T>(act: () => T): T | undefined {
  try {
    return act()
  } catch {
    return undefined
  }
}

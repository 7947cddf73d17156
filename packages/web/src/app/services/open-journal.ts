import { endpoints } from '@daywell/core/contract'
import type { Entry } from '@daywell/core/journal'
import type { Client } from '#api/client.ts'
import { followEntries } from '#device/local-store/derived/follow-entries.ts'
import { meaningKey } from '#device/local-store/derived/meaning-vectors.ts'
import { drafts } from '#device/local-store/drafts/drafts.ts'
import { leavingDrafts } from '#device/local-store/drafts/leaving-drafts.ts'
import type { InsteadCalls } from '#device/local-store/entries/held-entries.ts'
import { forgetPerson } from '#device/local-store/forget-person.ts'
import { leaveDevice } from '#device/local-store/leave-device.ts'
import type { LocalStore } from '#device/local-store/local-store.ts'
import { openLocalStore } from '#device/local-store/open-local-store.ts'
import { runAll } from '#device/local-store/run-all.ts'
import { databaseOf } from '#device/local-store/tables/database-of.ts'
import type { TextStorage } from '#device/local-store/text-storage.ts'
import { forgetMedia } from '#device/media/forget-media.ts'
import { whenIdle } from '#kit/ui/when-idle.ts'
import { type HabitStore, keepHabit } from '#services/habit/habit-store.ts'
import type { Journal } from '#services/journal/journal.ts'
import { openElsewhere } from '#services/journal/open-elsewhere.ts'
import { openPages } from '#services/journal/open-pages.ts'
import { type LazyMedia, lazyMedia } from '#services/media/lazy-media.ts'
import { keepFresh } from '#services/preferences/keep-fresh.ts'
import type { PreferencesDeps } from '#services/preferences/preferences-deps.ts'
import { preferencesStoreOf } from '#services/preferences/preferences-store.ts'
import { entriesService } from '#services/privacy/entries-service.ts'
import { type LevelStore, levelStore } from '#services/privacy/privacy-level.ts'
import { deviceLedger } from '#services/reminders/ledger/device-ledger.ts'
import { safeStorage } from '#services/session/safe-storage.ts'
import type { Absence } from '#services/session/session-state.ts'
import { holdStricter } from '#services/sync/level-change/hold-stricter.ts'
import { type LevelRunner, startLevelRunner } from '#services/sync/level-change/level-runner.ts'
import { type SyncEngine, startSync } from '#services/sync/sync-engine.ts'

export interface OpenedJournal {
  readonly journal: Journal
  /**
   * After a log-out or a revocation, removes everything that the server has too; after an account
   * deletion, removes everything.
   */
  close(because?: Absence | 'revoked'): Promise<void>
}

interface Who {
  readonly userId: string
  readonly tab: string
  readonly storage: TextStorage
  /** Sends this person's token only, even if someone else signs in later. */
  readonly api: Client<'api'>
  /** Absent: preferences aren't refreshed while the journal is open. */
  readonly preferences?: PreferencesDeps
}

type Browser = Window & typeof globalThis

/** Composes one person's journal. Lazy-loaded: typing works before it has opened. */
export async function openJournal(window: Browser, who: Who): Promise<OpenedJournal> {
  const { userId, storage, api } = who
  const tabDrafts = drafts(who)
  // An entry that's open here or in another tab must not be evicted to free space.
  const inUse = (id: string): boolean =>
    elsewhere.isOpen(id) || tabDrafts.all().some(({ entryId }) => entryId === id)
  const sendInstead = async (entry: Entry) => {
    const { sendUnstored } = await import('#services/sync/send-unstored.ts')
    return sendUnstored(shared, entry)
  }
  const deleteInstead = async (id: string, deletedAt: string) => {
    const { deleteUnstored } = await import('#services/sync/send-unstored.ts')
    return deleteUnstored(shared, id, deletedAt)
  }
  const store = await openStore(window, who, { inUse, sendInstead, deleteInstead })
  const levels = levelStore(storage, userId)
  await holdStricter(store, levels)
  const timers = {
    set: (act: () => void, ms: number) => window.setTimeout(act, ms),
    clear: (timer: unknown) => window.clearTimeout(timer as number),
  }
  const randomBytes = (length: number) => window.crypto.getRandomValues(new Uint8Array(length))
  const { random } = Math
  const { locks } = window.navigator
  const shared = { userId, store, api, levels, storage, now, random, timers, locks }
  const engine = startSync({
    ...shared,
    channel: window.BroadcastChannel && new window.BroadcastChannel(`daywell-sync-${userId}`),
  })
  const indexedDB = databaseOf(window)
  const media = lazyMedia({
    ...shared,
    journal: store,
    indexedDB,
    randomBytes,
    whenIdle,
    channel: window.BroadcastChannel && new window.BroadcastChannel(`daywell-media-${userId}`),
  })
  const levelChange = startLevelRunner({
    ...shared,
    media,
    engine,
    randomBytes,
    channel: window.BroadcastChannel && new window.BroadcastChannel(`daywell-level-${userId}`),
  })
  const elsewhere = openElsewhere({
    channel: window.BroadcastChannel && new window.BroadcastChannel(`daywell-open-${userId}`),
    tab: who.tab,
    currentId: (id) => store.find(id)?._id ?? id,
  })
  const pages = openPages(
    window.BroadcastChannel && new window.BroadcastChannel(`daywell-pages-${userId}`),
  )
  const timeZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone
  const habit = keepHabit({
    userId,
    store,
    levels,
    sync: engine,
    now,
    timeZone,
    timers,
    whenIdle,
    storage: safeStorage(() => window.localStorage),
  })
  const madeFrom = followEntries({ store, userId, storage, indexedDB, whenIdle })
  const unsubscribe = listen(window, { engine, levels, levelChange, elsewhere, habit, media })
  const stopFollowing = who.preferences && followPreferences(window, who.preferences)
  const entries = entriesService({
    store,
    levels,
    now,
    timeZone,
    randomBytes,
    generatePrompt: async () => (await api.call(endpoints.generatePrompt)).body,
  })
  const ending = new AbortController()
  const journal: Journal = {
    userId,
    store,
    entries: { ...entries, createEntry: (words) => entries.createEntry(words).then(habit.made) },
    media,
    levels,
    levelChange,
    sync: engine,
    openElsewhere: elsewhere,
    pages,
    habit,
    ended: ending.signal,
  }
  if (storage.getItem(meaningKey(userId)) !== null) whenIdle(() => watchMeaning(journal))
  return {
    journal,
    async close(because) {
      ending.abort()
      unsubscribe()
      madeFrom.stop()
      stopFollowing?.()
      habit.close()
      levelChange.close()
      engine.stop()
      elsewhere.close()
      pages.close()
      try {
        if (because === 'left' || because === 'revoked') {
          const left = leavingDrafts(window, who)
          await runAll(
            // First: afterward, the entries that show photos are gone.
            () => media.leaveDevice(),
            () => leaveDevice({ store, storage, userId, indexedDB, madeFrom, drafts: left }),
          )
        }
        if (because === 'gone') {
          await runAll(
            () => forgetPerson(window, userId, store),
            () => forgetMedia(indexedDB, userId),
            () => deviceLedger(indexedDB, storage).forget(userId),
          )
        }
      } finally {
        media.close()
        store.close()
      }
    },
  }
}

const now = () => Date.now()

/** Deletes an entry's meaning vectors together with the entry, even if search isn't open. */
function watchMeaning(journal: Journal): void {
  import('#panels/ask/meaning/meaning-of.ts').then(
    ({ meaningOf }) => journal.ended.aborted || meaningOf(journal),
    () => {},
  )
}

function openStore(
  window: Browser,
  { userId, storage }: Who,
  forStore: InsteadCalls & { readonly inUse: (id: string) => boolean },
): Promise<LocalStore> {
  return openLocalStore(
    {
      storage,
      ...forStore,
      indexedDB: databaseOf(window),
      BroadcastChannel: window.BroadcastChannel,
      persist: () => window.navigator.storage.persist(),
      now,
      whenIdle,
    },
    userId,
  )
}

const PREFERENCES_REFRESH_MS = 3 * 60_000

function followPreferences(window: Browser, deps: PreferencesDeps): () => void {
  return keepFresh(preferencesStoreOf(deps), {
    whenIdle,
    onChance(act) {
      const listening = new AbortController()
      const { signal } = listening
      const { document, navigator } = window
      window.addEventListener('online', act, { signal })
      document.addEventListener('visibilitychange', () => document.hidden || act(), { signal })
      // Polls as well: nothing announces that a failing server has recovered.
      const timer = window.setInterval(() => navigator.onLine && act(), PREFERENCES_REFRESH_MS)
      return () => {
        listening.abort()
        window.clearInterval(timer)
      }
    },
  })
}

interface Listeners {
  readonly engine: SyncEngine
  readonly levels: LevelStore
  readonly levelChange: LevelRunner
  readonly elsewhere: ReturnType<typeof openElsewhere>
  readonly habit: HabitStore
  readonly media: LazyMedia
}

/** Forwards browser events to the journal's parts; returns an unsubscribe function. */
function listen(
  window: Browser,
  { engine, levels, levelChange, elsewhere, habit, media }: Listeners,
): () => void {
  const listening = new AbortController()
  const { signal } = listening
  const { document } = window
  if (!window.navigator.onLine) engine.notice('offline')
  for (const what of ['online', 'offline'] as const) {
    window.addEventListener(what, () => engine.notice(what), { signal })
  }
  window.addEventListener('online', () => levelChange.online(), { signal })
  window.addEventListener('online', () => media.online(), { signal })
  window.addEventListener(
    'storage',
    ({ key }) => {
      levels.storageChanged(key)
      habit.storageChanged(key)
    },
    { signal },
  )
  window.addEventListener('pagehide', () => elsewhere.hide(), { signal })
  window.addEventListener('pageshow', () => elsewhere.ask(), { signal })
  document.addEventListener(
    'visibilitychange',
    () => {
      if (document.visibilityState !== 'visible') return
      engine.notice('visible')
      elsewhere.ask()
      habit.look()
    },
    { signal },
  )
  return () => listening.abort()
}

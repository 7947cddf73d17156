import { type Client, createClient, loadCalls } from '#api/client.ts'
import type { ClientDeps } from '#api/exchange.ts'
import { emitter } from '#kit/observable/emitter.ts'
import { whenIdle } from '#kit/ui/when-idle.ts'
import type { JournalHandle } from '#services/journal/journal-handle.ts'
import { PREFERENCES_KEY, type PreferencesDeps } from '#services/preferences/preferences-deps.ts'
import { PUSH_MARK } from '#services/reminders/push/mark-key.ts'
import type { Reminders } from '#services/reminders/reminders.ts'
import type { OpenReminders } from '#services/reminders/reminders-context.ts'
import { type SafeStorage, safeStorage } from '#services/session/safe-storage.ts'
import { createSession, type Session } from '#services/session/session.ts'
import { REVOCATIONS_OWED, readUserId } from '#services/session/stored-session.ts'
import { deviceStorage } from './device-storage.ts'
import { journalLifecycle } from './journal-lifecycle.ts'
import { findThisTab } from './this-tab.ts'
import { untilDone } from './until-done.ts'

export interface Services {
  readonly session: Session
  readonly api: Client<'api'>
  readonly premium: Client<'premium'>
  readonly journal: JournalHandle
  readonly preferences: PreferencesDeps
  readonly reminders: OpenReminders
}

/** Creates every service that lives as long as the page. */
export function createServices(window: Window & typeof globalThis): Services {
  const local = safeStorage(() => window.localStorage)
  const session = createSession({
    storage: local,
    tab: safeStorage(() => window.sessionStorage),
    async check(over) {
      try {
        const [{ checkSession }] = await Promise.all([import('./check-session.ts'), loadCalls()])
        return await checkSession(api, over)
      } catch {
        return { kind: 'unreachable' }
      }
    },
  })
  const shared: Omit<ClientDeps, 'name'> = {
    origin: window.location.origin,
    token: session.token,
    timeZone: () => Intl.DateTimeFormat().resolvedOptions().timeZone,
    onSessionRefused: (ended) => session.end('refused', ended),
    fetch: (...request) => window.fetch(...request),
    timers: {
      set: (act, ms) => window.setTimeout(act, ms),
      clear: (timer) => window.clearTimeout(timer as number),
    },
  }
  const api = createClient({ name: 'api', ...shared })
  const premium = createClient({ name: 'premium', ...shared })
  // `online` often fires before requests succeed, so the check retries with backoff.
  const recheck = untilDone(
    shared.timers,
    async () => (await session.recheck()) || !window.navigator.onLine,
  )

  /** Sends this person's token only, even if someone else signs in later. */
  const apiOf = (userId: string, fetch = shared.fetch) => {
    const token = () => tokenOf(session, local, userId)
    return createClient({ name: 'api', ...shared, token, fetch })
  }
  const storage = deviceStorage(() => window.localStorage)
  const preferences: PreferencesDeps = {
    storage,
    apiOf,
    timers: shared.timers,
    changes: emitter(),
    onSaved: session.completeOnboarding,
    who() {
      const state = session.state()
      return state.phase === 'signed-out' ? undefined : state.userId
    },
    // biome-ignore lint/suspicious/noConsole: a diagnostic for developers
    log: (what) => console.warn(what),
  }
  window.addEventListener('storage', ({ key }) => {
    session.storageChanged(key)
    if (key === null || key === PREFERENCES_KEY) preferences.changes.emit()
  })
  const journal = journalLifecycle({
    session,
    storage,
    tab: findThisTab(window),
    async open(who) {
      const { openJournal } = await import('./open-journal.ts')
      const ending = new AbortController()
      const own = apiOf(who.userId, until(ending.signal, shared))
      const opened = await openJournal(window, { ...who, storage, api: own, preferences })
      const close: typeof opened.close = (because) => {
        const closed = opened.close(because)
        ending.abort()
        return closed
      }
      whenIdle(() => void reminders().catch(() => {}))
      return { ...opened, close }
    },
  })
  /** Revokes on the server the sessions that were ended here while offline. */
  const sendRevocations = () => {
    if (!local.get(REVOCATIONS_OWED)) return
    import('#services/session/revocations.ts')
      .then(({ revocations }) => revocations(local).sendAll(api))
      .catch(() => {})
  }
  whenIdle(sendRevocations)
  whenIdle(() => void loadCalls().catch(() => {}))
  window.addEventListener('online', () => {
    sendRevocations()
    void recheck()
    journal.retry()
  })
  let openedReminders: Reminders | undefined
  const reminders = async () => {
    const { openReminders } = await import('./open-reminders.ts')
    openedReminders ??= openReminders(window, { session, journal, preferences, apiOf })
    return openedReminders
  }
  // A person who logged out while offline may still have a push subscription to remove.
  if (local.get(PUSH_MARK)) whenIdle(() => void reminders().catch(() => {}))
  return { session, api, premium, journal, preferences, reminders }
}

/** Aborts requests when their journal closes; unsent changes stay in the outbox. */
function until(end: AbortSignal, { fetch }: Pick<ClientDeps, 'fetch'>): ClientDeps['fetch'] {
  return (input, init) =>
    fetch(input, { ...init, signal: AbortSignal.any([end, init?.signal ?? end]) })
}

/**
 * The token, but only while the session belongs to this person: another tab may have just signed in
 * someone else, who must not receive this person's entries. Race-free because the token is written
 * last and read first: it's this person's or an older one.
 */
function tokenOf(session: Session, local: SafeStorage, userId: string): string | null {
  const token = session.token()
  return readUserId(local) === userId ? token : null
}

import { type Client, createClient } from '#api/client.ts'
import type { ClientParts } from '#api/exchange.ts'
import { safeStorage } from '#session/safe-storage.ts'
import { createSession, type Session } from '#session/session.ts'
import { checkSession } from './check-session.ts'

export interface Services {
  readonly session: Session
  readonly api: Client<'api'>
  readonly premium: Client<'premium'>
}

/** Everything that lives as long as the page, put together from what the browser offers. */
export function createServices(window: Window & typeof globalThis): Services {
  const session = createSession({
    storage: safeStorage(() => window.localStorage),
    tab: safeStorage(() => window.sessionStorage),
    check: () => checkSession(api),
  })
  const shared: Omit<ClientParts, 'name'> = {
    origin: window.location.origin,
    token: session.token,
    timeZone: () => Intl.DateTimeFormat().resolvedOptions().timeZone,
    onSessionRefused: () => session.end('refused'),
    fetch: (...request) => window.fetch(...request),
    timers: {
      set: (act, ms) => window.setTimeout(act, ms),
      clear: (timer) => window.clearTimeout(timer as number),
    },
  }
  const api = createClient({ name: 'api', ...shared })
  const premium = createClient({ name: 'premium', ...shared })
  window.addEventListener('storage', (event) => session.storageChanged(event.key))
  window.addEventListener('online', () => void session.recheck())
  return { session, api, premium }
}

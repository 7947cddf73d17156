import { can, type Feature, subscriptionStatus } from '@daywell/core/billing'
import { endpoints } from '@daywell/core/contract'
import type { Client } from '#api/client.ts'
import { useClients } from '#api/clients-context.ts'
import { useObservable } from '#kit/observable/use-observable.ts'
import type { Session } from '#services/session/session.ts'
import { useSession } from '#services/session/session-context.ts'
import {
  createSubscriptionStore,
  type KnownSubscription,
  type News,
  type OtherTabs,
  type SubscriptionStore,
} from './subscription-store.ts'

// One store per session; lazy-loaded after the editor.
const stores = new WeakMap<Session, SubscriptionStore>()

function preferencesStoreOf(session: Session, premium: Client<'premium'>): SubscriptionStore {
  const store = stores.get(session) ?? storeInBrowser(session, premium)
  stores.set(session, store)
  return store
}

function storeInBrowser(session: Session, premium: Client<'premium'>): SubscriptionStore {
  return createSubscriptionStore({
    session,
    async ask(signal) {
      const { body } = await premium.call(endpoints.subscription, { signal })
      rememberForEveryone(body.forEveryone === true)
      return body
    },
    tabs: browserTabs(() => globalThis.BroadcastChannel && new BroadcastChannel('subscription')),
    now: () => Date.now(),
    onChance(act) {
      window.addEventListener('online', act)
      document.addEventListener('visibilitychange', () => {
        if (document.visibilityState === 'visible') act()
      })
    },
  })
}

/**
 * Hides `Upgrade` where Premium is for everyone: CSS does it, by an attribute that `theme.js` sets
 * before the first paint. The header would need the store in the first bundle.
 */
function rememberForEveryone(isForEveryone: boolean): void {
  const root = document.documentElement
  if (isForEveryone) root.dataset.premium = 'everyone'
  else delete root.dataset.premium
  try {
    if (isForEveryone) localStorage.setItem('premium', 'everyone')
    else localStorage.removeItem('premium')
  } catch {
    // Without storage it's hidden once the status is known.
  }
}

/** The store, to refresh the subscription. */
export function useSubscriptionStore(): SubscriptionStore {
  return preferencesStoreOf(useSession(), useClients().premium)
}

/** The signed-in person's subscription. */
export function useSubscription(): KnownSubscription {
  const store = useSubscriptionStore()
  return useObservable(store, store.known)
}

/** Whether the person may use a feature; `undefined` while unknown. */
export function useCan(feature: Feature): boolean | undefined {
  const known = useSubscription()
  return known.phase === 'known' ? can(known.status, feature) : undefined
}

/** Validates messages like a server's: another tab may run another version. */
function browserTabs(open: () => BroadcastChannel | undefined): OtherTabs {
  const channel = open()
  return {
    post: (news) => channel?.postMessage(news),
    onNews(hear) {
      channel?.addEventListener('message', ({ data }: MessageEvent<Partial<News>>) => {
        const { success, data: status } = subscriptionStatus.safeParse(data.status)
        if (success && data.userId) hear({ userId: data.userId, status })
      })
    },
  }
}

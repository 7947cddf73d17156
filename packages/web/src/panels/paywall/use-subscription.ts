import { can, type Feature } from '@daywell/core/billing'
import { endpoints } from '@daywell/core/contract'
import type { Client } from '#api/client.ts'
import { useClients } from '#api/clients-context.ts'
import { useObservable } from '#kit/observable/use-observable.ts'
import type { Session } from '#services/session/session.ts'
import { useSession } from '#services/session/session-context.ts'
import { browserTabs } from './browser-tabs.ts'
import {
  type KnownSubscription,
  type SubscriptionKeeper,
  subscriptionKeeper,
} from './subscription-keeper.ts'

// One for each session of a page; nothing of it is part of what is loaded before one can write.
const keepers = new WeakMap<Session, SubscriptionKeeper>()

function keeperOf(session: Session, premium: Client<'premium'>): SubscriptionKeeper {
  const keeper = keepers.get(session) ?? keeperInBrowser(session, premium)
  keepers.set(session, keeper)
  return keeper
}

function keeperInBrowser(session: Session, premium: Client<'premium'>): SubscriptionKeeper {
  return subscriptionKeeper({
    session,
    ask: async (signal) => (await premium.call(endpoints.subscription, { signal })).body,
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

/** Where the subscription can be asked for anew. */
export function useSubscriptionKeeper(): SubscriptionKeeper {
  return keeperOf(useSession(), useClients().premium)
}

/** What is known of the subscription of whoever is signed in. */
export function useSubscription(): KnownSubscription {
  const keeper = useSubscriptionKeeper()
  return useObservable(keeper, keeper.known)
}

/** Whether the person may use a feature; `undefined` while that is not known. */
export function useCan(feature: Feature): boolean | undefined {
  const known = useSubscription()
  return known.phase === 'known' ? can(known.status, feature) : undefined
}

import { subscriptionStatus } from '@daywell/core/billing'
import * as z from 'zod/mini'
import type { News, OtherTabs } from './subscription-keeper.ts'

const news = z.object({ userId: z.string(), status: subscriptionStatus })

/** Another tab may run another version: what it says is read like what a server says. */
export function browserTabs(open: () => BroadcastChannel | undefined): OtherTabs {
  const channel = open()
  return {
    tell: (told) => channel?.postMessage(told),
    onNews(hear: (told: News) => void) {
      channel?.addEventListener('message', ({ data }) => {
        const told = news.safeParse(data)
        if (told.success) hear(told.data)
      })
    },
  }
}

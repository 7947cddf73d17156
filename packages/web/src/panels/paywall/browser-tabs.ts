import { subscriptionStatus } from '@daywell/core/billing'
import type { News, OtherTabs } from './subscription-store.ts'

/** Validates messages like a server's: another tab may run another version. */
export function browserTabs(open: () => BroadcastChannel | undefined): OtherTabs {
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

import { endpoints } from '@daywell/core/contract'
import { messageOf, successMessages } from '@daywell/core/errors'
import { useState } from 'react'
import { useClients } from '#api/clients-context.ts'
import { subscriptionTexts } from '#features/subscription/subscription.texts.ts'
import { useSubscriptionKeeper } from '#paywall/use-subscription.ts'
import { useTexts } from '#texts/use-texts.ts'
import { showWork, type WorkTexts } from '#ui/toasts/show-work.ts'

/** How a subscription ended that did not wait for the end of its period. */
export type Ended = 'refunded' | 'ended'

/** One change of the subscription, shown as work that runs; what it came to is asked for after it. */
function useWork() {
  const { refresh } = useSubscriptionKeeper()
  const [isBusy, setBusy] = useState(false)
  const run = async <T>(work: Promise<T>, texts: WorkTexts<T>): Promise<T | undefined> => {
    setBusy(true)
    const done = await showWork(work, texts).catch(() => undefined)
    // Also after a failure: of an answer that was lost, the work may be done.
    await refresh()
    setBusy(false)
    return done
  }
  return { isBusy, run }
}

export function useCancelling(onEnded: (how: Ended) => void) {
  const { premium } = useClients()
  const texts = useTexts(subscriptionTexts).cancel
  const { isBusy, run } = useWork()
  return {
    isBusy,
    async cancel(): Promise<void> {
      const done = await run(premium.call(endpoints.cancelSubscription), {
        loading: texts.working,
        success: successMessages.subscriptionCanceled,
        error: messageOf(undefined, 'cancel-subscription'),
      })
      const outcome = done?.body.outcome
      if (outcome && outcome !== 'ends-with-period') onEnded(outcome)
    },
  }
}

export function useResuming() {
  const { premium } = useClients()
  const texts = useTexts(subscriptionTexts).resume
  const { isBusy, run } = useWork()
  return {
    isBusy,
    resume: () =>
      run(premium.call(endpoints.resumeSubscription), {
        loading: texts.working,
        success: texts.done,
        error: texts.failed,
      }),
  }
}

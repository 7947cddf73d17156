import { endpoints } from '@daywell/core/contract'
import { messageOf, successMessages } from '@daywell/core/errors'
import { useState } from 'react'
import { useClients } from '#api/clients-context.ts'
import { endsSession } from '#features/subscription/begin-payment.ts'
import { subscriptionTexts } from '#features/subscription/subscription.texts.ts'
import { useTexts } from '#kit/texts/use-texts.ts'
import { showWork, type WorkTexts } from '#kit/ui/toasts/show-work.ts'
import { useSubscriptionStore } from '#panels/paywall/use-subscription.ts'

/** How a subscription ended immediately. */
export type Ended = 'refunded' | 'ended'

type OnChanged = (ended: Ended | null) => void

/** Runs one change with a progress toast, then refreshes the status. */
function useWork() {
  const { refresh } = useSubscriptionStore()
  const [isBusy, setBusy] = useState(false)
  const run = async <T>(work: Promise<T>, texts: WorkTexts<T>): Promise<T | undefined> => {
    setBusy(true)
    const done = await showWork(work, texts).catch(() => undefined)
    // Even after a failure: if only the response was lost, the change is done.
    await refresh()
    setBusy(false)
    return done
  }
  return { isBusy, run }
}

/** A session that ended during the request is reported by the sign-in only. */
function unlessSessionEnded(words: string) {
  return (error: unknown) => (endsSession(error) ? '' : words)
}

export function useCancelling(onChanged: OnChanged) {
  const { premium } = useClients()
  const texts = useTexts(subscriptionTexts).cancel
  const { isBusy, run } = useWork()
  return {
    isBusy,
    async cancel(): Promise<void> {
      const done = await run(premium.call(endpoints.cancelSubscription), {
        loading: texts.working,
        success: successMessages.subscriptionCanceled,
        error: unlessSessionEnded(messageOf(undefined, 'cancel-subscription')),
      })
      if (!done) return
      const { outcome } = done.body
      onChanged(outcome === 'ends-with-period' ? null : outcome)
    },
  }
}

export function useResuming(onChanged: OnChanged) {
  const { premium } = useClients()
  const texts = useTexts(subscriptionTexts).resume
  const { isBusy, run } = useWork()
  return {
    isBusy,
    async resume(): Promise<void> {
      const done = await run(premium.call(endpoints.resumeSubscription), {
        loading: texts.working,
        success: texts.done,
        error: unlessSessionEnded(texts.failed),
      })
      if (done) onChanged(null)
    },
  }
}

import { paymentMessage, successMessages } from '@daywell/core/errors'
import { useRef, useState } from 'react'
import { useNavigate } from '#kit/navigation/navigation.tsx'
import { notify } from '#kit/ui/toasts/notify.ts'
import type { KnownSubscription } from '#panels/paywall/subscription-store.ts'
import { isOn } from '../is-on.ts'
import type { Outcome } from './outcome.ts'
import type { Till } from './payment-method.ts'
import { SUCCESS_PATH } from './return-address.ts'

export type Progress =
  | { readonly step: 'open' | 'working' | 'gone' }
  | { readonly step: 'failed'; readonly says: string }

/** Pays once, however often the button is pressed, then navigates on. */
export function usePayment(
  onPaid: () => Promise<KnownSubscription>,
  onWorking: (isWorking: boolean) => void,
) {
  const navigate = useNavigate()
  const [progress, setProgress] = useState<Progress>({ step: 'open' })
  const underWay = useRef(false)

  const finish = async () => {
    // The server may learn about a successful payment later, or it may have been refunded.
    if (!isOn(await onPaid())) return navigate(SUCCESS_PATH)
    notify.success(successMessages.subscriptionActivated)
    navigate('/journal')
  }

  const take = (outcome: Outcome) => {
    switch (outcome.kind) {
      case 'paid':
        return finish()
      case 'under way':
        return navigate(SUCCESS_PATH)
      case 'incomplete':
        return setProgress({ step: 'open' })
      case 'gone':
        return setProgress({ step: 'gone' })
      case 'failed':
        return setProgress({ step: 'failed', says: paymentMessage(outcome.says) })
    }
  }

  const pay = async (till: Till) => {
    if (underWay.current) return
    underWay.current = true
    setProgress({ step: 'working' })
    onWorking(true)
    try {
      await take(await till.confirm().catch(() => ({ kind: 'failed', says: undefined }) as const))
    } finally {
      underWay.current = false
      onWorking(false)
    }
  }
  return { progress, pay }
}

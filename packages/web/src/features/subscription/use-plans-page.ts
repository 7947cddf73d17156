import type { Plan } from '@daywell/core/billing'
import { useState } from 'react'
import { useLocation } from '#navigation/navigation.tsx'
import { useSubscription, useSubscriptionKeeper } from '#paywall/use-subscription.ts'
import { useSessionState } from '#session/session-context.ts'
import type { Ended } from './management/use-changing.ts'
import { planIn } from './picker/chosen-plan.ts'
import { type Begun, noticeOn, viewOf } from './screen-view.ts'
import { useBeginning } from './use-beginning.ts'
import { usePaymentConfig } from './use-payment-config.ts'

/** Everything that the subscription screen shows and does. */
export function usePlansPage() {
  const { state } = useLocation()
  const subscription = useSubscription()
  const { refresh } = useSubscriptionKeeper()
  const [config, askConfig] = usePaymentConfig()
  const isSignedOut = useSessionState().phase === 'signed-out'
  const [plan, choose] = useState<Plan>(() => planIn(state))
  const [begun, setBegun] = useState<Begun | null>(null)
  const [happened, setHappened] = useState<Ended | 'already' | null>(null)
  const beginning = useBeginning(config, {
    onBegun: setBegun,
    onAlready: () => setHappened('already'),
  })
  const view = viewOf({ isSignedOut, config, subscription, begun })
  return {
    ...{ view, plan, choose, beginning },
    notice: noticeOn(view, happened),
    ended: setHappened as (how: Ended) => void,
    retry: () => Promise.all([askConfig(), refresh()]),
    /** Keeps the form where it is: it says itself what comes next. */
    paid() {
      setBegun((last) => last && { ...last, isPaid: true })
      return refresh()
    },
    leavePayment: () => setBegun(null),
  }
}

export type PlansPage = ReturnType<typeof usePlansPage>

import { PAYMENT_PAGE, type PaymentConfig, type Plan } from '@daywell/core/billing'
import { useState } from 'react'
import { useLocation } from '#kit/navigation/navigation.tsx'
import { ownDocument } from '#kit/navigation/own-document.ts'
import { carryToasts } from '#kit/ui/toasts/carried-toasts.ts'
import { useSubscription, useSubscriptionStore } from '#panels/paywall/use-subscription.ts'
import { useSessionState } from '#services/session/session-context.ts'
import type { Ended } from './management/use-changing.ts'
import { afterNews, NOTHING, onNextVisit } from './payment-under-way.ts'
import { planIn } from './picker/chosen-plan.ts'
import { type Begun, noticeOn, viewOf } from './screen-view.ts'
import { useBeginning } from './use-beginning.ts'
import { usePaymentConfig } from './use-payment-config.ts'

/** State and actions of the subscription screen. */
export function usePlansPage() {
  const arrival = useLocation()
  const subscription = useSubscription()
  const { refresh } = useSubscriptionStore()
  const [config, askConfig] = usePaymentConfig(loadsPaymentDocument)
  const isSignedOut = useSessionState().phase === 'signed-out'
  const [plan, choose] = useState<Plan>(() => planIn(arrival))
  const [last, setUnderWay] = useState(NOTHING)
  const [visit, setVisit] = useState(arrival.key)
  if (arrival.key !== visit) {
    setVisit(arrival.key)
    setUnderWay(onNextVisit)
  }
  const underWay = afterNews(last, subscription)
  if (underWay !== last) setUnderWay(underWay)
  const beginning = useBeginning([config, askConfig], {
    onBegun: (begun) => setUnderWay({ begun, happened: null }),
    onAlready: () => setUnderWay({ begun: null, happened: 'already' }),
  })
  const view = viewOf({ isSignedOut, config, subscription, begun: underWay.begun })
  return {
    view,
    plan,
    choose,
    beginning,
    notice: noticeOn(view, underWay.happened),
    isOff: config.phase === 'known' && config.config.mode === 'off',
    changed: (happened: Ended | null) => setUnderWay({ begun: null, happened }),
    retry: () => Promise.all([askConfig(), refresh()]),
    /** Keeps the form mounted: it shows what comes next. */
    paid() {
      setUnderWay((now) => ({ ...now, begun: now.begun && paidNow(now.begun) }))
      return refresh()
    },
    leavePayment: () => setUnderWay(NOTHING),
  }
}

const paidNow = (begun: Begun): Begun => ({ ...begun, isPaid: true })

export type PlansPage = ReturnType<typeof usePlansPage>

/**
 * Only the document served for `/subscription` has a Content-Security-Policy that allows Stripe's
 * script. After navigating within the app, that document has to be loaded first; true if that's
 * under way.
 */
function loadsPaymentDocument({ mode }: Pick<PaymentConfig, 'mode'>): boolean {
  const [visit] = performance.getEntriesByType('navigation')
  if (mode !== 'stripe' || !visit) return false
  if (PAYMENT_PAGE.test(new URL(visit.name).pathname)) {
    ownDocument.isLeft = leavesPaymentDocument
    return false
  }
  location.reload()
  return true
}

/** Conversely, neither the script nor its policy stays on pages where someone writes. */
function leavesPaymentDocument(): boolean {
  if (PAYMENT_PAGE.test(location.pathname)) return false
  carryToasts()
  location.reload()
  return true
}

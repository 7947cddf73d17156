import type { Plan } from '@daywell/core/billing'
import { useState } from 'react'
import { useClients } from '#api/clients-context.ts'
import { useSubscriptionKeeper } from '#paywall/use-subscription.ts'
import { notify } from '#ui/toasts/notify.ts'
import { beginPayment, endsSession, isSubscribedAlready, whyNotBegun } from './begin-payment.ts'
import type { Begun, KnownConfig } from './screen-view.ts'

export interface Beginning {
  readonly isBusy: boolean
  /** Why no payment could be set up. */
  readonly trouble: string | null
  begin(plan: Plan): Promise<void>
}

interface Heard {
  onBegun(begun: Begun): void
  /** There is a subscription that began elsewhere. */
  onAlready(): void
}

/** Sets up a payment, and what is said when that fails. */
export function useBeginning(known: KnownConfig, { onBegun, onAlready }: Heard): Beginning {
  const { premium } = useClients()
  const { refresh } = useSubscriptionKeeper()
  const [state, setState] = useState<Pick<Beginning, 'isBusy' | 'trouble'>>(IDLE)

  const fail = async (error: unknown) => {
    const why = whyNotBegun(error)
    if (isSubscribedAlready(error)) {
      const found = await refresh()
      if (found.phase === 'known' && found.status?.hasSubscription) {
        onAlready()
        return setState(IDLE)
      }
    }
    // The page goes with the session; what is said of it has to stay.
    if (endsSession(error)) notify.error(why)
    setState({ isBusy: false, trouble: why })
  }

  return {
    ...state,
    async begin(plan) {
      if (known.phase !== 'known') return
      setState({ isBusy: true, trouble: null })
      try {
        const clientSecret = await beginPayment(premium, known.config, plan)
        onBegun({ plan, clientSecret, isPaid: false })
        setState(IDLE)
      } catch (error) {
        await fail(error)
      }
    },
  }
}

const IDLE = { isBusy: false, trouble: null }

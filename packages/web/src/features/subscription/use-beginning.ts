import { useState } from 'react'
import { useClients } from '#api/clients-context.ts'
import { notify } from '#kit/ui/toasts/notify.ts'
import { useSubscriptionStore } from '#panels/paywall/use-subscription.ts'
import {
  beginPayment,
  endsSession,
  isSubscribedAlready,
  NoPayments,
  whyNotBegun,
} from './begin-payment.ts'
import type { Begun, Wish } from './screen-view.ts'
import type { usePaymentConfig } from './use-payment-config.ts'

export interface Beginning {
  readonly isBusy: boolean
  /** Why no payment could be set up. */
  readonly trouble: string | null
  begin(wish: Wish): Promise<void>
}

interface Heard {
  onBegun(begun: Begun): void
  /** The person already subscribed elsewhere. */
  onAlready(): void
}

type Config = ReturnType<typeof usePaymentConfig>

/** Sets up a payment and reports why it failed. */
export function useBeginning(config: Config, { onBegun, onAlready }: Heard): Beginning {
  const { premium } = useClients()
  const { refresh } = useSubscriptionStore()
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
    // The page unmounts with the session, so show the reason in a toast.
    if (endsSession(error)) notify.sessionEndedDuring(why)
    setState({ isBusy: false, trouble: why })
  }

  return {
    ...state,
    async begin(wish) {
      setState({ isBusy: true, trouble: null })
      try {
        const known = await knownOf(config)
        // The document that allows payments is loading.
        if (known.phase === 'unknown') return
        if (known.phase === 'failed' || known.config.mode === 'off') throw new NoPayments()
        const clientSecret = await beginPayment(premium, known.config, wish.plan)
        onBegun({ wish, clientSecret, config: known.config, isPaid: false })
        setState(IDLE)
      } catch (error) {
        await fail(error)
      }
    },
  }
}

/**
 * Retries an unknown configuration: the plan is shown before it has loaded, and loading may have
 * failed.
 */
async function knownOf([known, ask]: Config) {
  return known.phase === 'known' ? known : ask()
}

const IDLE = { isBusy: false, trouble: null }

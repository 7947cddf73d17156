import type { Stripe } from '@stripe/stripe-js'
import { loadStripe } from '@stripe/stripe-js/pure'

const HOST = 'https://js.stripe.com/'

// Keeps Stripe from tracking behavior on the page.
loadStripe.setLoadParameters({ advancedFraudSignals: false })

/** Loads Stripe's script from Stripe's host; rejects if it fails. */
export async function loadStripeScript(publishableKey: string): Promise<Stripe> {
  const loading = new AbortController()
  document.addEventListener('error', forgetScript, { capture: true, signal: loading.signal })
  try {
    const stripe = await loadStripe(publishableKey)
    if (!stripe) throw new Error('There is no window for Stripe')
    return stripe
  } finally {
    loading.abort()
  }
}

/** Removes a failed script element: on a retry the loader would wait for it forever. */
function forgetScript({ target }: Event): void {
  if (target instanceof HTMLScriptElement && target.src.startsWith(HOST)) target.remove()
}

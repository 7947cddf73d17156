import type { Stripe } from '@stripe/stripe-js'
import { loadStripe } from '@stripe/stripe-js/pure'

const HOST = 'https://js.stripe.com/'

// Stripe would otherwise watch how one moves on the page.
loadStripe.setLoadParameters({ advancedFraudSignals: false })

/** Stripe's script, from Stripe's own host; refuses where it cannot be had. */
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

/** The loader tries once more, but would wait for ever for a failed script that it still finds. */
function forgetScript({ target }: Event): void {
  if (target instanceof HTMLScriptElement && target.src.startsWith(HOST)) target.remove()
}

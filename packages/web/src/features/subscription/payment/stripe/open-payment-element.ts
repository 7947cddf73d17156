import type { Stripe, StripeElements, StripePaymentElement } from '@stripe/stripe-js'
import { loadStripe } from '@stripe/stripe-js/pure'
import { outcomeOf, outcomeOfRefusal } from '../outcome.ts'
import type { PaymentMethodProps, Till } from '../payment-method.ts'
import { appearanceNow } from './appearance.ts'

const HOST = 'https://js.stripe.com/'

// Keeps Stripe from tracking behavior on the page.
loadStripe.setLoadParameters({ advancedFraudSignals: false })

/** Loads Stripe's script from Stripe's host; rejects if it fails. */
async function loadStripeScript(publishableKey: string): Promise<Stripe> {
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

type Payment = Pick<PaymentMethodProps, 'publishableKey' | 'clientSecret' | 'returnUrl'>

interface OpenElement {
  readonly till: Till
  close(): void
}

/** Stripe's form in Stripe's iframe, so no card number is ever on our page. */
export async function openPaymentElement(place: HTMLElement, payment: Payment) {
  const { publishableKey, clientSecret, returnUrl } = payment
  const stripe = await loadStripeScript(publishableKey)
  const elements = stripe.elements({ clientSecret, appearance: appearanceNow(), locale: 'en' })
  // Link would offer to store the card and phone number at Stripe for other shops.
  const element = elements.create('payment', { wallets: { link: 'never' } })
  const stopFollowing = followTheme(elements)
  const close = () => {
    stopFollowing()
    element.destroy()
  }
  try {
    await mounted(element, place)
  } catch (error) {
    close()
    throw error
  }
  const confirmParams = { return_url: returnUrl }
  const till: Till = {
    async confirm() {
      const paid = await stripe.confirmPayment({ elements, confirmParams, redirect: 'if_required' })
      if (!paid.error) return outcomeOf(paid.paymentIntent)
      const { error } = paid
      if (error.type === 'validation_error') return { kind: 'incomplete' }
      const isDecided = error.type === 'card_error' || error.payment_intent
      // A lost response says nothing about the payment, so look it up.
      const found = isDecided ? undefined : await stripe.retrievePaymentIntent(clientSecret)
      return found?.paymentIntent?.status === 'succeeded'
        ? { kind: 'paid' }
        : outcomeOfRefusal(error)
    },
  }
  return { till, close } satisfies OpenElement
}

function mounted(element: StripePaymentElement, place: HTMLElement): Promise<void> {
  return new Promise((resolve, reject) => {
    element.on('ready', () => resolve())
    element.on('loaderror', ({ error }) => reject(new Error(error.message)))
    element.mount(place)
  })
}

/** Observes the theme attribute, to import nothing from the first bundle. */
function followTheme(elements: StripeElements): () => void {
  const follow = () => elements.update({ appearance: appearanceNow() })
  const choice = new MutationObserver(follow)
  choice.observe(document.documentElement, { attributeFilter: ['data-theme'] })
  const system = window.matchMedia('(prefers-color-scheme: dark)')
  system.addEventListener('change', follow)
  return () => {
    choice.disconnect()
    system.removeEventListener('change', follow)
  }
}

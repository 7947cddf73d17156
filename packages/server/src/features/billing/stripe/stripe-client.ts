import type Stripe from 'stripe'

/** Twice this, with the one repetition, is less than what a page waits for an answer. */
const TIMEOUT_MS = 4_500

/** The official SDK, at the version of the API that it is made for; loaded when it is needed. */
export async function stripeClient(
  secretKey: string,
  apiBase: string | undefined,
): Promise<Stripe> {
  const { default: Sdk } = await import('stripe')
  return new Sdk(secretKey, {
    ...(apiBase && whereabouts(new URL(apiBase))),
    timeout: TIMEOUT_MS,
    maxNetworkRetries: 1,
    telemetry: false,
  })
}

function whereabouts({ hostname, port, protocol }: URL) {
  const isPlain = protocol === 'http:'
  return {
    host: hostname.replace(/^\[|\]$/g, ''),
    port: port || (isPlain ? 80 : 443),
    protocol: isPlain ? ('http' as const) : ('https' as const),
  }
}

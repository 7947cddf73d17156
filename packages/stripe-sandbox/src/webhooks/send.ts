import { signature } from './signature.ts'

export interface Target {
  readonly url: string
  readonly secret: string
}

/** How long a listener may take. */
const PATIENCE_MS = 20_000

/** The status of the answer; 0 when there was none. */
export async function send(target: Target, body: string, seconds: number): Promise<number> {
  try {
    const answer = await fetch(target.url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'stripe-signature': signature(body, target.secret, seconds),
        'user-agent': 'Stripe/1.0 (+https://stripe.com/docs/webhooks)',
      },
      body,
      redirect: 'manual',
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
    await answer.arrayBuffer()
    return answer.status
  } catch {
    return 0
  }
}

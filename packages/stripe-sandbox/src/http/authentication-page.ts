import { openLedger } from '#api/ledger.ts'
import { drafted } from '#api/lookup.ts'
import { Problem } from '#api/problem.ts'
import { findFor } from '#api/resources/payment-intents.ts'
import type { Engine } from '#engine.ts'
import { authenticate } from '#life/payments.ts'
import type { IntentRecord } from '#records/account.ts'
import { paymentIntentShape } from '#shapes/payment-intent.ts'
import { recordEvents } from '#webhooks/record-events.ts'

const ADDRESS = /^\/authenticate\/(pi_\w+)$/

interface Visit {
  readonly method: string
  readonly path: string
  readonly fields: URLSearchParams
  readonly requestId: string
}

export type Reply =
  | { readonly page: string }
  | { readonly goTo: string }
  | { readonly shape: unknown }
  | { readonly problem: Problem }

/** Stands in for the page of a bank, where a person confirms a payment or does not. */
export async function answerAuthentication(engine: Engine, visit: Visit): Promise<Reply> {
  const id = ADDRESS.exec(visit.path)?.[1] ?? ''
  try {
    return await engine.storage.transact(async (documents) => {
      const ledger = openLedger(documents, await engine.surroundings(documents, ''))
      const secret = visit.fields.get('client_secret') ?? undefined
      const { account, record } = await findFor({ documents, fromPage: true, id, ledger }, secret)
      if (visit.method !== 'POST') return { page: question(record) }
      if (record.status !== 'requires_action') throw notAsked()
      const passed = visit.fields.get('outcome') === 'complete'
      const returnUrl = record.asks?.returnUrl ?? null
      const shape = await ledger.change(account, (work) => {
        const intent = drafted(work, 'intents', record)
        authenticate(work, intent, passed)
        return paymentIntentShape(work.account, intent)
      })
      await recordEvents(documents, ledger.events, engine.telling(visit.requestId, null))
      const stays = returnUrl === null || visit.fields.get('stay') === 'true'
      return stays ? { shape } : { goTo: withOutcome(returnUrl, record, passed) }
    })
  } catch (error) {
    if (error instanceof Problem) return { problem: error }
    throw error
  }
}

function withOutcome(returnUrl: string, intent: IntentRecord, passed: boolean): string {
  const address = new URL(returnUrl)
  address.searchParams.set('payment_intent', intent.id)
  address.searchParams.set('payment_intent_client_secret', intent.secret)
  address.searchParams.set('redirect_status', passed ? 'succeeded' : 'failed')
  return address.href
}

function notAsked(): Problem {
  return new Problem(400, {
    code: 'payment_intent_unexpected_state',
    message: 'This PaymentIntent does not wait for authentication.',
  })
}

/** Ids and secrets are of our own making, so there is nothing in them to escape. */
function question({ amount, secret }: IntentRecord): string {
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Test authentication</title></head>
<body>
<main>
<h1>Test authentication</h1>
<p>Test mode: no money moves. A bank would now ask whether you are paying $${(amount / 100).toFixed(2)}.</p>
<form method="post">
<input type="hidden" name="client_secret" value="${secret}">
<button name="outcome" value="complete">Complete authentication</button>
<button name="outcome" value="fail">Fail authentication</button>
</form>
</main>
</body>
</html>
`
}

import { catalogue } from './catalogue.ts'
import { charges } from './charges.ts'
import { customers } from './customers.ts'
import type { Endpoint } from './endpoint.ts'
import { events } from './events.ts'
import { invoices } from './invoices.ts'
import { paymentIntents } from './payment-intents.ts'
import { paymentMethods } from './payment-methods.ts'
import { refunds } from './refunds.ts'
import { subscriptions } from './subscriptions.ts'

const endpoints: readonly Endpoint[] = [
  ...customers,
  ...catalogue,
  ...subscriptions,
  ...invoices,
  ...paymentIntents,
  ...charges,
  ...paymentMethods,
  ...refunds,
  ...events,
]

const routes = endpoints.map((endpoint) => ({
  endpoint,
  pattern: new RegExp(`^${endpoint.path.replace('{id}', '([^/]+)')}$`),
}))

export function route(
  method: string,
  path: string,
): { endpoint: Endpoint; id: string } | undefined {
  for (const { endpoint, pattern } of routes) {
    const found = endpoint.method === method ? pattern.exec(path) : null
    if (found !== null) return { endpoint, id: decoded(found[1] ?? '') }
  }
  return undefined
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

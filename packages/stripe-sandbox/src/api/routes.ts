import type { Endpoint } from './endpoint.ts'
import { catalogue } from './resources/catalogue.ts'
import { charges } from './resources/charges.ts'
import { customers } from './resources/customers.ts'
import { events } from './resources/events.ts'
import { invoices } from './resources/invoices.ts'
import { paymentIntents } from './resources/payment-intents.ts'
import { paymentMethods } from './resources/payment-methods.ts'
import { refunds } from './resources/refunds.ts'
import { subscriptions } from './resources/subscriptions.ts'

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

import { decodeForm } from '#api/form.ts'
import type { FrontDoor, HttpAnswer, HttpRequest } from '#http/front-door.ts'
import { type Contract, contract, faults } from './contract.ts'

/** Passes calls on and holds each request and each answer against Stripe's contract. */
export function watched(door: FrontDoor, problems: string[]): FrontDoor {
  return async (request) => {
    const answer = await door(request)
    if (answer !== null && request.url.startsWith('/v1/')) {
      problems.push(...faultsOf(request, answer))
    }
    return answer
  }
}

function faultsOf(request: HttpRequest, answer: HttpAnswer): string[] {
  if (request.method === 'OPTIONS') return []
  const [path = '', query = ''] = request.url.split('?', 2)
  const name = `${request.method} ${path.replace(/(\/v1\/[a-z_]+\/)[^/]+/, '$1{id}')}`
  const body: unknown = JSON.parse(answer.body)
  if (answer.status >= 400) return named(`${name} answers`, faults(contract.error, body))
  if (path.startsWith('/v1/events')) return named(name, faultsOfEvents(body))
  const published = contract.paths[name] ?? BY_OBJECT[name]
  if (published === undefined) return [`${name} is not published`]
  const form = decodeForm([query, request.body].filter(Boolean).join('&'))
  const asked = isFromPage(request) ? [] : faults(published.params, form, true)
  return [
    ...named(`${name} asks`, asked),
    ...named(`${name} answers`, faults(published.response, body)),
  ]
}

/** Calls of Stripe's that the trimmed contract leaves out, while it has the objects they answer. */
const BY_OBJECT: Contract['paths'] = {
  'GET /v1/customers': {
    params: only('email', 'limit', 'starting_after', 'ending_before'),
    response: listOf('Customer'),
  },
  'GET /v1/charges': {
    params: only('customer', 'payment_intent', 'limit', 'starting_after', 'ending_before'),
    // What one is like is held against the types of the SDK.
    response: listOf(),
  },
  'POST /v1/invoices/{id}/void': {
    params: only('expand'),
    response: { $ref: '#/definitions/Invoice' },
  },
}

function only(...names: readonly string[]) {
  const properties = Object.fromEntries(names.map((name) => [name, {}]))
  return { type: 'object', properties, additionalProperties: false }
}

function listOf(kind?: string) {
  const data = { type: 'array', ...(kind && { items: { $ref: `#/definitions/${kind}` } }) }
  const list = { object: { const: 'list' }, data, has_more: { type: 'boolean' } }
  return { type: 'object', properties: list, required: ['object', 'data', 'has_more', 'url'] }
}

/** What Stripe's script sends for a page is no part of what Stripe publishes. */
function isFromPage({ body, headers }: HttpRequest): boolean {
  return headers.authorization?.includes('pk_') === true || body.includes('client_secret=')
}

interface EventLike {
  readonly type: string
  readonly data: { readonly object: { readonly object: string } }
}

/** The contract names some events; of the others it knows the object. */
export function faultsOfEvent(event: EventLike): string[] {
  const published = contract.events[event.type]
  if (published !== undefined) return named(event.type, faults(published, event))
  const kind = DEFINITIONS[event.data.object.object]
  const schema = kind === undefined ? undefined : contract.definitions[kind]
  return schema === undefined ? [] : named(event.type, faults(schema, event.data.object))
}

const DEFINITIONS: Readonly<Record<string, string>> = {
  invoice: 'Invoice',
  invoice_payment: 'InvoicePayment',
  payment_intent: 'PaymentIntent',
  refund: 'Refund',
}

function faultsOfEvents(body: unknown): string[] {
  const events = (body as { data: EventLike[] | object }).data
  return Array.isArray(events) ? events.flatMap(faultsOfEvent) : faultsOfEvent(body as EventLike)
}

function named(what: string, all: readonly string[]): string[] {
  return all.map((fault) => `${what}: ${fault}`)
}

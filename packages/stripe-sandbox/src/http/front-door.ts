import { answerApi } from '#api/api.ts'
import { route } from '#api/routes.ts'
import type { Control } from '#control/control.ts'
import { answerControl } from '#control/control-api.ts'
import type { Gate } from '#control/gate.ts'
import type { Engine } from '#engine.ts'
import { API_VERSION } from '#version.ts'
import { answerAuthentication } from './authentication-page.ts'

export interface HttpRequest {
  readonly method: string
  /** Path and query. */
  readonly url: string
  /** By lower-case names. */
  readonly headers: Readonly<Record<string, string | undefined>>
  readonly body: string
}

export interface HttpAnswer {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

/** Without an answer the connection is cut. */
export type FrontDoor = (request: HttpRequest) => Promise<HttpAnswer | null>

interface FrontDoorDeps {
  readonly engine: Engine
  readonly control: Control
  readonly gate: Gate
  readonly controlToken: string | null
  readonly origin: string | null
  /** Something may have happened that listeners are to be told of. */
  readonly onChange: () => void
}

/** Any page may call, as Stripe lets it: what a page may do depends on the secrets that it knows. */
const FOR_PAGES = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'GET, HEAD, PUT, PATCH, POST, DELETE',
  'access-control-allow-headers': 'authorization, content-type, idempotency-key, stripe-version',
  'access-control-expose-headers': 'Request-Id, Stripe-Manage-Version, Stripe-Should-Retry',
  'access-control-max-age': '300',
}

const JSON_TYPE = { 'content-type': 'application/json', 'cache-control': 'no-cache, no-store' }

export function createFrontDoor(deps: FrontDoorDeps): FrontDoor {
  const { control, controlToken, engine, gate, onChange } = deps

  return async (request) => {
    const [path = '', query = ''] = request.url.split('?', 2)
    const { body, headers, method } = request
    if (path.startsWith('/_sandbox/') && controlToken !== null) {
      const { authorization } = headers
      const call = { method, path, authorization, body }
      return json(await answerControl(control, controlToken, call))
    }
    if (method === 'OPTIONS') return { status: 204, headers: FOR_PAGES, body: '' }
    if (!(await gate.pass(nameless(method, path)))) return null
    if (gate.outage === 'unavailable') return unavailable()
    const id = `req_${engine.random().slice(0, 14)}`
    const answer = path.startsWith('/authenticate/')
      ? await authentication(engine, { ...request, path, query, id })
      : await api({ method, path, query, headers, body, id, origin: originOf(request) })
    onChange()
    return answer
  }

  async function api(request: Parameters<typeof answerApi>[1]): Promise<HttpAnswer> {
    const { headers, ...answer } = await answerApi(engine, request)
    const own = { 'request-id': request.id, 'stripe-version': API_VERSION, ...FOR_PAGES }
    return json(answer, { ...own, ...headers })
  }

  function originOf({ headers }: HttpRequest): string {
    return deps.origin ?? `http://${headers.host ?? '127.0.0.1'}`
  }
}

async function authentication(
  engine: Engine,
  request: { method: string; path: string; query: string; body: string; id: string },
): Promise<HttpAnswer> {
  const { body, id: requestId, method, path, query } = request
  const fields = new URLSearchParams(method === 'POST' ? body : query)
  const reply = await answerAuthentication(engine, { method, path, fields, requestId })
  if ('problem' in reply) return json(reply.problem, FOR_PAGES)
  if ('shape' in reply) return json({ status: 200, body: reply.shape }, FOR_PAGES)
  if ('goTo' in reply) return { status: 303, headers: { location: reply.goTo }, body: '' }
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': "default-src 'none'; frame-ancestors *",
    'referrer-policy': 'no-referrer',
  }
  return { status: 200, headers, body: reply.page }
}

/** Calls are counted by what they do, not by whom they concern. */
function nameless(method: string, path: string): string {
  if (path.startsWith('/authenticate/')) return `${method} /authenticate/{id}`
  return `${method} ${route(method, path)?.endpoint.path ?? path}`
}

function unavailable(): HttpAnswer {
  const error = { type: 'api_error', message: 'Stripe is unavailable (the sandbox was told so).' }
  return json({ status: 503, body: { error } }, FOR_PAGES)
}

function json(
  { body, status }: { status: number; body: unknown },
  headers: Readonly<Record<string, string>> = {},
): HttpAnswer {
  return { status, headers: { ...JSON_TYPE, ...headers }, body: JSON.stringify(body) }
}

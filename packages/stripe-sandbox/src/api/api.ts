import type { Engine } from '#engine.ts'
import type { Shape } from '#shapes/shape.ts'
import type { Documents } from '#storage/storage.ts'
import { API_VERSION } from '#version.ts'
import { recordEvents } from '#webhooks/record-events.ts'
import type { Answer, Call, Endpoint } from './endpoint.ts'
import { expanded } from './expand.ts'
import { decodeForm, type Form } from './form.ts'
import { remember, remembered } from './idempotency.ts'
import { callerOf } from './keys.ts'
import { openLedger } from './ledger.ts'
import { listOf, text } from './params.ts'
import { Problem, UnreadableParameter } from './problem.ts'
import { route } from './routes.ts'

export interface ApiRequest {
  readonly method: string
  readonly path: string
  readonly query: string
  readonly headers: Readonly<Record<string, string | undefined>>
  readonly body: string
  readonly id: string
  readonly origin: string
}

export interface ApiAnswer extends Answer {
  readonly headers: Readonly<Record<string, string>>
}

interface Prepared {
  readonly run: (call: Call) => Promise<Shape | Answer>
  readonly expand: readonly string[]
  readonly id: string
  readonly fromPage: boolean
}

/** Answers one call of Stripe's API. */
export async function answerApi(engine: Engine, request: ApiRequest): Promise<ApiAnswer> {
  try {
    const prepared = prepare(engine, request)
    return await engine.storage.transact((documents) => once(engine, request, prepared, documents))
  } catch (error) {
    if (error instanceof Problem) return { status: error.status, body: error.body, headers: {} }
    throw error
  }
}

function prepare(engine: Engine, request: ApiRequest): Prepared {
  const form = decodeForm([request.query, request.body].filter(Boolean).join('&'))
  const caller = callerOf(engine.keys, request.headers.authorization, form.key)
  refuseOtherVersion(request.headers['stripe-version'])
  const found = route(request.method, request.path)
  if (found === undefined) throw unknownAddress(request)
  if (caller === 'page' && !found.endpoint.pages) throw secretKeyRequired()
  return { ...parameters(found.endpoint, form), id: found.id, fromPage: caller === 'page' }
}

function parameters(endpoint: Endpoint, { expand, ...form }: Form) {
  const paths = expand === undefined ? [] : listOf(text)(expand, 'expand')
  return { run: endpoint.prepare(form), expand: paths }
}

/** Runs the call, unless its key says that it has been run before. */
async function once(
  engine: Engine,
  request: ApiRequest,
  prepared: Prepared,
  documents: Documents,
): Promise<ApiAnswer> {
  const key = request.method === 'POST' ? request.headers['idempotency-key'] : undefined
  const around = await engine.surroundings(documents, request.origin)
  const same = `${request.method} ${request.path} ${request.body}`
  const kept = key && (await remembered(documents, key, same, around.now))
  if (kept) {
    const headers = { 'idempotent-replayed': 'true', 'original-request': kept.requestId }
    return { ...kept.answer, headers: { ...headers, 'idempotency-key': key } }
  }
  const ledger = openLedger(documents, around)
  const answer = await run(prepared, { ledger, documents, ...prepared })
  await recordEvents(documents, ledger.events, engine.telling(request.id, key ?? null))
  if (key === undefined) return { ...answer, headers: {} }
  const requestId = request.id
  await remember(documents, key, { request: same, answer, requestId, at: around.now })
  return { ...answer, headers: { 'idempotency-key': key } }
}

async function run({ expand, run }: Prepared, call: Call): Promise<Answer> {
  try {
    const result = await run(call)
    const answer = 'status' in result && 'body' in result ? (result as Answer) : undefined
    const { body, status } = answer ?? { body: result, status: 200 }
    return { status, body: status === 200 ? await expanded(call.ledger, body, expand) : body }
  } catch (error) {
    // A call that was refused while it ran is remembered under its key like any other.
    if (error instanceof Problem && !(error instanceof UnreadableParameter)) {
      return { status: error.status, body: error.body }
    }
    throw error
  }
}

function refuseOtherVersion(version: string | undefined): void {
  if (version === undefined || version === API_VERSION) return
  throw new Problem(400, {
    message: `Invalid Stripe API version: ${version}. The sandbox speaks ${API_VERSION}.`,
  })
}

function unknownAddress({ method, path }: ApiRequest): Problem {
  return new Problem(404, {
    message: `Unrecognized request URL (${method}: ${path}). The sandbox knows a part of Stripe's API.`,
  })
}

function secretKeyRequired(): Problem {
  return new Problem(401, {
    code: 'secret_key_required',
    message:
      'This API call cannot be made with a publishable API key. Please use a secret API key.',
  })
}

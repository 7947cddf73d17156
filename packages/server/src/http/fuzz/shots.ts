import { type Endpoint, endpoints, openApiDocument } from '@daywell/core/contract'
import type { Shot } from '../testing/ask.ts'
import { methodsAt } from '../unknown-path.ts'
import { mutateValue, textMutations, valueMutations } from './mutate.ts'
import { oddHeaderValues, oddSegments, wrongContentTypes } from './odd-values.ts'
import type { Random } from './random.ts'
import { type JsonSchema, sampleOf } from './sample.ts'
import { type Caller, statusesFor } from './verdict.ts'

/** An endpoint, and the schema of its body as the description of the API gives it. */
interface Target {
  readonly name: string
  readonly endpoint: Endpoint
  readonly body: JsonSchema | undefined
}

/** One request, and the statuses that may answer it; `undefined`: whatever the contract allows. */
export interface Aimed {
  readonly target: string
  readonly kind: string
  /** Absent where the request reaches no endpoint. */
  readonly endpoint: Endpoint | undefined
  readonly shot: Shot
  readonly statuses: readonly number[] | undefined
}

export function targets(): Target[] {
  const { paths } = openApiDocument(endpoints, { version: '0' }) as unknown as Description
  return Object.entries<Endpoint>(endpoints).map(([name, endpoint]) => {
    const operation = paths[endpoint.path]?.[endpoint.method.toLowerCase()]
    const body = operation?.requestBody?.content['application/json'].schema
    return { name, endpoint, body }
  })
}

export function aim(
  target: Target,
  caller: Caller,
  token: string | undefined,
  random: Random,
): Aimed {
  const kind = random.pick(target.body ? [...wayKinds, ...bodyKinds] : wayKinds)
  const way = wayOf(target.endpoint, token, random)
  return kind in ways
    ? ways[kind as WayKind](target, caller, way, random)
    : withBody(target, caller, way, kind, random)
}

type Way = Omit<Shot, 'body'>
type WayKind = keyof typeof ways
type Description = {
  paths: Record<
    string,
    Record<string, { requestBody?: { content: { 'application/json': { schema: JsonSchema } } } }>
  >
}

/** What can go wrong on the way to an endpoint, whatever its body is. */
const ways = {
  'as it should be': (target, caller, way, random) =>
    judged(target, caller, 'as it should be', { ...way, ...jsonBody(way, sample(target, random)) }),
  'wrong method': ({ name }, _caller, way, random) => {
    const taken = methodsAt(Object.values(endpoints), way.path)
    const others = ['PATCH', 'PUT', 'POST', 'DELETE', 'OPTIONS', 'GET'].filter(
      (m) => !taken.includes(m),
    )
    const shot = { ...way, method: random.pick(others), ...jsonBody(way, random.pick(['{', '{}'])) }
    return { target: name, kind: 'wrong method', endpoint: undefined, shot, statuses: [405] }
  },
  'odd path': ({ name, endpoint }, _caller, way, random) => {
    const path = oddPath(endpoint.path, random)
    const found = [200, 204, 400, 401, 403, 404, 405, 422]
    return {
      target: name,
      kind: 'odd path',
      endpoint: undefined,
      shot: { ...way, path },
      statuses: found,
    }
  },
  'odd header': (target, caller, way, random) => {
    const name = random.pick([...oddHeaders, ...headersOf(target.endpoint)])
    const headers = { ...way.headers, [name]: random.pick(oddHeaderValues) }
    const who = name === 'authorization' ? 'nobody' : caller
    return judged(target, who, 'odd header', {
      ...way,
      ...jsonBody({ headers }, sample(target, random)),
    })
  },
  'long header': ({ name }, _caller, way) => {
    const shot = { ...way, headers: { ...way.headers, 'x-long': 'a'.repeat(20_000) } }
    return { target: name, kind: 'long header', endpoint: undefined, shot, statuses: [431] }
  },
  'junk body': (target, caller, way, random) => {
    const headers = { ...way.headers, 'content-type': random.pick(wrongContentTypes) }
    const shot = { ...way, ...textBody(headers, sample(target, random) ?? 'junk') }
    const aimed = judged(target, caller, 'junk body', shot)
    // A header that is no content type at all is refused even where nothing is read.
    return {
      ...aimed,
      statuses: aimed.statuses ?? (target.endpoint.body ? undefined : anyOf(target.endpoint)),
    }
  },
} satisfies Record<string, (target: Target, caller: Caller, way: Way, random: Random) => Aimed>

const wayKinds = Object.keys(ways) as WayKind[]
const bodyKinds = [
  ...Object.keys(valueMutations),
  ...Object.keys(textMutations),
  'nothing',
  'broken UTF-8',
  'over the limit',
]
const oddHeaders = [
  'authorization',
  'time-zone',
  'accept',
  'accept-language',
  'x-request-id',
  'x-forwarded-for',
  'if-none-match',
  'range',
  'origin',
  'cookie',
  'expect',
  'content-encoding',
]

function withBody(target: Target, caller: Caller, way: Way, kind: string, random: Random): Aimed {
  const value = sampleOf(target.body ?? {}, random)
  const shot = { ...way, ...bodyOf(target, way, kind, value, random) }
  const aimed = judged(target, caller, kind, shot)
  // Keys that would reach a prototype may be refused as unreadable or as unknown fields.
  const isRefused = aimed.statuses?.includes(422) || target.endpoint.readsFirst
  if (kind !== 'prototype keys' || !aimed.statuses || !isRefused) return aimed
  return { ...aimed, statuses: [...aimed.statuses, 400] }
}

function bodyOf(target: Target, way: Way, kind: string, value: unknown, random: Random) {
  if (kind === 'nothing') return { body: undefined }
  const text = JSON.stringify(value) ?? ''
  if (kind === 'broken UTF-8') {
    // Inside the first text, where decoding alone would not notice.
    const [before, ...after] = text.split('"')
    const broken = [
      Buffer.from(`${before}"`),
      Buffer.from([0xc3, 0x28]),
      Buffer.from(after.join('"')),
    ]
    return bytesBody(way.headers, Buffer.concat(broken))
  }
  if (kind === 'over the limit') {
    const over = Buffer.alloc((target.endpoint.bodyLimit ?? 1_000_000) + 1, ' ')
    return bytesBody(way.headers, random.chance(0.1) ? over : Buffer.from(text))
  }
  if (kind in textMutations) {
    return jsonBody(way, textMutations[kind as keyof typeof textMutations](text, random))
  }
  return jsonBody(way, mutateValue(value, kind as keyof typeof valueMutations, random))
}

function judged(target: Target, caller: Caller, kind: string, shot: Shot): Aimed {
  const { name, endpoint } = target
  return { target: name, kind, endpoint, shot, statuses: statusesFor(endpoint, caller, shot) }
}

function wayOf({ method, path }: Endpoint, token: string | undefined, random: Random): Way {
  const id = () => random.pick(['65f0c0ffee0123456789abcd', 'temp_1', '1'])
  const headers = token === undefined ? {} : { authorization: `Bearer ${token}` }
  return { method, path: path.replace(/\{\w+\}/g, id), headers }
}

function oddPath(path: string, random: Random): string {
  const segments = path.split('/')
  const at = 2 + random.int(segments.length - 1)
  segments[at] = random.pick(oddSegments)
  return segments.join('/')
}

function headersOf({ headers }: Endpoint): string[] {
  const shape = (headers as { shape?: Record<string, unknown> } | undefined)?.shape
  return Object.keys(shape ?? {})
}

function sample({ body }: Target, random: Random): string | undefined {
  return body && JSON.stringify(sampleOf(body, random))
}

function anyOf(endpoint: Endpoint): number[] {
  return [...Object.keys(endpoint.answers).map(Number), 400, 404]
}

function jsonBody({ headers }: Pick<Way, 'headers'>, text: string | undefined) {
  if (text === undefined) return { headers }
  return textBody({ ...headers, 'content-type': 'application/json' }, text)
}

function textBody(headers: Way['headers'], text: string) {
  return bytesBody({ 'content-type': 'application/json', ...headers }, Buffer.from(text))
}

function bytesBody(headers: Way['headers'], body: Buffer) {
  const type = { 'content-type': 'application/json', ...headers }
  return { headers: { ...type, 'content-length': body.length }, body }
}

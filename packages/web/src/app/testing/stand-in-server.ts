import {
  type AnswerOf,
  type Endpoint,
  type EndpointName,
  type ErrorCode,
  endpoints,
  errors,
} from '@daywell/core/contract'
import type { Preferences } from '@daywell/core/preferences'

/** A request that reached the server. */
interface CallSeen {
  readonly name: EndpointName
  readonly body: unknown
  readonly headers: Headers
  readonly params: Readonly<Record<string, string>>
}

interface Refusal {
  readonly status: number
  readonly body: {
    readonly error: string
    readonly code: string
    readonly fields?: Readonly<Record<string, string>>
  }
}

type Answer<N extends EndpointName> = AnswerOf<(typeof endpoints)[N]> | Refusal

/** A `Response` is for anything that isn't JSON: a stream, a file. */
type Given<N extends EndpointName> = Answer<N> | Response

type Answering<N extends EndpointName> = (call: CallSeen) => Given<N> | Promise<Given<N>>

export type Answers = { [N in EndpointName]?: Answer<N> | Answering<N> }

/** Answers what isn't in the contract: the bytes of photos and recordings. */
type Beside = (request: Request) => Promise<Response> | undefined

/**
 * A stand-in server that enforces the contract. A request without a prepared answer fails the test.
 */
export function standInServer(answers: Answers, beside: Beside = () => undefined) {
  const calls: CallSeen[] = []
  const problems: string[] = []
  let isReachable = true

  function answer(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
    const request = new Request(input, init)
    return (isReachable ? beside(request) : undefined) ?? answerCall(request)
  }

  async function answerCall(request: Request): Promise<Response> {
    const found = find(request.method, new URL(request.url).pathname)
    if (!found) return new Response(null, { status: 404 })
    if (!isReachable) throw new TypeError('Failed to fetch')
    const text = await request.text()
    const body: unknown = text === '' ? undefined : JSON.parse(text)
    const call = { ...found, body, headers: request.headers }
    calls.push(call)
    const given = answers[found.name] as Answer<EndpointName> | Answering<EndpointName> | undefined
    if (!given) {
      problems.push(`${found.name} was called, and the test has no answer for it`)
      return new Response(null, { status: 501 })
    }
    const answered = typeof given === 'function' ? await unlessAborted(request, given(call)) : given
    if (answered instanceof Response) return untilAborted(answered, request.signal)
    return asResponse(found.name, answered)
  }

  function asResponse(name: EndpointName, { status, body }: Answer<EndpointName>): Response {
    const problem = breach(name, status, body)
    if (problem) problems.push(problem)
    if (name === 'savePreferences' && status === 200) keepPreferences(body)
    return body === undefined ? new Response(null, { status }) : Response.json(body, { status })
  }

  /** Saved preferences are returned from now on. */
  function keepPreferences(body: unknown): void {
    if (typeof answers.getPreferences !== 'function')
      answers.getPreferences = { status: 200, body: body as Preferences }
  }

  return {
    fetch: answer,
    calls,
    problems,
    /** The bodies of all calls to one endpoint, in order. */
    sent: (name: EndpointName) =>
      calls.filter((call) => call.name === name).map(({ body }) => body),
    answers,
    goOffline() {
      isReachable = false
    },
    comeBack() {
      isReachable = true
    },
  }
}

export type StandInServer = ReturnType<typeof standInServer>

/** An error answer, with field errors if given. */
export function refusal(code: ErrorCode, fields?: Record<string, string>): Refusal {
  const { status, sentence: error } = errors[code]
  return { status, body: { error, code, ...(fields && { fields }) } }
}

function find(method: string, path: string) {
  for (const [name, endpoint] of Object.entries<Endpoint>(endpoints)) {
    const pattern = endpoint.path.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')
    const groups = new RegExp(`^${pattern}$`).exec(path)
    if (groups && endpoint.method === method)
      return { name: name as EndpointName, params: { ...groups.groups } }
  }
  return undefined
}

/** Aborting the request ends the response body, as with `fetch`. */
function untilAborted(answer: Response, signal: AbortSignal): Response {
  return new Response(answer.body?.pipeThrough(new TransformStream(), { signal }) ?? null, answer)
}

/** An aborted request rejects, whenever its answer arrives. */
function unlessAborted<T>({ signal }: Request, answer: T): Promise<Awaited<T>> {
  const aborted = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason))
  })
  return Promise.race([answer, aborted])
}

/** How an answer violates the contract, if it does. */
function breach(name: EndpointName, status: number, body: unknown): string | undefined {
  if (status >= 400) return undefined
  const endpoint: Endpoint = endpoints[name]
  const schema = endpoint.answers[status]
  if (schema === undefined) return `${name} is never answered ${status}`
  const isRight = schema === null ? body === undefined : schema.safeParse(body).success
  return isRight ? undefined : `${name} was answered with a body that breaks the contract`
}

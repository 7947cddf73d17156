import { type AnswerOf, type Endpoint, type EndpointName, endpoints } from '@daywell/core/contract'

/** A call that reached the server. */
interface CallSeen {
  readonly name: EndpointName
  readonly body: unknown
  readonly headers: Headers
  readonly params: Readonly<Record<string, string>>
}

type Answer<N extends EndpointName> =
  | AnswerOf<(typeof endpoints)[N]>
  | { readonly status: number; readonly body: { readonly error: string; readonly code: string } }

type Answering<N extends EndpointName> = (call: CallSeen) => Answer<N> | Promise<Answer<N>>

export type Answers = { [N in EndpointName]?: Answer<N> | Answering<N> }

/**
 * Stands in for the server: answers the calls of the contract, and nothing that the contract does
 * not allow. A call that no answer was given for fails the test.
 */
export function standInServer(answers: Answers) {
  const calls: CallSeen[] = []
  const problems: string[] = []
  let isReachable = true

  async function answer(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
    const request = new Request(input, init)
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
    const { status, body: said } = typeof given === 'function' ? await given(call) : given
    const problem = breach(found.name, status, said)
    if (problem) problems.push(problem)
    return said === undefined ? new Response(null, { status }) : Response.json(said, { status })
  }

  return {
    fetch: answer,
    calls,
    problems,
    /** The bodies of the calls of one name, in order. */
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

function find(method: string, path: string) {
  for (const [name, endpoint] of Object.entries<Endpoint>(endpoints)) {
    const pattern = endpoint.path.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')
    const groups = new RegExp(`^${pattern}$`).exec(path)
    if (groups && endpoint.method === method)
      return { name: name as EndpointName, params: { ...groups.groups } }
  }
  return undefined
}

/** What an answer says that the contract doesn't allow. */
function breach(name: EndpointName, status: number, body: unknown): string | undefined {
  if (status >= 400) return undefined
  const endpoint: Endpoint = endpoints[name]
  const schema = endpoint.answers[status]
  if (schema === undefined) return `${name} is never answered ${status}`
  const isRight = schema === null ? body === undefined : schema.safeParse(body).success
  return isRight ? undefined : `${name} was answered with a body that breaks the contract`
}

import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import type { HttpAnswer, HttpRequest, Sandbox } from '@daywell/stripe-sandbox'

/** Takes the request apart from its answer: a call is cut before, or after it did something. */
type Cut = 'before' | 'after'

type Given = HttpAnswer | null
/** What is answered in the place of, or made of, what the sandbox answers. */
type Instead = (pass: () => Promise<Given>, request: HttpRequest) => Promise<Given>

/**
 * Sits in front of the sandbox like a bad connection. When it's cut, calls in progress end right
 * there.
 */
export async function startBadLine(answer: Sandbox['answer']) {
  const line = {
    cuts: [] as (Cut | (() => Cut) | undefined)[],
    isDead: false,
    silentAfter: '',
    fellSilent: () => {},
  }
  const instead = new Map<string, Instead>()
  const server = createServer(async (incoming, outgoing) => {
    const { method = 'GET', url = '/', headers } = incoming
    const body = await text(incoming)
    const cut = nextCut()
    if (cut === 'before') return void incoming.socket.destroy()
    const asked = { method, url, headers: headers as Record<string, string>, body }
    const pass = () => answer(asked)
    const other = [...instead].find(([call]) => `${method} ${url}`.startsWith(call))
    const answered = await (other ? other[1](pass, asked) : pass())
    if (line.silentAfter && `${method} ${url}`.startsWith(line.silentAfter)) {
      return line.fellSilent()
    }
    if (cut === 'after' || !answered) return void incoming.socket.destroy()
    outgoing.writeHead(answered.status, answered.headers).end(answered.body)
  })

  function nextCut(): Cut | undefined {
    if (line.cuts.length === 0) return line.isDead ? 'before' : undefined
    const next = line.cuts.shift()
    return typeof next === 'function' ? next() : next
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    /** So many calls go through; then one is cut, with the repetition that the SDK makes of it. */
    cutAfter(calls: number, when: Cut): void {
      line.cuts = [...Array.from<undefined>({ length: calls }), when, when]
    },
    /** This call does what it does and is never answered. Resolves when it came. */
    silentAfter(call: string): Promise<void> {
      const { promise, resolve } = Promise.withResolvers<void>()
      Object.assign(line, { silentAfter: call, fellSilent: resolve })
      return promise
    },
    /** Something that true Stripe may answer to this call, and the sandbox does not. */
    instead(call: string, answer: Instead): void {
      instead.set(call, answer)
    },
    /** So many calls go through; with the next one this end crashes. */
    deadAfter(calls: number, when: Cut, died: () => void): void {
      const last = () => {
        died()
        return when
      }
      line.cuts = [...Array.from<undefined>({ length: calls }), last]
      line.isDead = true
    },
    mend(): void {
      Object.assign(line, { cuts: [], silentAfter: '', isDead: false })
      instead.clear()
    },
    async stop(): Promise<void> {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/** Stripe refuses. */
export function refusing(code: string, status = 400): Instead {
  const error = { type: 'invalid_request_error', code, message: 'Not this way.' }
  return async () => ({
    status,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ error }),
  })
}

/** Stripe says something else about what we asked for. */
export function saying<T>(change: (said: T) => void): Instead {
  return async (pass) => {
    const given = await pass()
    if (given?.status !== 200) return given
    const said = JSON.parse(given.body) as T
    change(said)
    return { ...given, body: JSON.stringify(said) }
  }
}

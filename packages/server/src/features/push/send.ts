import {
  type ClientRequest,
  Agent as HttpAgent,
  request as httpRequest,
  type IncomingMessage,
} from 'node:http'
import { Agent, request } from 'node:https'
import { deadline } from '#concurrency/deadline.ts'
import { NotPublic, publicLookup } from './public-address.ts'
import type { PushAddresses } from './push-address.ts'

/** For name lookup, connection, request and answer together. */
const TIMEOUT_MS = 10_000
/** Only the status of an answer is used. */
const MAX_ANSWER_BYTES = 64 * 1024
const SOCKETS_PER_HOST = 32

export interface Message {
  readonly endpoint: string
  readonly headers: Readonly<Record<string, string | number>>
  readonly body: Buffer
}

export interface Answer {
  readonly status: number
  /** Milliseconds, where the answer names a time to retry. */
  readonly retryAfter: number | undefined
}

/** Sends over connections to the public internet, or to an allowed host. */
export function pushSender(addresses: PushAddresses, patience = TIMEOUT_MS) {
  const keep = { keepAlive: true, maxSockets: SOCKETS_PER_HOST, timeout: 2 * patience }
  const agents = {
    public: new Agent({ ...keep, lookup: publicLookup }),
    allowed: new Agent(keep),
    // Without TLS, which only a host that is allowed on this machine can be.
    plain: new HttpAgent(keep),
  }

  const open = (url: URL, message: Message, signal: AbortSignal): ClientRequest => {
    const options = { method: 'POST', headers: message.headers, signal }
    if (!addresses.isAllowed(url)) return request(url, { ...options, agent: agents.public })
    if (url.protocol === 'https:') return request(url, { ...options, agent: agents.allowed })
    return httpRequest(url, { ...options, agent: agents.plain })
  }

  return {
    /** Gives the answer as it is: a redirect is an answer too, and is not followed. */
    async send(message: Message, stopped: AbortSignal): Promise<Answer> {
      const url = addresses.read(message.endpoint)
      if (!url) throw new NotPublic()
      const signal = deadline(stopped, patience)
      const { promise, resolve, reject } = Promise.withResolvers<Answer>()
      // Whatever a request comes to, and if to nothing, within the time that it has.
      signal.addEventListener('abort', () => reject(signal.reason), { once: true })
      const outgoing = open(url, message, signal).on('error', reject)
      outgoing.on('close', () => reject(new Error('A push service ended the connection')))
      outgoing.on('upgrade', (incoming, socket) => {
        socket.destroy()
        resolve({ status: incoming.statusCode ?? 0, retryAfter: undefined })
      })
      outgoing.on('response', (incoming) => {
        drain(incoming, outgoing)
        resolve({ status: incoming.statusCode ?? 0, retryAfter: waitOf(incoming) })
      })
      outgoing.end(message.body)
      return promise
    },

    close(): void {
      for (const agent of Object.values(agents)) agent.destroy()
    },
  }
}

/** A connection can be reused once its answer was read; an endless answer is cut off. */
function drain(incoming: IncomingMessage, outgoing: ClientRequest): void {
  let read = 0
  incoming.on('error', () => {})
  incoming.on('data', (chunk: Buffer) => {
    read += chunk.length
    if (read > MAX_ANSWER_BYTES) outgoing.destroy()
  })
}

/** Seconds, or a date. */
function waitOf({ headers }: IncomingMessage): number | undefined {
  const told = headers['retry-after']
  if (told === undefined) return undefined
  const wait = /^\d{1,9}$/.test(told) ? Number(told) * 1000 : Date.parse(told) - Date.now()
  return Number.isFinite(wait) && wait > 0 ? wait : undefined
}

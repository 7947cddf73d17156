import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { createServer as createSecureServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { type Browser, type Fault, newBrowser, type Received } from './browser.ts'
import { decrypt } from './decrypt.ts'
import { vapidFault } from './vapid-check.ts'

export type { Browser, Fault, Received }

/** As most push services have it. */
const MAX_BYTES = 4096
const SWITCHED = 'HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: x\r\n\r\n'

interface Options {
  readonly port?: number
  readonly clock?: () => number
  /** Milliseconds that every answer takes. */
  readonly slow?: number
  /** With these it speaks https. */
  readonly tls?: { readonly key: string; readonly cert: string }
}

/**
 * A push service on this machine (RFC 8030). It checks who sends, opens what was sent as a browser
 * would, and remembers it; and it can fail in all the ways in which push services fail.
 */
export async function startPushService({
  port = 0,
  clock = Date.now,
  slow = 0,
  tls,
}: Options = {}) {
  const browsers = new Map<string, Browser>()
  const waiting = new Set<() => void>()
  const refused: string[] = []
  let requests = 0
  let handed = 0

  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    requests += 1
    const browser = browsers.get(request.url?.replace('/push/', '') ?? '')
    const body = await buffer(request)
    if (slow > 0) await pause(slow)
    const wrong = takes(browser, request, body)
    if (typeof wrong === 'string') refused.push(wrong)
    for (const look of waiting) look()
    if (browser?.fault) return fail(browser.fault, response)
    if (wrong !== undefined) return void response.writeHead(statusOf(wrong)).end()
    response.writeHead(201, { location: `${origin}/message/${requests}` }).end()
  }

  /** Hands a message to the browser; says why not, or 404 where there is none. */
  const takes = (browser: Browser | undefined, request: IncomingMessage, body: Buffer) => {
    if (!browser || request.method !== 'POST') return 404
    const { authorization, ttl, ...rest } = request.headers
    const now = clock()
    const fault = vapidFault(authorization, { origin, senderKey: browser.senderKey, now })
    if (fault) return `403 ${fault}`
    if (!/^\d+$/.test(String(ttl))) return '400 there is no TTL'
    if (rest['content-encoding'] !== 'aes128gcm') return '415 the encoding is another'
    if (body.length > MAX_BYTES) return '413 it is too long'
    const isTaken = browser.fault === undefined || ['cut', 'hang'].includes(String(browser.fault))
    if (!isTaken) return undefined
    handed += 1
    return hand(browser, request.headers, body, { at: now, place: handed })
  }

  const listener = (request: IncomingMessage, response: ServerResponse) => {
    answer(request, response).catch((error: unknown) => {
      refused.push(`400 ${error}`)
      response.writeHead(400).end()
    })
  }
  const server = tls ? createSecureServer(tls, listener) : createServer(listener)
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  const origin = `${tls ? 'https' : 'http'}://${host}`

  return {
    origin,
    /** For PUSH_ALLOW_HOSTS. */
    host,
    /** Messages that were refused, and why: a sender that keeps to the rules causes none. */
    refused,
    requests: () => requests,
    /** A browser subscribes, to messages of this sender alone if a key is given. */
    subscribe(senderKey?: string): Browser {
      const browser = newBrowser(origin, senderKey)
      browsers.set(browser.id, browser)
      return browser
    },
    /** The browser gave its subscription up. */
    unsubscribe: (browser: Browser) => void browsers.delete(browser.id),
    /** Resolves once something is true, which is looked at with each message. */
    async until(isSo: () => boolean): Promise<void> {
      if (isSo()) return
      const { promise, resolve } = Promise.withResolvers<void>()
      const look = () => isSo() && resolve()
      waiting.add(look)
      await promise
      waiting.delete(look)
    },
    async stop(): Promise<void> {
      const closed = once(server, 'close')
      server.close()
      server.closeAllConnections()
      await closed
    },
  }
}

export type PushService = Awaited<ReturnType<typeof startPushService>>

/** Opens a message for the browser; says what is wrong with it. */
function hand(
  { keys, received }: Browser,
  headers: IncomingMessage['headers'],
  body: Buffer,
  moment: Pick<Received, 'at' | 'place'>,
): string | undefined {
  const text = decrypt(body, keys)
  if (isTold(text, headers)) return '400 what it is stands outside of it'
  const words = { topic: asText(headers.topic), urgency: asText(headers.urgency) }
  received.push({ text, ttl: Number(headers.ttl), ...words, bytes: body.length, ...moment })
  return undefined
}

function statusOf(wrong: number | string): number {
  return typeof wrong === 'number' ? wrong : Number.parseInt(wrong, 10)
}

function asText(header: string | string[] | undefined): string | undefined {
  return header === undefined ? undefined : String(header)
}

/** The kind of a notice is for the browser alone. */
function isTold(text: string, headers: IncomingMessage['headers']): boolean {
  const [, kind] = /"kind":"([^"]+)"/.exec(text) ?? []
  return kind !== undefined && Object.values(headers).some((value) => value?.includes(kind))
}

function fail(fault: Fault, response: ServerResponse): void {
  if (fault === 'cut') response.destroy()
  else if (fault === 'flood') flood(response.writeHead(201))
  else if (fault === 'upgrade') response.socket?.write(SWITCHED)
  else if (fault !== 'hang') response.writeHead(fault.status, fault.headers).end()
}

function flood(response: ServerResponse): void {
  const more = () => {
    while (!response.destroyed && response.write(Buffer.alloc(16_384)));
  }
  response.on('drain', more).on('error', () => {})
  more()
}

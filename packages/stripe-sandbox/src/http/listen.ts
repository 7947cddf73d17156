import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { FrontDoor, HttpRequest } from './front-door.ts'

export interface Listening {
  readonly host: string
  readonly port: number
  readonly url: string
  close(): Promise<void>
}

const MAX_BODY_BYTES = 1_000_000

export async function listen(
  door: FrontDoor,
  { host, port }: { readonly host: string; readonly port: number },
): Promise<Listening> {
  const server = createServer((incoming, outgoing) => {
    serve(door, incoming, outgoing).catch((error: Error) => fail(outgoing, error))
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, resolve)
  })
  const bound = (server.address() as AddressInfo).port
  return {
    host,
    port: bound,
    url: `http://${host}:${bound}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

async function serve(door: FrontDoor, incoming: IncomingMessage, outgoing: ServerResponse) {
  const body = await bodyOf(incoming)
  if (body === null) {
    outgoing.writeHead(413).end()
    return
  }
  const answer = await door(requestOf(incoming, body))
  if (answer === null) {
    incoming.socket.destroy()
    return
  }
  outgoing.writeHead(answer.status, answer.headers).end(answer.body)
}

function requestOf({ headers, method = 'GET', url = '/' }: IncomingMessage, body: string) {
  const single = Object.entries(headers).map(([name, value]) => [
    name,
    Array.isArray(value) ? value[0] : value,
  ])
  return { method, url, headers: Object.fromEntries(single), body } satisfies HttpRequest
}

async function bodyOf(incoming: IncomingMessage): Promise<string | null> {
  const parts: Buffer[] = []
  let size = 0
  for await (const part of incoming) {
    size += part.length
    if (size > MAX_BODY_BYTES) return null
    parts.push(part)
  }
  return Buffer.concat(parts).toString('utf8')
}

/** A bug of the sandbox itself: answered with its message, so that developers see it. */
function fail(outgoing: ServerResponse, { message }: Error): void {
  const body = JSON.stringify({ error: { type: 'api_error', message: `Sandbox: ${message}` } })
  if (!outgoing.headersSent) outgoing.writeHead(500, { 'content-type': 'application/json' })
  outgoing.end(body)
}

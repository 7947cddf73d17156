import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface LocalServer {
  readonly origin: string
  /** Every request received, with its body. */
  readonly requests: {
    method: string
    url: string
    headers: IncomingMessage['headers']
    body: string
  }[]
  close(): Promise<void>
}

export type Answer = (response: ServerResponse) => void

export const json =
  (status: number, body: unknown): Answer =>
  (response) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))

/** A server with one answer for every request. */
export async function localServer(answer: Answer): Promise<LocalServer> {
  const requests: LocalServer['requests'] = []
  const server = createServer(async (request, response) => {
    const { method = '', url = '', headers } = request
    let body = ''
    for await (const piece of request) body += piece
    requests.push({ method, url, headers, body })
    answer(response)
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://127.0.0.1:${port}`,
    requests,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed())
        server.closeAllConnections()
      }),
  }
}

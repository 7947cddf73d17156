import { Agent, type OutgoingHttpHeaders, request } from 'node:http'
import { text as readText } from 'node:stream/consumers'
import { type Endpoint, endpoints } from '@daywell/core/contract'
import { expect } from 'vitest'
import type { Answer } from './answer.ts'
import { breaches } from './contract-check.ts'

export interface Shot {
  readonly method: string
  readonly path: string
  readonly headers: OutgoingHttpHeaders
  readonly body?: Buffer | undefined
}

export function keepAliveAgent(): Agent {
  return new Agent({ keepAlive: true })
}

/** Sends exactly this, without the good manners of `fetch`. */
export async function send(port: number, shot: Shot, agent?: Agent): Promise<Answer> {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>()
  const { body, ...options } = shot
  const outgoing = request({ host: '127.0.0.1', port, ...options, ...(agent && { agent }) })
  outgoing.on('error', reject)
  outgoing.on('response', (incoming) => {
    const status = incoming.statusCode ?? 0
    const headers = incoming.headers as Answer['headers']
    readText(incoming).then(
      (text) => resolve({ status, headers, text, json: parsed(text) }),
      reject,
    )
  })
  outgoing.end(body)
  return promise
}

interface Asked {
  readonly token?: string
  readonly headers?: OutgoingHttpHeaders
  readonly json?: unknown
  readonly body?: string | Buffer
}

/** Makes a call as a client does, and fails when the answer does not keep to the contract. */
export async function ask(port: number, what: string, asked: Asked = {}): Promise<Answer> {
  const [method = '', path = ''] = what.split(' ')
  const { token, headers, json } = asked
  const body = json === undefined ? asked.body : JSON.stringify(json)
  const answer = await send(port, {
    method,
    path,
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(json !== undefined && { 'content-type': 'application/json' }),
      ...(body !== undefined &&
        !headers?.['transfer-encoding'] && { 'content-length': Buffer.byteLength(body) }),
      ...headers,
    },
    body: body === undefined ? undefined : Buffer.from(body),
  })
  expect(breaches(endpointAt(method, path), answer), `${what}: ${answer.text}`).toEqual([])
  return answer
}

function endpointAt(method: string, path: string): Endpoint | undefined {
  const parts = path.split('?')[0]?.split('/') ?? []
  const fits = (pattern: string[]) =>
    pattern.length === parts.length &&
    pattern.every((part, i) => part.startsWith('{') || part === parts[i])
  const matching = Object.values<Endpoint>(endpoints).filter(
    (endpoint) => endpoint.method === method && fits(endpoint.path.split('/')),
  )
  // A path that is written out comes before one with a parameter.
  return matching.sort((a, b) => a.path.split('{').length - b.path.split('{').length)[0]
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { type ClientRequest, type IncomingMessage, request } from 'node:http'
import type { MadeFile } from './made-file.ts'

const CHUNK = 4 << 20
const MAX_CONFLICTS = 50
const UPLOADS = '/api/media/uploads'
const TUS = { 'tus-resumable': '1.0.0' }

export interface Place {
  readonly port: number
  readonly token: string
}

/** A photo of a person, and the address of its upload. */
export interface Sent {
  readonly id: string
  readonly file: MadeFile
  /** The address of its upload, once there is one. */
  location?: string
}

interface Answer {
  readonly status: number
  readonly headers: IncomingMessage['headers']
  readonly body: Buffer
}

/** Makes room for it; answers the status. */
export async function declare(place: Place, { id, file }: Sent): Promise<Answer> {
  const { bytes, sha256 } = file
  const info = {
    ...{ id, kind: 'photo', addedAt: '2026-03-14T09:30:00.000Z' },
    parts: [{ part: 'shown', type: 'image/jpeg', bytes, sha256 }],
  }
  const body = Buffer.from(JSON.stringify(info))
  return send(place, 'POST', '/api/media', { 'content-type': 'application/json' }, body)
}

/** Starts or resumes an upload, and resolves once the server has everything. */
export async function upload(
  place: Place,
  sent: Sent,
  chunk = CHUNK,
  acknowledged = () => {},
): Promise<void> {
  const declared = await declare(place, sent)
  if (declared.status >= 300) throw refusal('declare', declared)
  acknowledged()
  if (isWhole(declared)) return
  let at = await offsetOf(place, sent)
  let conflicts = 0
  while (at < sent.file.bytes) {
    const part = sent.file.part(at, Math.min(at + chunk, sent.file.bytes))
    const sum = createHash('sha256').update(part).digest('base64')
    const headers = {
      ...{ 'content-type': 'application/offset+octet-stream', 'upload-offset': String(at) },
      'upload-checksum': `sha256 ${sum}`,
    }
    const answer = await send(place, 'PATCH', sent.location ?? '', { ...TUS, ...headers }, part)
    // A request that was cut off may still be under way: ask again where it stands.
    const isElsewhere = answer.status === 409 && conflicts < MAX_CONFLICTS
    if (answer.status !== 204 && !isElsewhere) throw refusal('patch', answer)
    if (isElsewhere) conflicts += 1
    at = isElsewhere ? await offsetOf(place, sent) : Number(answer.headers['upload-offset'])
    acknowledged()
  }
}

function isWhole({ body }: Answer): boolean {
  return (JSON.parse(body.toString()) as { whole: string[] }).whole.includes('shown')
}

/** How much of it the server has; begins the upload if it knows none. */
async function offsetOf(place: Place, sent: Sent): Promise<number> {
  if (sent.location !== undefined) {
    const head = await send(place, 'HEAD', sent.location, TUS)
    if (head.status === 200) return Number(head.headers['upload-offset'])
    if (head.status !== 404 && head.status !== 410) throw refusal('head', head)
  }
  const metadata = `id ${base64(sent.id)},part ${base64('shown')}`
  const made = await send(place, 'POST', UPLOADS, {
    ...TUS,
    'upload-length': String(sent.file.bytes),
    'upload-metadata': metadata,
  })
  if (made.status !== 201) throw refusal('create', made)
  sent.location = new URL(made.headers.location ?? '', 'http://127.0.0.1').pathname
  return Number(made.headers['upload-offset'] ?? 0)
}

/** The SHA-256 of what the server gives, and how much that is. */
export async function download(
  place: Place,
  id: string,
): Promise<{ bytes: number; sha256: string }> {
  const incoming = await open(place, 'GET', `/api/media/${id}/shown`, {}).answer
  const hash = createHash('sha256')
  let bytes = 0
  for await (const chunk of incoming) {
    hash.update(chunk)
    bytes += chunk.length
  }
  if (incoming.statusCode !== 200) return { bytes: 0, sha256: `status ${incoming.statusCode}` }
  return { bytes, sha256: hash.digest('hex') }
}

export async function remove(place: Place, id: string): Promise<number> {
  return (await send(place, 'DELETE', `/api/media/${id}`, {})).status
}

/** Sends only a part of a chunk and then hangs up, as a phone does in a tunnel. */
export async function cutOff(place: Place, sent: Sent, chunk = CHUNK): Promise<void> {
  const at = await offsetOf(place, sent)
  if (at >= sent.file.bytes) return
  const part = sent.file.part(at, Math.min(at + chunk, sent.file.bytes))
  const sum = createHash('sha256').update(part).digest('base64')
  const { outgoing, answer } = open(place, 'PATCH', sent.location ?? '', {
    ...TUS,
    ...{ 'content-type': 'application/offset+octet-stream', 'upload-offset': String(at) },
    ...{ 'upload-checksum': `sha256 ${sum}`, 'content-length': String(part.length) },
  })
  // A request that finds no server is never written.
  const closed = new Promise((resolve) => outgoing.once('close', resolve))
  const written = new Promise((resolve) =>
    outgoing.write(part.subarray(0, part.length >> 1), resolve),
  )
  await Promise.race([written, closed, answer.catch(() => {})])
  outgoing.destroy()
}

async function send(
  place: Place,
  method: string,
  path: string,
  headers: Readonly<Record<string, string>>,
  body?: Buffer,
): Promise<Answer> {
  const { outgoing, answer } = open(place, method, path, {
    ...headers,
    ...((body || method !== 'GET') && { 'content-length': String(body?.length ?? 0) }),
  })
  outgoing.end(body)
  const incoming = await answer
  const chunks: Buffer[] = []
  for await (const chunk of incoming) chunks.push(chunk)
  return {
    status: incoming.statusCode ?? 0,
    headers: incoming.headers,
    body: Buffer.concat(chunks),
  }
}

function open(
  { port, token }: Place,
  method: string,
  path: string,
  headers: Readonly<Record<string, string>>,
): { outgoing: ClientRequest; answer: Promise<IncomingMessage> } {
  const outgoing = request({
    ...{ host: '127.0.0.1', port, method, path },
    headers: { authorization: `Bearer ${token}`, ...headers },
  })
  // The first error is that of the answer, and more may follow it.
  outgoing.on('error', () => {})
  if (method === 'GET') outgoing.end()
  const answer = once(outgoing, 'response').then(([incoming]) => incoming as IncomingMessage)
  return { outgoing, answer }
}

const base64 = (text: string) => Buffer.from(text).toString('base64')

/** What isn't a broken connection is a fault. */
export class Refused extends Error {}

function refusal(what: string, { status, body }: Answer): Error {
  const words = `${what}: ${status} ${body.toString().slice(0, 300)}`
  return status >= 500 ? new Error(words) : new Refused(words)
}

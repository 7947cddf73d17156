import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { type Keys, signatureFault } from './signature.ts'

/** `partial`: an answer that breaks off; `hang-up`: none at all; `error`: 500. */
export type S3Fault = 'error' | 'hang-up' | 'partial'

interface Stored {
  readonly bytes: Buffer
  modified: Date
}

const KEYS: Keys = {
  accessKeyId: 'an-access-key',
  secretAccessKey: 'a/secret+key that only the two know'.replaceAll(' ', '-'),
  region: 'eu-central-1',
}
const BUCKET = 'journal-photos'
/** A small page, so that there are several. */
const PAGE_KEYS = 3

/** An S3 bucket on this machine, path-style, which takes nothing that isn't signed as it should be. */
export async function startS3() {
  const objects = new Map<string, Stored>()
  const state = { next: [] as (S3Fault | undefined)[], refused: [] as string[] }

  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const body = await buffer(request)
    const fault = state.next.shift()
    if (fault === 'hang-up') return void request.socket.destroy()
    if (fault === 'error') return refuse(response, 500, 'InternalError')
    const wrong = signatureFault(request, body, KEYS)
    if (wrong) {
      state.refused.push(wrong)
      return refuse(response, 403, wrong)
    }
    const url = new URL(request.url ?? '', 'http://bucket')
    if (!url.pathname.startsWith(`/${BUCKET}`)) return refuse(response, 404, 'NoSuchBucket')
    const key = decodeURIComponent(url.pathname.slice(BUCKET.length + 2))
    if (key === '') return void response.end(listOf(objects, url.searchParams))
    serve(objects, { key, method: request.method ?? '', body, fault }, response)
  }

  const server = createServer((request, response) => {
    answer(request, response).catch(() => request.socket.destroy())
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  return {
    ...KEYS,
    bucket: BUCKET,
    endpoint: `http://127.0.0.1:${port}`,
    objects,
    /** What goes wrong with the next calls, one each. */
    failNext: (...faults: (S3Fault | undefined)[]) => void state.next.push(...faults),
    /** Why calls were refused. */
    refused: state.refused,
    async stop() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

interface Call {
  readonly key: string
  readonly method: string
  readonly body: Buffer
  readonly fault: S3Fault | undefined
}

function serve(
  objects: Map<string, Stored>,
  { key, method, body, fault }: Call,
  response: ServerResponse,
) {
  if (method === 'PUT') {
    objects.set(key, { bytes: body, modified: new Date() })
    return void response.end()
  }
  if (method === 'DELETE') {
    objects.delete(key)
    return void response.writeHead(204).end()
  }
  const found = objects.get(key)
  if (!found) return refuse(response, 404, 'NoSuchKey')
  response.writeHead(200, { 'content-length': found.bytes.length })
  if (fault !== 'partial') return void response.end(found.bytes)
  const half = found.bytes.subarray(0, found.bytes.length / 2)
  response.write(half, () => response.destroy())
}

function refuse(response: ServerResponse, status: number, code: string): void {
  response.writeHead(status).end(`<Error><Code>${code}</Code></Error>`)
}

function listOf(objects: ReadonlyMap<string, Stored>, query: URLSearchParams): string {
  const after = query.get('continuation-token') ?? ''
  const keys = [...objects.keys()]
    .filter((key) => key.startsWith(query.get('prefix') ?? '') && key > after)
    .sort()
  const page = keys.slice(0, PAGE_KEYS)
  const isTruncated = keys.length > page.length
  const contents = page.map((key) => {
    const { bytes, modified } = objects.get(key) as Stored
    return `<Contents><Key>${key}</Key><LastModified>${modified.toISOString()}</LastModified><Size>${bytes.length}</Size></Contents>`
  })
  const next = isTruncated ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : ''
  return `<ListBucketResult><IsTruncated>${isTruncated}</IsTruncated>${next}${contents.join('')}</ListBucketResult>`
}

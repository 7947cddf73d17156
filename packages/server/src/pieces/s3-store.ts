import { createHash } from 'node:crypto'
import { AwsClient } from 'aws4fetch'
import type { MediaStoreConfig } from '#config.ts'
import { checkName, type PieceName, type PieceStore } from './piece-store.ts'

type S3Config = Extract<MediaStoreConfig, { store: 's3' }>

/** Of one request. The client of the upload waits for it, and tries again. */
const TIMEOUT_MS = 30_000
const RETRIES = 3

/** Keeps pieces in a bucket, under the same names as files would have. */
export function s3Store(config: S3Config, folder: () => Promise<string>): PieceStore {
  const { accessKeyId, secretAccessKey, region } = config
  const client = new AwsClient({
    ...{ accessKeyId, secretAccessKey, region, service: 's3' },
    ...{ retries: RETRIES, initRetryMs: 100 },
  })
  const bucket = bucketUrl(config)

  const send = async (url: string, init: { method?: string; body?: Buffer } = {}) => {
    const body = init.body && new Uint8Array(init.body)
    const sha256 = createHash('sha256')
      .update(body ?? '')
      .digest('hex')
    return client.fetch(url, {
      method: init.method ?? 'GET',
      ...(body && { body }),
      headers: { 'x-amz-content-sha256': sha256 },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
  }
  const keyOf = async (piece: PieceName) => {
    checkName(piece)
    return `${await folder()}/${piece.userId}/${piece.name}`
  }
  const urlOf = async (piece: PieceName) => `${bucket}/${await keyOf(piece)}`
  const listPage = async (prefix: string, token: string | undefined) => {
    const query = new URLSearchParams({ 'list-type': '2', prefix })
    if (token !== undefined) query.set('continuation-token', token)
    // Signed as it stands: the signature has no plus for a space.
    const answer = await send(`${bucket}?${query.toString().replaceAll('+', '%20')}`)
    return readPage(await textOf(answer))
  }

  return {
    async put(piece, bytes) {
      await done(await send(await urlOf(piece), { method: 'PUT', body: bytes }))
    },

    async get(piece) {
      const answer = await send(await urlOf(piece))
      if (answer.status === 404) {
        await answer.body?.cancel()
        return undefined
      }
      if (!answer.ok) throw await failure(answer)
      return Buffer.from(await answer.arrayBuffer())
    },

    async delete(piece) {
      await done(await send(await urlOf(piece), { method: 'DELETE' }))
    },

    async *list(userId) {
      const root = `${await folder()}/`
      const prefix = userId === undefined ? root : `${root}${userId}/`
      let token: string | undefined
      do {
        const page = await listPage(prefix, token)
        for (const { key, storedAt, bytes } of page.found) {
          const [person, name, ...rest] = key.slice(root.length).split('/')
          if (person && name && rest.length === 0) yield { userId: person, name, storedAt, bytes }
        }
        token = page.next
      } while (token !== undefined)
    },

    locate: async (piece) => `${config.bucket}/${await keyOf(piece)}`,
  }
}

/** The bucket is a part of the path, or of the host's name. */
function bucketUrl({ endpoint, bucket, isPathStyle }: S3Config): string {
  if (isPathStyle) return `${endpoint}/${bucket}`
  const url = new URL(endpoint)
  url.host = `${bucket}.${url.host}`
  return url.href.replace(/\/$/, '')
}

async function done(answer: Response): Promise<void> {
  if (!answer.ok && answer.status !== 404) throw await failure(answer)
  if (answer.status === 404) throw new Error('The bucket doesn’t exist')
  await answer.body?.cancel()
}

async function textOf(answer: Response): Promise<string> {
  if (!answer.ok) throw await failure(answer)
  return answer.text()
}

/** Only its code: nothing that was sent gets into the log. */
async function failure(answer: Response): Promise<Error> {
  const code = textIn(await answer.text().catch(() => ''), 'Code')
  return new Error(`The bucket answered ${answer.status}${code ? ` (${code})` : ''}`)
}

/** The keys are our own and the rest is numbers and dates, so no entity needs to be decoded. */
function readPage(xml: string) {
  const found = Array.from(xml.matchAll(/<Contents>(.*?)<\/Contents>/gs), ([, one = '']) => ({
    key: textIn(one, 'Key') ?? '',
    storedAt: Date.parse(textIn(one, 'LastModified') ?? ''),
    bytes: Number(textIn(one, 'Size')),
  }))
  const isTruncated = textIn(xml, 'IsTruncated') === 'true'
  const next = isTruncated ? textIn(xml, 'NextContinuationToken') : undefined
  return { found, next: next?.replaceAll('&amp;', '&') }
}

function textIn(xml: string, tag: string): string | undefined {
  return new RegExp(`<${tag}>([^<]*)</${tag}>`).exec(xml)?.[1]
}

import { endpoints } from '@daywell/core/contract'
import type { MediaPart, MediaPartInfo, StoredMedia } from '@daywell/core/media'
import type { PrivacyLevel } from '@daywell/core/preferences'
import type { Client } from '#api/client.ts'
import { exchangeBytes } from '#api/exchange.ts'
import type { CloudMedia } from '#api/gated-words.ts'
import { sha256Of } from '#device/media/sha-256.ts'
import { CallFailure } from '#kit/fetch/call-failure.ts'
import { cloudBytes } from '#services/privacy/cloud-media.ts'

type Api = Pick<Client<'api'>, 'call' | 'parts'>

const UPLOADS = '/api/media/uploads'
const TUS = { 'Tus-Resumable': '1.0.0' }
/** What a line that breaks costs; and a minute is enough for it over a bad one. */
const CHUNK_BYTES = 1_000_000
const RANGE_BYTES = 2_000_000

/** The server's photos and recordings. */
export function mediaServer(api: Api) {
  return {
    /** Makes room for it, and says which parts the server has whole. */
    declare: async (media: CloudMedia, level: PrivacyLevel): Promise<StoredMedia> =>
      (await api.call(endpoints.declareMedia, { body: media, headers: { 'privacy-level': level } }))
        .body,
    /** The page of the list that begins with this one, or with the next there is. */
    async page(from: string) {
      return (await api.call(endpoints.listMedia, { headers: { 'media-after': before(from) } }))
        .body
    },
    async *all(): AsyncGenerator<StoredMedia> {
      for (let after = ''; ; ) {
        const headers = { 'media-after': after }
        const { media, more } = (await api.call(endpoints.listMedia, { headers })).body
        yield* media
        const last = media.at(-1)
        if (!more || !last) return
        after = last.id
      }
    },
    /** False if an entry or one of its versions on the server still names it. */
    async remove(id: string): Promise<boolean> {
      try {
        await api.call(endpoints.deleteMedia, { params: { id } })
        return true
      } catch (error) {
        const status = error instanceof CallFailure ? error.status : undefined
        if (status === 404) return true
        if (status === 409) return false
        throw error
      }
    },
    send: (upload: Upload) => sendPart(api, upload),
    fetch: (id: string, part: MediaPartInfo, signal?: AbortSignal) =>
      fetchPart(api, { id, part, ...(signal && { signal }) }),
  }
}

export type MediaServer = ReturnType<typeof mediaServer>

interface Upload {
  readonly part: MediaPart
  readonly bytes: Blob
  /** Asks the privacy gate, before each request that carries bytes. */
  readonly gate: () => CloudMedia
}

/** Resumable: the server knows the upload by the part, and how much of it has arrived. */
async function sendPart(api: Api, { part, bytes, gate }: Upload): Promise<void> {
  const metadata = `id ${btoa(gate().id)},part ${btoa(part)}`
  const opened = await exchangeBytes(api.parts, {
    method: 'POST',
    path: UPLOADS,
    headers: { ...TUS, 'Upload-Length': `${bytes.size}`, 'Upload-Metadata': metadata },
  })
  const path = pathIn(opened)
  const found = await exchangeBytes(api.parts, { method: 'HEAD', path, headers: TUS })
  for (let offset = offsetIn(found); offset < bytes.size; ) {
    const chunk = bytes.slice(offset, offset + CHUNK_BYTES)
    const checksum = base64Of(await sha256Of(chunk))
    const sent = await exchangeBytes(api.parts, {
      method: 'PATCH',
      path,
      headers: {
        ...TUS,
        'Content-Type': 'application/offset+octet-stream',
        'Upload-Offset': `${offset}`,
        'Upload-Checksum': `sha256 ${checksum}`,
      },
      body: cloudBytes(gate(), chunk),
    })
    offset = offsetIn(sent)
  }
}

/** Only on our own server, whatever a proxy made of it. */
function pathIn({ headers }: Response): `/${string}` {
  const name = headers.get('location')?.split('/').at(-1) ?? ''
  if (!/^[\w-]+$/.test(name)) throw new CallFailure({ kind: 'invalid-answer' })
  return `${UPLOADS}/${name}`
}

function offsetIn({ headers }: Response): number {
  const offset = headers.get('upload-offset') ?? ''
  if (!/^\d{1,15}$/.test(offset)) throw new CallFailure({ kind: 'invalid-answer' })
  return Number(offset)
}

function base64Of(hex: string): string {
  return btoa(hex.replace(/../g, (byte) => String.fromCharCode(Number.parseInt(byte, 16))))
}

interface Download {
  readonly id: string
  readonly part: MediaPartInfo
  readonly signal?: AbortSignal
}

/** Undefined if these aren't the bytes that were promised. */
async function fetchPart(api: Api, { id, part, signal }: Download): Promise<Blob | undefined> {
  const pieces: Blob[] = []
  for (let from = 0; from < part.bytes; from += RANGE_BYTES) {
    const to = Math.min(from + RANGE_BYTES, part.bytes)
    const isAll = to - from === part.bytes
    const answer = await exchangeBytes(api.parts, {
      method: 'GET',
      path: `/api/media/${id}/${part.part}`,
      ...(!isAll && { headers: { Range: `bytes=${from}-${to - 1}` } }),
      ...(signal && { signal }),
    })
    const piece = await answer.blob()
    if (piece.size !== to - from) return undefined
    pieces.push(piece)
  }
  const whole = new Blob(pieces, { type: part.type })
  return (await sha256Of(whole, signal)) === part.sha256 ? whole : undefined
}

/** The id that sorts right before this one: the list continues behind it. */
function before(id: string): string {
  const number = BigInt(`0x${id}`)
  return number === 0n ? '' : (number - 1n).toString(16).padStart(24, '0')
}

import type { MediaInfo, MediaPart, StoredMedia } from '@daywell/core/media'
import { type Answers, refusal } from '#app/testing/stand-in-server.ts'
import { sha256Of } from '#device/media/sha-256.ts'

interface Part {
  readonly id: string
  readonly part: MediaPart
  bytes: Blob
}

/** The photos on the stand-in server, with its part of tus 1.0. */
export function mediaOnServer() {
  const infos = new Map<string, MediaInfo>()
  const parts = new Map<string, Part>()
  const state = { full: false, inUse: new Set<string>(), failures: 0, damaged: false }
  /** What was asked, as `METHOD part offset`. */
  const requests: string[] = []

  const partOf = (info: MediaInfo, part: MediaPart) => info.parts.find((one) => one.part === part)
  const stored = (info: MediaInfo): StoredMedia => ({
    ...info,
    whole: info.parts
      .filter(({ part, bytes }) => parts.get(`${info.id}-${part}`)?.bytes.size === bytes)
      .map(({ part }) => part),
  })
  const answers: Answers = {
    listMedia({ headers }) {
      const after = headers.get('media-after') ?? ''
      const all = [...infos.values()].filter(({ id }) => id > after)
      const sorted = all.toSorted((one, other) => (one.id < other.id ? -1 : 1))
      return { status: 200, body: { media: sorted.slice(0, 2).map(stored), more: all.length > 2 } }
    },
    declareMedia({ body }) {
      const info = body as MediaInfo
      if (state.full) return refusal('storage_full')
      const known = infos.get(info.id)
      if (known && JSON.stringify(known) !== JSON.stringify(info)) return refusal('media_differs')
      infos.set(info.id, info)
      return { status: 200, body: stored(info) }
    },
    deleteMedia({ params: { id = '' } }) {
      if (state.inUse.has(id)) return refusal('media_in_use')
      infos.delete(id)
      for (const key of [...parts.keys()]) if (key.startsWith(id)) parts.delete(key)
      return { status: 204, body: undefined }
    },
  }

  async function patch(request: Request, kept: Part): Promise<Response> {
    const bytes = await request.blob()
    if (state.failures > 0) {
      state.failures -= 1
      throw new TypeError('Failed to fetch')
    }
    const [, base64 = ''] = (request.headers.get('upload-checksum') ?? '').split(' ')
    const sent = Array.from(atob(base64), (char) =>
      char.charCodeAt(0).toString(16).padStart(2, '0'),
    )
    if (sent.join('') !== (await sha256Of(bytes))) return new Response(null, { status: 460 })
    if (Number(request.headers.get('upload-offset')) !== kept.bytes.size)
      return new Response(null, { status: 409 })
    kept.bytes = new Blob([kept.bytes, bytes])
    return new Response(null, { status: 204, headers: { 'upload-offset': `${kept.bytes.size}` } })
  }

  function open(request: Request): Response {
    const named = (request.headers.get('upload-metadata') ?? '').split(',')
    const [id = '', part = ''] = named.map((pair) => atob(pair.split(' ')[1] ?? ''))
    const key = `${id}-${part}`
    if (!infos.has(id)) return new Response(null, { status: 404 })
    if (!parts.has(key)) parts.set(key, { id, part: part as MediaPart, bytes: new Blob() })
    return new Response(null, { status: 201, headers: { location: `/api/media/uploads/${key}` } })
  }

  async function read(request: Request, id: string, part: MediaPart): Promise<Response> {
    const info = infos.get(id)
    const kept = parts.get(`${id}-${part}`)
    if (!info || !kept || kept.bytes.size !== partOf(info, part)?.bytes)
      return new Response(null, { status: 404 })
    const [, from, to] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.get('range') ?? '') ?? []
    const bytes = state.damaged ? new Blob([new Uint8Array(kept.bytes.size)]) : kept.bytes
    if (from === undefined) return new Response(bytes)
    return new Response(bytes.slice(Number(from), Number(to) + 1), { status: 206 })
  }

  const bytes = (request: Request): Promise<Response> | undefined => {
    const [, ...path] = new URL(request.url).pathname.split('/')
    if (path[1] !== 'media' || path.length < 3 || request.method === 'DELETE') return undefined
    const kept = parts.get(path[3] ?? '')
    const offset = request.headers.get('upload-offset') ?? request.headers.get('range') ?? ''
    requests.push([request.method, kept?.part ?? path[3], offset].filter(Boolean).join(' '))
    if (request.method === 'POST') return Promise.resolve(open(request))
    if (request.method === 'GET') return read(request, path[2] ?? '', path[3] as MediaPart)
    if (!kept) return Promise.resolve(new Response(null, { status: 404 }))
    if (request.method === 'PATCH') return patch(request, kept)
    const headers = { 'upload-offset': `${kept.bytes.size}` }
    return Promise.resolve(new Response(null, { headers }))
  }
  return {
    answers,
    bytes,
    state,
    requests,
    infos,
    whole: () =>
      [...infos.values()].flatMap((info) => stored(info).whole.map((part) => `${info.id}/${part}`)),
    bytesOf: (id: string, part: MediaPart) => parts.get(`${id}-${part}`)?.bytes,
    /** As another device sends it. */
    keep: (id: string, part: MediaPart, bytes: Blob) =>
      void parts.set(`${id}-${part}`, { id, part, bytes }),
    /** As if it had never come. */
    lose: (id: string, part: MediaPart) => void parts.delete(`${id}-${part}`),
  }
}

export type MediaOnServer = ReturnType<typeof mediaOnServer>

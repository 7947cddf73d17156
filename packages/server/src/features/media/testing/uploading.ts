import { createHash } from 'node:crypto'
import type { MediaInfo, MediaPart } from '@daywell/core/media'
import { expect } from 'vitest'
import { ask } from '#http/testing/ask.ts'

const UPLOADS = '/api/media/uploads'
const CHUNK_BYTES = 8_000_000

export function checksumOf(bytes: Uint8Array): string {
  return `sha256 ${createHash('sha256').update(bytes).digest('base64')}`
}

function metadataOf(id: string, part: string): string {
  const base64 = (text: string) => Buffer.from(text).toString('base64')
  return `id ${base64(id)},part ${base64(part)}`
}

/** A device that uploads with tus, request by request. */
export function uploader(port: number, token: string) {
  const address = (path: string) => `http://127.0.0.1:${port}${path}`
  const call = (
    method: string,
    path: string,
    headers: Record<string, string> = {},
    body?: Uint8Array,
  ) =>
    fetch(address(path), {
      method,
      headers: { authorization: `Bearer ${token}`, 'tus-resumable': '1.0.0', ...headers },
      ...(body && { body: Buffer.from(body) }),
    })

  const create = (id: string, part: string, bytes: number) =>
    call('POST', UPLOADS, {
      'upload-length': String(bytes),
      'upload-metadata': metadataOf(id, part),
    })

  const patch = (
    path: string,
    offset: number,
    bytes: Uint8Array,
    headers: Record<string, string> = {},
  ) =>
    call(
      'PATCH',
      path,
      {
        'content-type': 'application/offset+octet-stream',
        'upload-offset': String(offset),
        'upload-checksum': checksumOf(bytes),
        ...headers,
      },
      bytes,
    )

  /** Creates the upload of a part, and gives its path. */
  const open = async (id: string, part: MediaPart, bytes: number) => {
    const answer = await create(id, part, bytes)
    expect(answer.status).toBe(201)
    return answer.headers.get('location') ?? ''
  }

  return {
    call,
    create,
    patch,
    open,

    async offset(path: string): Promise<number> {
      const answer = await call('HEAD', path)
      expect(answer.status).toBe(200)
      return Number(answer.headers.get('upload-offset'))
    },

    async declare(info: MediaInfo): Promise<void> {
      const answer = await ask(port, 'POST /api/media', { token, json: info })
      expect(answer.status, answer.text).toBeLessThan(300)
    },

    /** Sends a declared part from where it stopped to its end. */
    async send(id: string, part: MediaPart, bytes: Uint8Array): Promise<void> {
      const path = await open(id, part, bytes.length)
      for (let at = await this.offset(path); at < bytes.length; at += CHUNK_BYTES) {
        const answer = await patch(path, at, bytes.subarray(at, at + CHUNK_BYTES))
        expect(answer.status).toBe(204)
      }
    },

    read: (id: string, part: string, headers: Record<string, string> = {}) =>
      fetch(address(`/api/media/${id}/${part}`), {
        headers: { authorization: `Bearer ${token}`, ...headers },
      }),
  }
}

export type Uploader = ReturnType<typeof uploader>

export async function bytesOf(answer: Response): Promise<Buffer> {
  return Buffer.from(await answer.arrayBuffer())
}

import { createHash } from 'node:crypto'
import { type FileHandle, open } from 'node:fs/promises'
import type { MediaPart } from '@daywell/core/media'
import { CliProblem, onCode } from './cli-problem.ts'
import type { Server } from './connection.ts'
import type { Terminal } from './terminal.ts'

const UPLOADS = '/api/media/uploads'
const TUS = { 'tus-resumable': '1.0.0' }
/** What a lost connection costs. */
const CHUNK_BYTES = 4_000_000
const MAX_MISSES = 8
const MISS_DELAY_MS = 500

interface PartFile {
  readonly id: string
  readonly part: MediaPart
  readonly bytes: number
  readonly path: string
}

/** Uploads a declared part with tus 1.0. Resumable: it continues where the server says it stopped. */
export async function uploadPart(
  server: Server,
  { id, part, bytes, path }: PartFile,
  wait: Terminal['wait'],
): Promise<void> {
  const opened = await server.call(UPLOADS, {
    method: 'POST',
    headers: {
      ...TUS,
      'upload-length': `${bytes}`,
      'upload-metadata': `id ${base64(id)},part ${base64(part)}`,
    },
  })
  const upload = addressIn(opened)
  const file = await open(path, 'r')
  try {
    let misses = 0
    for (let offset = await ask(server, upload); offset < bytes; ) {
      const next = await send(server, upload, await chunkAt(file, offset, bytes), offset)
      misses = next === undefined ? misses + 1 : 0
      if (misses >= MAX_MISSES) throw problem('The server didn’t take its bytes.')
      // Race: the server may still be busy with the same bytes of a request that was cut off.
      if (next === undefined) await wait(MISS_DELAY_MS * 2 ** misses)
      offset = next ?? (await ask(server, upload))
    }
  } finally {
    await file.close()
  }
}

/** Only on the server that has the token, whatever a proxy made of it. */
function addressIn({ headers }: Response): string {
  const name = headers.get('location')?.split('/').at(-1) ?? ''
  if (!/^[\w-]+$/.test(name)) throw unexpected()
  return `${UPLOADS}/${name}`
}

async function ask(server: Server, upload: string): Promise<number> {
  return offsetIn(await server.call(upload, { method: 'HEAD', headers: TUS }))
}

function offsetIn({ headers }: Response): number {
  const offset = headers.get('upload-offset') ?? ''
  if (!/^\d{1,15}$/.test(offset)) throw unexpected()
  return Number(offset)
}

async function chunkAt(file: FileHandle, offset: number, end: number): Promise<Uint8Array> {
  const length = Math.min(CHUNK_BYTES, end - offset)
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, offset)
  if (bytesRead < length) throw problem('Its file was changed while it was uploaded.')
  return buffer
}

/** How many bytes the server has by then; undefined if these didn't count. */
function send(
  server: Server,
  upload: string,
  chunk: Uint8Array,
  offset: number,
): Promise<number | undefined> {
  const sha256 = createHash('sha256').update(chunk).digest('base64')
  const headers = {
    ...TUS,
    'content-type': 'application/offset+octet-stream',
    'upload-offset': `${offset}`,
    'upload-checksum': `sha256 ${sha256}`,
  }
  return server
    .call(upload, { method: 'PATCH', headers, bytes: chunk })
    .then(offsetIn)
    .catch(onCode('upload_elsewhere', () => undefined))
    .catch(onCode('upload_damaged', () => undefined))
}

const base64 = (text: string) => Buffer.from(text).toString('base64')

/** Of this part alone: others may still be uploaded. */
function problem(sentence: string): CliProblem {
  return new CliProblem(sentence, { code: 'upload_failed' })
}

function unexpected(): CliProblem {
  return new CliProblem('The server responded in an unexpected way. Is it a Daywell server?')
}

import {
  MAX_PART_BYTES,
  type MediaKind,
  type MediaType,
  SNIFF_BYTES,
  sniffMediaType,
} from '@daywell/core/media'
import { sha256Of } from '#device/media/sha-256.ts'
import type { Copies } from './copies.ts'
import type { PrepareAnswer, Prepared, PreparedPart, PrepareRequest } from './media-messages.ts'
import { photoCopies } from './photo-copies.ts'
import { recordingCopy } from './recording-copy.ts'
import { Refusal } from './refusal.ts'

/** Handles a request, and reports progress. */
export async function answerPrepare(
  request: PrepareRequest,
  post: (answer: PrepareAnswer) => void,
): Promise<void> {
  try {
    const prepared = await prepare(request, (done) => post({ kind: 'progress', done }))
    post({ kind: 'done', prepared })
  } catch (error) {
    post({ kind: 'refused', why: error instanceof Refusal ? error.why : 'not-readable' })
  }
}

async function prepare(
  { file, keepOriginal }: PrepareRequest,
  progress: (done: number) => void,
): Promise<Prepared> {
  if (file.size > MAX_PART_BYTES) throw new Refusal('too-large')
  const sniffed = sniffMediaType(new Uint8Array(await file.slice(0, SNIFF_BYTES).arrayBuffer()))
  if (!sniffed) throw new Refusal('not-supported')
  progress(0.1)
  const made = await copiesOf(file, sniffed)
  const { copies, takenAt, ...facts } = made
  const type = sniffed.startsWith('image/') ? sniffed : (copies[0]?.type ?? sniffed)
  const original = { part: 'original', type, blob: file } as const
  const all = keepOriginal ? [...copies, original] : copies
  const parts: PreparedPart[] = []
  for (const [index, { part, type, blob }] of all.entries()) {
    progress(0.6 + (0.4 * index) / all.length)
    parts.push({ part, type, blob, bytes: blob.size, sha256: await sha256Of(blob) })
  }
  progress(1)
  const takenOn = takenAt?.slice(0, 'yyyy-mm-dd'.length)
  return { kind: kindOf(type), ...facts, ...(takenAt && { takenAt, takenOn }), parts }
}

function copiesOf(file: Blob, type: MediaType): Promise<Copies> {
  return kindOf(type) === 'photo' ? photoCopies(file, type) : recordingCopy(file, type)
}

function kindOf(type: MediaType): MediaKind {
  if (type.startsWith('image/')) return 'photo'
  return type.startsWith('audio/') ? 'audio' : 'video'
}

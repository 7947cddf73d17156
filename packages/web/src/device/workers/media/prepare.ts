import {
  MAX_PART_BYTES,
  type MediaKind,
  type MediaType,
  SNIFF_BYTES,
  sniffMediaType,
} from '@daywell/core/media'
import { sha256Of } from '#device/media/sha-256.ts'
import { type Copies, drawnCopies } from './drawn-copies.ts'
import type { PrepareAnswer, Prepared, PreparedPart, PrepareRequest } from './media-messages.ts'
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
  { file, kind, keepOriginal }: PrepareRequest,
  progress: (done: number) => void,
): Promise<Prepared> {
  if (file.size > MAX_PART_BYTES) throw new Refusal('too-large')
  const head = new Uint8Array(await file.slice(0, SNIFF_BYTES).arrayBuffer())
  const sniffed = sniffMediaType(head)
  if (!sniffed) throw new Refusal('not-supported')
  const type = kind === 'audio' ? asAudio(sniffed) : sniffed
  progress(0.1)
  const { copies, ...facts } = await copiesOf(file, type)
  if (keepOriginal) copies.push({ part: 'original', type, blob: file })
  const parts: PreparedPart[] = []
  for (const [index, { part, type, blob }] of copies.entries()) {
    progress(0.6 + (0.4 * index) / copies.length)
    parts.push({ part, type, blob, bytes: blob.size, sha256: await sha256Of(blob) })
  }
  progress(1)
  return { kind: kindOf(type), ...facts, parts }
}

async function copiesOf(file: Blob, type: MediaType): Promise<Copies> {
  if (kindOf(type) === 'photo') return drawnCopies(file, type)
  return { copies: [{ part: 'shown', type, blob: file }] }
}

/** A container without pictures, as browsers record it. */
function asAudio(type: MediaType): MediaType {
  if (type === 'video/webm') return 'audio/webm'
  return type === 'video/mp4' || type === 'video/quicktime' ? 'audio/mp4' : type
}

function kindOf(type: MediaType): MediaKind {
  if (type.startsWith('image/')) return 'photo'
  return type.startsWith('audio/') ? 'audio' : 'video'
}

import { cleanRecording, type MediaType } from '@daywell/core/media'
import { blobOf, sourceOf } from './blob-source.ts'
import type { Copies } from './copies.ts'
import { Refusal } from './refusal.ts'

/** A recording without what its file tells of places, names and programs. */
export async function recordingCopy(file: Blob, sniffed: MediaType): Promise<Copies> {
  const clean = await cleanRecording(sourceOf(file), sniffed)
  if (!clean) throw new Refusal('not-readable')
  const { pieces, hasPictures, width, height, seconds, recordedAt } = clean
  const type = hasPictures ? sniffed : (SOUND_ALONE[sniffed] ?? sniffed)
  return {
    ...(width !== undefined && height !== undefined && { width, height }),
    ...(seconds !== undefined && { seconds }),
    ...(recordedAt !== undefined && { takenAt: hereAt(recordedAt) }),
    copies: [{ part: 'shown', type, blob: blobOf(file, pieces, type) }],
  }
}

const SOUND_ALONE: { readonly [T in MediaType]?: MediaType } = {
  'video/webm': 'audio/webm',
  'video/mp4': 'audio/mp4',
  'video/quicktime': 'audio/mp4',
}

/** The time on this device's clock, without its zone. */
function hereAt(time: number): string {
  const date = new Date(time)
  const away = date.getTimezoneOffset() * 60_000
  return new Date(time - away).toISOString().slice(0, 'yyyy-mm-ddThh:mm:ss'.length)
}

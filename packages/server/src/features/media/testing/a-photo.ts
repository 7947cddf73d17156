import { createHash, randomBytes } from 'node:crypto'
import type { MediaInfo, MediaPart } from '@daywell/core/media'

export function newMediaId(): string {
  return randomBytes(12).toString('hex')
}

export function sha256Of(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}

/** The info of a photo with these parts; without any, one of a few random bytes. */
export function aPhoto(
  parts: Partial<Record<MediaPart, Uint8Array>> = { shown: randomBytes(100) },
  more: Partial<MediaInfo> = {},
): MediaInfo {
  return {
    id: newMediaId(),
    kind: 'photo',
    addedAt: '2026-03-14T09:30:00.000Z',
    width: 640,
    height: 480,
    takenOn: '2026-03-14',
    name: 'lighthouse at dusk.jpg',
    parts: Object.entries(parts).map(([part, bytes]) => ({
      part: part as MediaPart,
      type: 'image/jpeg',
      bytes: bytes.length,
      sha256: sha256Of(bytes),
    })),
    ...more,
  }
}

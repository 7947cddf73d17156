import * as z from 'zod/mini'
import { day, instant, list, text } from '#input/index.ts'

/** The longest side of the copy that is shown, and that of the thumbnail. */
export const SHOWN_EDGE = 2048
export const THUMBNAIL_EDGE = 480
/** More pixels than this are refused before they're decoded. */
export const MAX_PIXELS = 64_000_000
/** Of one file, in bytes. */
export const MAX_PART_BYTES = 2_000_000_000

/** `shown` is the copy to look at or the recording itself; `original` is there only by choice. */
export const mediaPart = z.enum(['shown', 'thumbnail', 'original'])
export type MediaPart = z.output<typeof mediaPart>

const mediaKind = z.enum(['photo', 'audio', 'video'])
export type MediaKind = z.output<typeof mediaKind>

/** Closed: nothing that a browser would run is ever stored or answered. */
export const mediaType = z.enum([
  'image/jpeg',
  'image/png',
  'image/webp',
  'image/gif',
  'image/avif',
  'image/heic',
  'audio/mpeg',
  'audio/mp4',
  'audio/aac',
  'audio/ogg',
  'audio/wav',
  'audio/webm',
  'audio/flac',
  'video/mp4',
  'video/quicktime',
  'video/webm',
])
export type MediaType = z.output<typeof mediaType>

export const mediaId = z
  .string()
  .check(z.regex(/^[0-9a-f]{24}$/, 'Must be an id of 24 hexadecimal characters'))

const partInfo = z.strictObject({
  part: mediaPart,
  type: mediaType,
  bytes: z.int().check(z.gte(1), z.lte(MAX_PART_BYTES)),
  sha256: z.string().check(z.regex(/^[0-9a-f]{64}$/, 'Must be a SHA-256 in hexadecimal')),
})
export type MediaPartInfo = z.output<typeof partInfo>

const edge = z.int().check(z.gte(1), z.lte(100_000))

/** What is known of a photo or a recording beside its bytes. It never changes. */
export const mediaInfo = z.strictObject({
  id: mediaId,
  kind: mediaKind,
  addedAt: instant(),
  /** Of what is shown, in pixels. */
  width: z.optional(edge),
  height: z.optional(edge),
  /** Of a recording. */
  seconds: z.optional(z.number().check(z.gte(0), z.lte(1_000_000))),
  /** The day on which it was taken, as the camera knew it. */
  takenOn: z.optional(day()),
  /** The name of the file that it was made from. */
  name: z.optional(text({ max: 300 })),
  parts: list(partInfo, 3).check(
    z.refine((parts) => parts.some(({ part }) => part === 'shown'), 'Needs the part “shown”'),
    z.refine(
      (parts) => new Set(parts.map(({ part }) => part)).size === parts.length,
      'Each part only once',
    ),
  ),
})
export type MediaInfo = z.output<typeof mediaInfo>

/** What the server stores of it, and which parts it has whole. */
export const storedMedia = z.object({ ...mediaInfo.shape, whole: z.array(mediaPart) })
export type StoredMedia = z.output<typeof storedMedia>

import { mediaFileName } from '@daywell/core/backup'
import type { MediaInfo, MediaPartInfo } from '@daywell/core/media'
import type { ZipSource } from '#device/files/zip-writer.ts'
import { sha256Of } from '#device/media/sha-256.ts'
import type { Person } from '#services/backup/person.ts'
import type { MediaService } from '#services/media/media-service.ts'

/** What is in a backup of the photos and recordings. */
export interface PackedMedia {
  readonly media: readonly MediaInfo[]
  /** The ids of those that are named and couldn't be included whole. */
  readonly missing: readonly string[]
}

interface Packing {
  /** The photos and recordings to pack. */
  readonly infos: readonly MediaInfo[]
  /** Every id that a text of the backup names. */
  readonly named: ReadonlySet<string>
  readonly signal?: AbortSignal | undefined
  readonly onProgress: (done: number, all: number) => void
}

/**
 * The files of photos and recordings, one at a time, from this device or the server. Returns what
 * they are; only bytes that are the right ones are packed.
 */
export async function* mediaFiles(
  person: Person,
  { infos, named, signal, onProgress }: Packing,
): AsyncGenerator<ZipSource, PackedMedia> {
  const media: MediaInfo[] = []
  const known = new Set(infos.map(({ id }) => id))
  const missing = new Set([...named].filter((id) => !known.has(id)))
  for (const [at, info] of infos.entries()) {
    onProgress(at, infos.length)
    const modified = new Date(info.addedAt)
    for (const part of info.parts) {
      const content = await wholePart(person.media, info, part, signal)
      if (content) yield { name: mediaFileName(info, part), content, modified }
      else if (named.has(info.id)) missing.add(info.id)
      if (content && part.part === 'shown') media.push(info)
    }
  }
  return { media, missing: [...missing] }
}

/** The bytes of a part, if they can be had and are the promised ones. */
export async function wholePart(
  media: Pick<MediaService, 'read'>,
  { id }: MediaInfo,
  { part, bytes, sha256 }: MediaPartInfo,
  signal?: AbortSignal,
): Promise<Blob | undefined> {
  signal?.throwIfAborted()
  const content = await media.read(id, part, signal)
  signal?.throwIfAborted()
  if (content?.size !== bytes) return undefined
  return (await sha256Of(content, signal)) === sha256 ? content : undefined
}

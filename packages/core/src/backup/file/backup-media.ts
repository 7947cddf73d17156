import type { MediaInfo, MediaPartInfo, MediaType } from '#media/index.ts'

const ENDINGS: Readonly<Record<MediaType, string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/gif': 'gif',
  'image/avif': 'avif',
  'image/heic': 'heic',
  'audio/mpeg': 'mp3',
  'audio/mp4': 'm4a',
  'audio/aac': 'aac',
  'audio/ogg': 'ogg',
  'audio/wav': 'wav',
  'audio/webm': 'weba',
  'audio/flac': 'flac',
  'video/mp4': 'mp4',
  'video/quicktime': 'mov',
  'video/webm': 'webm',
}

/** The zip's member that is the backup itself, beside the photos and recordings. */
export const BACKUP_MEMBER = 'backup.json'

/** The file of a part: `media/ID.webp` is what's shown, `media/ID.thumbnail.webp` is beside it. */
export function mediaFileName(
  { id }: Pick<MediaInfo, 'id'>,
  { part, type }: Pick<MediaPartInfo, 'part' | 'type'>,
): string {
  return `media/${id}${part === 'shown' ? '' : `.${part}`}.${ENDINGS[type]}`
}

/** The id in the name of a file that `mediaFileName` gave to what's shown. */
export function mediaIdIn(path: string): string | undefined {
  return /(?:^|\/)media\/([0-9a-f]{24})\.[0-9a-z]{2,5}$/.exec(path)?.[1]
}

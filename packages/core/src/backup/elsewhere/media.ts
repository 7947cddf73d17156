import type { MediaType, Note } from '../incoming.ts'

const ENDINGS: Readonly<Record<Exclude<MediaType, 'file'>, RegExp>> = {
  photo: /\.(?:jpe?g|png|gif|webp|heic|heif|avif|bmp|tiff?|svg|sticker)$/i,
  video: /\.(?:mp4|mov|m4v|avi|webm|mkv|3gp|mpe?g)$/i,
  audio: /\.(?:mp3|weba|m4a|aac|wav|ogg|oga|opus|flac|caf|amr|wma)$/i,
  pdf: /\.pdf$/i,
}

const TYPES = ['photo', 'video', 'audio', 'pdf'] as const

export function mediaTypeOf(name: string): MediaType {
  return TYPES.find((type) => ENDINGS[type].test(name)) ?? 'file'
}

/** Reports a file of a folder or a zip that isn't an entry and is left behind. */
export function leftBehind(path: string): Note {
  return { kind: 'media', where: path, type: mediaTypeOf(path), name: path, reason: 'not-named' }
}

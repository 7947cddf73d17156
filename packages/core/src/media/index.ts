export { SNIFF_BYTES, sniffMediaType } from './files/sniff.ts'
export { lengthText } from './length-text.ts'
export {
  MAX_PART_BYTES,
  MAX_PIXELS,
  type MediaInfo,
  type MediaKind,
  type MediaPart,
  type MediaPartInfo,
  type MediaType,
  mediaId,
  mediaInfo,
  mediaType,
  SHOWN_EDGE,
  type StoredMedia,
  THUMBNAIL_EDGE,
} from './media-schema.ts'
export { titleOfPhotos, withoutMediaIds } from './media-words.ts'
export { type MediaReference, mediaMark, mediaNamedIn, mediaShownIn } from './references.ts'

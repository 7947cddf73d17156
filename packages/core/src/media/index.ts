export { cleanRecording } from './files/clean-recording.ts'
export { exifTakenAt } from './files/exif-date.ts'
export { IMAGE_HEAD_BYTES, imageSizeOf } from './files/image-size.ts'
export { becomesStill, cleanMovingPhoto, mayMove } from './files/moving-photo.ts'
export type { FileSource, Piece } from './files/pieces.ts'
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
  mediaPart,
  mediaType,
  SHOWN_EDGE,
  type StoredMedia,
  THUMBNAIL_EDGE,
} from './media-schema.ts'
export { firstCaption, titleOfPhotos, withoutMediaIds } from './media-words.ts'
export { type MediaReference, mediaMark, mediaNamedIn, mediaShownIn } from './references.ts'

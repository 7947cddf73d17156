export { anEntry, aUser } from './builders.ts'
export { anAvif } from './media/an-avif.ts'
export { type Bytes, big, join, latin, little, type Part } from './media/binary.ts'
export { aGif, markedPhotos, type PlainPhotos } from './media/marked-photos.ts'
export {
  MARK,
  type MarkedFile,
  markedRecordings,
  PICTURES,
  SOUND,
  uncleanRecordings,
} from './media/marked-recordings.ts'
export { aMovingPng, aMovingWebp, pngChunk, webpChunk } from './media/moving-photos.ts'
export { seededBytes, seededRandom } from './random.ts'
export { lostTexts, randomSaves } from './random-edits.ts'

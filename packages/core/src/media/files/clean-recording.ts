import type { MediaType } from '../media-schema.ts'
import { cleanMp4 } from './clean-mp4.ts'
import { cleanOgg } from './clean-ogg.ts'
import { cleanFlac, cleanFrames, cleanWav } from './clean-sound.ts'
import { cleanWebm } from './clean-webm.ts'
import { type CleanRecording, type FileSource, UncleanFile } from './pieces.ts'

type Cleaner = (source: FileSource) => Promise<CleanRecording>

const CLEANERS: { readonly [T in MediaType]?: Cleaner } = {
  'audio/mpeg': cleanFrames,
  'audio/aac': cleanFrames,
  'audio/flac': cleanFlac,
  'audio/wav': cleanWav,
  'audio/ogg': cleanOgg,
  'audio/mp4': cleanMp4,
  'video/mp4': cleanMp4,
  'video/quicktime': cleanMp4,
  'audio/webm': cleanWebm,
  'video/webm': cleanWebm,
}

/**
 * A recording without the places, names and programs that its file tells of. Its sound and pictures
 * are the same, byte for byte. Undefined if that can't be done.
 */
export async function cleanRecording(
  source: FileSource,
  type: MediaType,
): Promise<CleanRecording | undefined> {
  try {
    return await CLEANERS[type]?.(source)
  } catch (error) {
    if (error instanceof UncleanFile) return undefined
    throw error
  }
}

import type { MediaInfo } from '@daywell/core/media'
import type { ShownItem } from '../shown-item.ts'

/** A recording, and what the text calls it. */
export interface RecordingProps {
  item: ShownItem
  info: MediaInfo
}

import type { MediaPart, MediaType } from '@daywell/core/media'

interface Copy {
  readonly part: MediaPart
  readonly type: MediaType
  readonly blob: Blob
}

/** What's made of a file, and what the file says of itself. */
export interface Copies {
  readonly width?: number
  readonly height?: number
  readonly seconds?: number
  /** In no time zone: `2026-03-14T09:30:00`. */
  readonly takenAt?: string
  /** It moved, and none of the copies does. */
  readonly becameStill?: true
  readonly copies: readonly Copy[]
}

import type { MediaInfo, MediaPartInfo } from '@daywell/core/media'

/** The request to the worker; one per worker. */
export interface PrepareRequest {
  readonly file: Blob
  readonly keepOriginal: boolean
}

export interface PrepareCall {
  readonly request: PrepareRequest
  /** A Web Lock that the worker holds as long as it lives. */
  readonly aliveLock: string
}

/** Why a file can't be prepared. */
export type PrepareRefused =
  | 'not-supported'
  | 'not-readable'
  | 'heic'
  | 'too-many-pixels'
  | 'too-large'

export interface PreparedPart extends MediaPartInfo {
  readonly blob: Blob
}

/** A file without its metadata, in the sizes that are shown. */
export interface Prepared
  extends Pick<MediaInfo, 'kind' | 'width' | 'height' | 'seconds' | 'takenOn'> {
  /** As the camera knew it, in no time zone: `2026-03-14T09:30:00`. */
  readonly takenAt?: string
  readonly becameStill?: true
  readonly parts: readonly PreparedPart[]
}

/** The worker's messages; the last two are final. */
export type PrepareAnswer =
  | { readonly kind: 'alive' }
  | { readonly kind: 'progress'; readonly done: number }
  | { readonly kind: 'done'; readonly prepared: Prepared }
  | { readonly kind: 'refused'; readonly why: PrepareRefused }

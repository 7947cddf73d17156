import type { MediaInfo, MediaKind, MediaPart } from '@daywell/core/media'

/** Why a file wasn't added; each has its own sentence on the page. */
export type MediaRefused =
  | 'not-supported'
  | 'not-readable'
  | 'heic'
  | 'too-many-pixels'
  | 'too-large'
  | 'no-room'
  | 'cancelled'

/** A file that was prepared and is kept on this device. */
interface AddedMedia {
  readonly info: MediaInfo
  /**
   * When it was taken, if the file says so: offered as the day of the entry, and stored nowhere. As
   * the camera knew it, in no time zone: `2026-03-14T09:30:00`.
   */
  readonly takenAt: string | undefined
  /** It moved, and is stored as a still picture. */
  readonly becameStill?: true
}

export type AddResult = AddedMedia | { readonly refused: MediaRefused }

/** Where the bytes of a part are at the moment. */
export type WhereKept = 'here' | 'on-server' | 'nowhere'

/** How much of this person's photos and recordings there is. */
export interface MediaUse {
  readonly count: number
  readonly bytesHere: number
  /** Not on the server, though they belong there. */
  readonly waiting: number
}

/** What would be lost with this device. */
export interface MediaOnlyHere {
  /** Not whole on the server, and named by a text on this device or offered for insertion. */
  readonly ids: readonly string[]
  /** Recordings that were neither added nor discarded. */
  readonly unfinished: number
}

/**
 * The photos and recordings of one person on this device. What is added is on the disk before its
 * id is returned, so that a text never names what could be lost.
 */
export interface MediaService {
  /** Strips the metadata, makes the copies and stores them. `progress` goes from 0 to 1. */
  add(
    file: Blob,
    options: {
      /** Of an import: the same for the same file. What is known by this id stays as it is. */
      readonly id?: string
      readonly kind?: MediaKind
      readonly name?: string
      readonly seconds?: number
      readonly keepOriginal: boolean
      readonly progress?: (done: number) => void
      readonly signal?: AbortSignal
    },
  ): Promise<AddResult>
  /** Stores one of a backup or an import whose bytes were made by Daywell, as it is. */
  putBack(info: MediaInfo, part: MediaPart, bytes: Blob): Promise<boolean>
  infoOf(id: string): Promise<MediaInfo | undefined>
  whereKept(id: string, part: MediaPart): Promise<WhereKept>
  /** The bytes, from this device or the server; undefined if they can't be had now. */
  read(id: string, part: MediaPart, signal?: AbortSignal): Promise<Blob | undefined>
  /**
   * Looks for it again now and then, as long as the returned function isn't called: another device
   * may have yet to upload it.
   */
  waitFor(id: string): () => void
  /** All that this device knows of, for a backup. */
  list(): Promise<readonly MediaInfo[]>
  use(): Promise<MediaUse>
  onlyHere(): Promise<MediaOnlyHere>
  /** Called when something was added, came or went. */
  subscribe(listener: () => void): () => void
}

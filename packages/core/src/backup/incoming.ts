import type { Entry } from '#journal/index.ts'

/** Where the words of an entry are: on one device alone, or on the server as well. */
export type LivesOn = 'device' | 'server'

/** An entry of a file, before it's compared with the journal. */
export interface Incoming {
  /** Its place in the file, shown to people: `entry 17`, `2024/Walk.md`. */
  readonly where: string
  /** `_id` is the name of the entry, without a prefix; `userId` is empty. */
  readonly entry: Entry
  readonly livesOn: LivesOn
  /** It was under Recently deleted. */
  readonly deletedAt?: string
  /** Its earlier versions, oldest first. */
  readonly versions: readonly Entry[]
  /** A continuation: the file had this entry before, and these are more of its versions. */
  readonly more?: true
  /** Its dates are a guess, so the dates of the same entry here win. */
  readonly dateGuessed?: true
  /** When the file was changed last: the timestamp of a text that is new here. */
  readonly touchedAt?: string
  /** What its text shows of another app's files. */
  readonly media?: readonly IncomingMedia[]
}

/** Guesses that were made where a file is ambiguous. */
export type Guess =
  | 'title-from-text'
  | 'title-from-file-name'
  | 'title-shortened'
  | 'date-from-file-name'
  | 'date-from-folder'
  | 'date-from-file-time'
  | 'date-from-id'
  | 'date-unknown'
  | 'date-in-future'
  | 'time-of-day-unknown'
  | 'time-zone-unknown'
  | 'mood-from-number'
  | 'line-ends-changed'
  | 'signs-replaced'
  | 'tags-shortened'
  | 'text-split'
  | 'id-made-up'
  | 'id-twice'

export type MediaType = 'photo' | 'video' | 'audio' | 'pdf' | 'file'

/** Why a photo or another file doesn't come. */
export type LeftReason =
  /** The entry names it, but there's no such file. */
  | 'not-there'
  /** No entry names it. */
  | 'not-named'
  | 'not-supported'
  | 'not-readable'
  | 'heic'
  | 'too-many-pixels'
  | 'too-large'
  | 'no-room'
  /** Its bytes aren't the ones that were backed up. */
  | 'damaged'
  /** There's another one here by the same id, which stays. */
  | 'differs'

/** A photo or a recording of another app, which is a file beside its entry. */
export interface IncomingMedia {
  /** The same for the same file, so that a second import recognizes it. */
  readonly id: string
  readonly type: 'photo' | 'video' | 'audio'
  /** The path of its file. */
  readonly name: string
  /** What shows it in the text. */
  readonly mark: string
  /** What stands there instead if it can't come. */
  readonly remnant: string
}

/** Why something in a file is skipped. */
export type SkipReason =
  | 'no-text'
  | 'no-date'
  | 'not-readable'
  | 'too-large'
  | 'wrong'
  | 'deleted-long-ago'

/** A note for the person on what was read. */
export type Note =
  | { readonly kind: 'guess'; readonly where: string; readonly guess: Guess }
  /** A photo, a recording or another file that isn't imported. */
  | {
      readonly kind: 'media'
      readonly where: string
      readonly type: MediaType
      readonly name: string
      readonly reason: LeftReason
    }
  /** A field without a counterpart here, such as the weather. */
  | { readonly kind: 'left-out'; readonly where: string; readonly field: string }
  | {
      readonly kind: 'skipped'
      readonly where: string
      readonly reason: SkipReason
      /** What exactly is wrong, as a sentence. */
      readonly detail?: string
    }

/** The result of reading a piece of a file. */
export interface Reading {
  readonly incoming: readonly Incoming[]
  readonly notes: readonly Note[]
}

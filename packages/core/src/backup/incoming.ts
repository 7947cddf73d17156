import type { Entry } from '#journal/index.ts'

/** Where the words of an entry are: on one device alone, or on the server as well. */
export type LivesOn = 'device' | 'server'

/** An entry as a file brings it, before anyone has looked at what is here. */
export interface Incoming {
  /** Its place in the file, for people: `entry 17`, `2024/Walk.md`. */
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
  /** Its dates are a guess, and say nothing against the dates of the same entry here. */
  readonly dateGuessed?: true
  /** When its file was changed last: if it says something new, then that was said then. */
  readonly touchedAt?: string
}

/** What a file left open, and what was made of it. */
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

/** Why something in a file is not taken. */
export type SkipReason =
  | 'no-text'
  | 'no-date'
  | 'not-readable'
  | 'too-large'
  | 'wrong'
  | 'deleted-long-ago'

/** Something that a person should know about what was read. */
export type Note =
  | { readonly kind: 'guess'; readonly where: string; readonly guess: Guess }
  /** A picture or a recording that stays behind: a journal here holds text. */
  | {
      readonly kind: 'media'
      readonly where: string
      readonly type: MediaType
      readonly name: string
    }
  /** Something known of an entry that has no place here, such as the weather. */
  | { readonly kind: 'left-out'; readonly where: string; readonly field: string }
  | {
      readonly kind: 'skipped'
      readonly where: string
      readonly reason: SkipReason
      /** What exactly is wrong, as a sentence. */
      readonly detail?: string
    }

/** What a piece of a file held. */
export interface Reading {
  readonly incoming: readonly Incoming[]
  readonly notes: readonly Note[]
}

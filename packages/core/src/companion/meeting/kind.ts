import type { Frame } from '../voice.ts'

export type Tone = 'bad news' | 'hard' | 'mixed' | 'good' | 'plain'

/** A kind of thing that people write about, and replies that are true for all of it. */
export interface Kind {
  readonly id: string
  readonly is: RegExp
  /** What makes it something else. */
  readonly not?: RegExp
  readonly replies: readonly Frame[]
}

/** What a text is about, as far as that's certain enough to say something about it. */
export interface Recognized {
  readonly tone: Tone
  readonly kind?: Kind | undefined
}

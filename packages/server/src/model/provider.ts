import type { Trained } from '@daywell/core/companion'
import type { PastMessage, ReadEntry } from '@daywell/core/contract'
import type { AiInteraction, Preferences } from '@daywell/core/preferences'
import type { ZodMiniType } from 'zod/mini'

/** Something of an earlier entry that may be read: all of it, or an excerpt. */
export interface Passage extends ReadEntry {
  readonly text: string
}

/** All that a reply may be made with; its caller decides what that is. */
export interface Talk {
  readonly message: string
  /** What stands in the editor, while the person shares it. */
  readonly draft: string | undefined
  readonly level: AiInteraction
  /** Oldest first, without the message to answer. */
  readonly conversation: readonly PastMessage[]
  readonly preferences: Preferences
  /** Of earlier days, the newest first. */
  readonly earlier: readonly Passage[]
  /** The person's own day, `yyyy-MM-dd`. */
  readonly today: string
  /** What the trained model makes of the message and the draft; `builtin` alone goes by it. */
  readonly sensed?: Omit<Trained, 'bank'> | undefined
}

export interface Reply {
  /** The earlier entries that it is made with. */
  readonly read: readonly ReadEntry[]
  /** Its words as they come; fails with `model_failed` where they break off. */
  readonly words: AsyncIterable<string>
}

/** Something to be written from passages, in fields that a schema describes. */
export interface Task<T> {
  /** What to write and how, in the product's words. */
  readonly instructions: string
  /** The person's question, if there is one: data like the passages. */
  readonly asked?: string
  readonly preferences: Preferences
  /** The newest first: where not all fit, the oldest are left out. */
  readonly passages: readonly Passage[]
  readonly schema: ZodMiniType<T>
}

interface Written<T> {
  readonly value: T
  /** The entries that it was written from. */
  readonly read: readonly ReadEntry[]
}

/** Where the words of a conversation go. */
interface Where {
  readonly provider: 'builtin' | 'openai-compatible' | 'anthropic'
  readonly model: string | null
  readonly host: string | null
  readonly here: boolean
}

/** Who answers in the assistant and writes summaries. */
export interface Provider {
  readonly where: Where
  /**
   * A model is called when the first word is read. `who` is for fair queuing and for budgets, and
   * is never sent.
   */
  reply(talk: Talk, signal: AbortSignal, who: string): Promise<Reply>
  /** Absent where there is no model: then what is written is worked out by rules. */
  readonly write?: <T>(task: Task<T>, signal: AbortSignal, who: string) => Promise<Written<T>>
}

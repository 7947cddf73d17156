import type { ReadEntry } from '@daywell/core/contract'
import type { Verdict } from '@daywell/core/safety'

/** A message of a conversation, which lives on this page of the browser alone. */
export interface ChatMessage {
  readonly role: 'user' | 'assistant'
  readonly content: string
  /** When it was said, or when its first word came. */
  readonly timestamp: string
}

export interface Answer {
  /** `stopped` by the person, who keeps what came; `failed`: it broke off, or never began. */
  readonly state: 'coming' | 'whole' | 'stopped' | 'failed'
  readonly message: ChatMessage
  /** Earlier entries that it is made with. */
  readonly read: readonly ReadEntry[]
  /** What to say of a failure, and with what status the server refused. */
  readonly problem?: string
  readonly status?: number | undefined
}

/** What somebody said and what came of it: an answer, or the card of the safety check. */
export interface Exchange {
  readonly id: number
  readonly asked: ChatMessage
  /** Whether the draft went along. */
  readonly withDraft: boolean
  readonly answer: Answer | { readonly state: 'help'; readonly verdict: Verdict }
}

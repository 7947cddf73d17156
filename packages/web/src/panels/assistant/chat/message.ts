import type { ReadEntry } from '@daywell/core/contract'
import type { Verdict } from '@daywell/core/safety'

/** A message of a conversation, in memory only. */
export interface ChatMessage {
  readonly role: 'user' | 'assistant'
  readonly content: string
  /** When it was sent, or when its first word arrived. */
  readonly timestamp: string
}

export interface Answer {
  /** `stopped` by the person, keeping what arrived; `failed`: interrupted, or never started. */
  readonly state: 'coming' | 'whole' | 'stopped' | 'failed'
  readonly message: ChatMessage
  /** Earlier entries that it's based on. */
  readonly read: readonly ReadEntry[]
  /** The error message, and the server's status. */
  readonly problem?: string
  readonly status?: number | undefined
}

/** A message and its outcome: an answer, or the safety card. */
export interface Exchange {
  readonly id: number
  readonly asked: ChatMessage
  /** Whether the draft was sent too. */
  readonly withDraft: boolean
  /** Whether that draft stays on this device; the answer may tell of it. */
  readonly isOfKeptDraft: boolean
  /** Whether this device answers: the panel said that none of it is sent, so it never is. */
  readonly isHere: boolean
  readonly answer: Answer | { readonly state: 'help'; readonly verdict: Verdict }
}

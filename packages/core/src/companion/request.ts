import type { Analysis } from '#analysis/index.ts'
import type { AiInteraction, Preferences } from '#preferences/index.ts'

/** A message of the conversation so far. */
export interface PastMessage {
  readonly role: 'user' | 'assistant'
  readonly content: string
}

/** An entry of an earlier day, with what was read in it. */
export interface EarlierEntry {
  readonly id: string
  readonly localDate: string
  readonly analysis: Analysis
}

/** All that a reply rests on. */
export interface CompanionRequest {
  readonly message: string
  /** What stands in the editor, when the person shared it. */
  readonly draft?: string | undefined
  readonly level: AiInteraction
  /** Oldest first, without the message that is to be answered. */
  readonly conversation: readonly PastMessage[]
  readonly earlier: readonly EarlierEntry[]
  readonly preferences: Preferences
  /** The person's own day, `yyyy-MM-dd`. */
  readonly today: string
  /** A number in [0, 1). */
  readonly random: () => number
}

/** An entry that a reply rests on. */
export type Source = Pick<EarlierEntry, 'id' | 'localDate'>

export interface CompanionReply {
  readonly text: string
  /** What was looked at for this reply, whether or not it is spoken of. */
  readonly read: { readonly draft: boolean; readonly entries: readonly Source[] }
  /** The entries that the reply speaks of. */
  readonly cites: readonly Source[]
}

import type { Analysis } from '#analysis/index.ts'
import type { AiInteraction, Preferences } from '#preferences/index.ts'
import type { Bank } from './trained/bank.ts'
import type { Sensed } from './trained/sense.ts'
import type { PastMessage } from './voice.ts'

/** An entry of an earlier day, with its analysis. */
export interface EarlierEntry {
  readonly id: string
  readonly localDate: string
  readonly analysis: Analysis
}

/** The input of a reply. */
export interface CompanionRequest {
  readonly message: string
  /** The draft in the editor, if it's shared. */
  readonly draft?: string | undefined
  readonly level: AiInteraction
  /** Oldest first, without the message to answer. */
  readonly conversation: readonly PastMessage[]
  readonly earlier: readonly EarlierEntry[]
  readonly preferences: Preferences
  /** The person's local day, `yyyy-MM-dd`. */
  readonly today: string
  /** A number in [0, 1). */
  readonly random: () => number
  /** What the trained model makes of the message and the draft, where there is one. */
  readonly trained?: Trained | undefined
}

export interface Trained {
  readonly bank: Bank
  readonly message?: Sensed | undefined
  readonly draft?: Sensed | undefined
}

/** An entry that a reply is based on. */
export type Source = Pick<EarlierEntry, 'id' | 'localDate'>

export interface CompanionReply {
  readonly text: string
  /** The entries that were read for this reply, whether or not it mentions them. */
  readonly read: { readonly draft: boolean; readonly entries: readonly Source[] }
  /** The entries that the reply mentions. */
  readonly cites: readonly Source[]
}

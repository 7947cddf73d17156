import { type Verdict, verdictOf } from '#safety/index.ts'
import { concernsIn } from './concerns.ts'
import type { Sensed } from './sense.ts'
import { ownToSense, toSense } from './shortened.ts'

/** What was sent to the companion. */
export interface Sent {
  readonly message: string
  readonly draft?: string | undefined
}

/** What the trained model makes of it. */
export interface SensedTalk {
  readonly message?: Sensed | undefined
  /** Of the person's own words in the draft. */
  readonly draft?: Sensed | undefined
  /** Of the draft with what it quotes. */
  readonly wholeDraft?: Sensed | undefined
}

/** Reads a message, and a draft with and without its quotes. */
export function senseTalk(
  read: (text: string) => Sensed,
  { message, draft = '' }: Sent,
): SensedTalk {
  const sense = (text: string) =>
    text.trim() === '' ? undefined : { ...read(text), chars: text.trim().length }
  const [whole, own] = [toSense(draft), ownToSense(draft)]
  const wholeDraft = sense(whole)
  return {
    message: sense(toSense(message)),
    draft: own === whole ? wholeDraft : sense(own),
    wholeDraft,
  }
}

/** What texts hint at without any of the phrases that the rules know. */
export function dangerIn({ message, draft, wholeDraft }: SensedTalk): Verdict {
  const read = [message, draft, wholeDraft].filter((sensed) => sensed !== undefined)
  return verdictOf(new Set(read.flatMap(concernsIn)))
}

import type { Reading } from '../reading/reading.ts'
import type { Voice } from '../voice.ts'
import * as words from '../words/lines.ts'
import { type Notice, notice } from './notice.ts'

/** The context of a message: the shared draft, or the earlier conversation. */
export interface Background {
  readonly of: 'draft' | 'conversation'
  readonly reading: Reading
}

/** How a message refers back to its context, if both are about the same. */
export function noticeBackground(
  { topics }: Reading,
  { of, reading }: Background,
  voice: Voice,
): Notice | undefined {
  const frames = of === 'draft' ? words.fromDraft : words.fromBefore
  for (const topic of reading.topics.filter(({ key }) => topics.some((one) => one.key === key))) {
    const line = reading.fragments.find(
      ({ sentence, text }) => topic.sentences.includes(sentence) && !voice.hasQuoted(text),
    )
    if (line) return notice({ frames, slots: { topic: topic.name, quote: line.text } })
  }
  return undefined
}

import type { Reading } from '../reading/reading.ts'
import * as words from '../words/lines.ts'
import { type Notice, notice } from './notice.ts'

/** What stands behind a message: the shared draft, or what was written in the conversation. */
export interface Background {
  readonly of: 'draft' | 'conversation'
  readonly reading: Reading
}

const frames = {
  draft: { shared: words.fromDraft, beside: words.besideDraft },
  conversation: { shared: words.fromBefore, beside: words.besideBefore },
}

/** How a message goes back to what was written before it. */
export function noticeBackground(reading: Reading, background: Background): Notice[] {
  const shared = background.reading.topics.filter(({ key }) =>
    reading.topics.some((topic) => topic.key === key),
  )
  const ways = frames[background.of]
  const linked = shared.flatMap((topic) =>
    background.reading.fragments
      .filter(({ sentence }) => topic.sentences.includes(sentence))
      .slice(0, 3)
      .map(({ text }) =>
        notice({
          ...{ kind: 'background', weight: 3.6, frames: ways.shared, topics: [topic.key] },
          slots: { topic: topic.name, quote: text },
        }),
      ),
  )
  const beside = background.reading.fragments
    .filter(({ whole }) => whole)
    .slice(-6)
    .map(({ text }) =>
      notice({
        ...{ kind: 'background', weight: 1.8, frames: ways.beside },
        slots: { quote: text },
      }),
    )
  return [...linked, ...beside]
}

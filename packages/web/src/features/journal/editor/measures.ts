import { isStorable } from '@daywell/core/input'
import { isTooLong, TITLE_MAX } from '@daywell/core/journal'
import { wordCounter } from './word-counter.ts'
import type { Details, Text } from './words.ts'
import type { WritingState } from './writing-state.ts'

/** Something other than blanks. */
const HAS_INK = /\S/

type Measures = Pick<WritingState, 'words' | 'length' | 'titleLength' | 'blank' | 'unstorable'>

/** Answers what can be said of a text without understanding it. */
export function textMeasures() {
  const count = wordCounter()
  return ({ title, content }: Text, { tags }: Details): Measures => ({
    words: count(content),
    length: content.length,
    titleLength: title.length,
    blank: !HAS_INK.test(content),
    unstorable: ![title, content, ...tags].every(isStorable),
  })
}

export function isSavable({ title, content }: Text, { tags }: Details): boolean {
  if (!HAS_INK.test(content) || isTooLong(content) || title.length > TITLE_MAX) return false
  return [title, content, ...tags].every(isStorable)
}

import { isStorable } from '@daywell/core/input'
import { isTooLong, TITLE_MAX } from '@daywell/core/journal'
import type { EditorView } from './editor-view.ts'
import type { Details, Text } from './page-text.ts'

/** Any non-whitespace. */
const HAS_INK = /\S/

export type WordCounter = (text: string) => number

type Limits = Pick<EditorView, 'length' | 'titleLength' | 'blank' | 'unstorable'>
type Measures = Limits & Pick<EditorView, 'words' | 'savable'>

/** The measures of a text: length, words, blankness. */
export function measureText(text: Text, details: Details, count: WordCounter): Measures {
  const limits = limitsOf(text, details)
  return { ...limits, words: count(text.content), savable: isWithin(text, limits) }
}

export function isSavable(text: Text, details: Details): boolean {
  return isWithin(text, limitsOf(text, details))
}

function limitsOf({ title, content }: Text, { tags }: Details): Limits {
  return {
    length: content.length,
    titleLength: title.length,
    blank: !HAS_INK.test(content),
    unstorable: ![title, content, ...tags].every(isStorable),
  }
}

function isWithin({ content }: Text, { titleLength, blank, unstorable }: Limits): boolean {
  return !blank && !unstorable && !isTooLong(content) && titleLength <= TITLE_MAX
}

import { countWords } from '@daywell/core/journal'
import { plainParagraphs } from '@daywell/core/markdown'
import type { WordCounter } from './measures.ts'

/**
 * Counts the words of a text being edited, without its marks. Memoized per paragraph, so that a long
 * page costs no more than a short one.
 */
export function markedWordCounter(): WordCounter {
  let counted = new Map<string, number>()
  return (text) => {
    const now = new Map<string, number>()
    let total = 0
    for (const { key, plain } of plainParagraphs(text)) {
      const words = counted.get(key) ?? now.get(key) ?? countWords(plain())
      now.set(key, words)
      total += words
    }
    counted = now
    return total
  }
}

import { countWords } from '@daywell/core/journal'

export type WordCounter = (text: string) => number

/**
 * Counts the words of a text being edited, marks included. Memoized per line, so that a long page costs no more
 * than a short one.
 */
export function wordCounter(): WordCounter {
  let counted = new Map<string, number>()
  return (text) => {
    const now = new Map<string, number>()
    let total = 0
    for (const line of text.split('\n')) {
      const words = counted.get(line) ?? now.get(line) ?? countWords(line)
      now.set(line, words)
      total += words
    }
    counted = now
    return total
  }
}

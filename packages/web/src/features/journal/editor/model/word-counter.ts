import { wordCount } from '@daywell/core/journal'

/**
 * Counts the words of a text being edited. Memoized per line, so that a long page costs no more
 * than a short one.
 */
export function wordCounter(): (text: string) => number {
  let counted = new Map<string, number>()
  return (text) => {
    const now = new Map<string, number>()
    let total = 0
    for (const line of text.split('\n')) {
      const words = counted.get(line) ?? now.get(line) ?? wordCount(line)
      now.set(line, words)
      total += words
    }
    counted = now
    return total
  }
}
